import type { ComponentPropsWithRef, ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { frame } from '#storybook/designs/boards.ts';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { HELD, heldStates } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longWords } from '../../../test/examples/long-words.js';
import { cloth } from '../../../test/examples/pictures.js';
import { expectHydration } from '../../../test/hydration.js';
import { LinkButton } from '../link/index.js';
import { MobileMenu, MobileMenuItem } from '../mobile-menu/index.js';
import { Page, PageMain } from '../page/index.js';
import { Section } from '../section/index.js';
import { TopBar, TopBarActions, TopBarLink, TopBarLogo, TopBarNav } from './top-bar.js';

/** A fake router link: takes `to`, renders an anchor. */
function RouterLink({ to, ...props }: { to: string } & Omit<ComponentPropsWithRef<'a'>, 'href'>) {
  return <a href={`#${to}`} {...props} />;
}

/** A fake logo. */
function Mark() {
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
      <path
        fill="currentColor"
        d="M15 2h2v28h-2zM11 6h2v20h-2zM19 6h2v20h-2zM7 10h2v12H7zM23 10h2v12h-2zM3 14h2v4H3zM27 14h2v4h-2z"
      />
    </svg>
  );
}

const sections = ['Possibilities', 'Benefits', 'How it works?', 'Integrations', 'AI Agents'] as const;

interface Words {
  sections: readonly string[];
  support: string;
  login: string;
  menu?: string;
  newTab?: string;
}

/** The contents of a bar, in one language. */
const partsIn = ({ sections, support, login, menu, newTab }: Words) => [
  <TopBarLogo key="logo" as={RouterLink} to="top" lang="en">
    <Mark />
    Weft
  </TopBarLogo>,
  <TopBarNav key="nav" aria-label={menu}>
    {sections.map((name, index) => (
      <TopBarLink key={name} href="#section" current={index === 0 ? 'location' : undefined}>
        {name}
      </TopBarLink>
    ))}
  </TopBarNav>,
  <TopBarActions key="actions">
    <TopBarLink href="#support" newTab newTabLabel={newTab}>
      {support}
    </TopBarLink>
    <LinkButton variant="action" href="#login">
      {login}
    </LinkButton>
  </TopBarActions>,
  <MobileMenu key="menu" label={menu}>
    {sections.map((name) => (
      <MobileMenuItem key={name} href="#section">
        {name}
      </MobileMenuItem>
    ))}
    <MobileMenuItem href="#login" variant="action">
      {login}
    </MobileMenuItem>
  </MobileMenu>,
];

const parts = partsIn({ sections, support: 'Support', login: 'Login' });

const meta = preview.meta({
  title: 'Components/TopBar',
  component: TopBar,
  subcomponents: { TopBarLogo, TopBarNav, TopBarLink, TopBarActions },
  args: { children: parts },
  argTypes: {
    ground: { control: 'inline-radio', options: ['ink', 'page'] },
    position: { control: 'inline-radio', options: ['fixed', 'sticky', 'static'] },
  },
  globals: { viewport: { value: 'xl' } },
  parameters: {
    design: frame('top-bar'),
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '8rem' } },
  },
});

/** Wide: the row of links and the action. */
export const Default = meta.story({
  play: playIf({ screen: 'own' }, async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar.offsetHeight).toBe(80);
    await expect(getComputedStyle(bar).position).toBe('fixed');
    const nav = canvas.getByRole('navigation', { name: 'Main' });
    await expect(nav).toBeVisible();
    await expect(
      within(nav)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([...sections]);
    await expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Weft' })).toHaveAttribute('href', '#top');
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
    await expectHydration(<TopBar>{parts}</TopBar>);
  }),
});

/** On the page's ground the bar has the page's theme. */
export const PageGround = meta.story({
  parameters: everyLook,
  args: { ground: 'page', position: 'static' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar).not.toHaveAttribute('data-theme');
    const page = getComputedStyle(document.documentElement);
    await expect(getComputedStyle(bar).getPropertyValue('--ds-color-bg-page')).toBe(
      page.getPropertyValue('--ds-color-bg-page'),
    );
  },
});

/** The panel of the menu is on the ground of the bar. */
export const PageGroundNarrow = meta.story({
  globals: { theme: 'light', viewport: { value: 'phone' } },
  args: { ground: 'page' },
  play: playIf({ screen: 'own' }, async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const bar = getComputedStyle(canvas.getByRole('banner'));
    const panel = getComputedStyle(await canvas.findByRole('menu'));
    await expect([panel.backgroundColor, panel.color]).toEqual([bar.backgroundColor, bar.color]);
  }),
});

/** A page that is long enough to scroll. */
const pageWith = (bar: ReactNode) => (
  <Page>
    {bar}
    <PageMain>
      {Array.from({ length: 8 }, (_, index) => (
        <Section key={`section ${index + 1}`} id={`section-${index + 1}`}>
          Section {index + 1}
        </Section>
      ))}
    </PageMain>
  </Page>
);

const topOf = (element: Element | null | undefined) =>
  Math.round(element?.getBoundingClientRect().top ?? Number.NaN);

/** Takes room above the content, and stays in sight. What is scrolled to stops below it. */
export const Sticky = meta.story({
  args: { position: 'sticky' },
  render: (args) => pageWith(<TopBar {...args} />),
  play: async ({ canvas }) => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    await expect(topOf(document.getElementById('section-1'))).toBe(80);
    const third = document.getElementById('section-3');
    third?.scrollIntoView({ behavior: 'instant' });
    await expect(topOf(canvas.getByRole('banner'))).toBe(0);
    await expect(topOf(third)).toBe(80);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});

/** Takes room above the content, and scrolls away with it. */
export const Static = meta.story({
  args: { position: 'static' },
  render: (args) => pageWith(<TopBar {...args} />),
  play: async ({ canvas }) => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    await expect(topOf(document.getElementById('section-1'))).toBe(80);
    const third = document.getElementById('section-3');
    third?.scrollIntoView({ behavior: 'instant' });
    await expect(topOf(third)).toBe(0);
    await expect(canvas.getByRole('banner').getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});

/** 1023 px and narrower: the menu button replaces the row, whose landmark and list stay for assistive technology. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: playIf({ screen: 'own' }, async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await expect(button).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull();
    const nav = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(nav.getAllByRole('listitem').map((item) => item.textContent)).toEqual([...sections]);

    // Only the link with keyboard focus is visible, below the bar.
    const inSight = () =>
      nav
        .getAllByRole('listitem')
        .filter(({ offsetHeight }) => offsetHeight > 1)
        .map((item) => item.textContent);
    await expect(inSight()).toEqual([]);
    await userEvent.tab();
    for (const name of sections) {
      await userEvent.tab();
      const link = nav.getByRole('link', { name });
      await expect(link).toHaveFocus();
      await expect(inSight()).toEqual([name]);
      const box = link.getBoundingClientRect();
      await expect(box.top).toBeGreaterThanOrEqual(
        canvas.getByRole('banner').getBoundingClientRect().bottom - 1,
      );
      await expect(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)).toBe(link);
    }
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(inSight()).toEqual([]);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
  }),
});

/** The line stays below the current link, and slides in below the focused one. */
export const Current = meta.story({
  play: playIf({ screen: 'own' }, async ({ canvas, userEvent }) => {
    const thread = (name: string) => getComputedStyle(canvas.getByRole('link', { name }), '::after');
    await expect(canvas.getByRole('link', { name: 'Possibilities' })).toHaveAttribute(
      'aria-current',
      'location',
    );
    await expect(canvas.getByRole('link', { name: 'Benefits' })).not.toHaveAttribute('aria-current');
    await expect(thread('Possibilities').width).not.toBe('0px');
    await expect(thread('Benefits').width).toBe('0px');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Benefits' })).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('link', { name: 'Benefits' })).outlineStyle).toBe('solid');
  }),
});

/** A link that opens a new tab has a hidden text. */
export const NewTab = meta.story({
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    const support = canvas.getByRole('link', { name: 'Support (opens in a new tab)' });
    await expect(support).toHaveAttribute('target', '_blank');
    await expect(support).toHaveAttribute('rel', 'noopener');
  }),
});

/** Its links in each state, and the current one. The bar is dark in every theme. */
export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  globals: { theme: 'light' },
  args: {
    children: [
      parts[0],
      <TopBarNav key="nav">
        <TopBarLink href="#section">rest</TopBarLink>
        {HELD.map((state) => (
          <span key={state} data-shown={state}>
            <TopBarLink href="#section">{state}</TopBarLink>
          </span>
        ))}
        <TopBarLink href="#section" current>
          current
        </TopBarLink>
      </TopBarNav>,
      parts[2],
      parts[3],
    ],
  },
});

/** Long names are not truncated and push nothing out of a narrow bar. */
export const LongContent = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    children: [
      <TopBarLogo key="logo" href="#top">
        <Mark />
        {longWords.unbroken}
      </TopBarLogo>,
      parts[1],
      parts[3],
    ],
  },
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    await expect(
      canvas.getByRole('button', { name: 'Menu' }).getBoundingClientRect().right,
    ).toBeLessThanOrEqual(window.innerWidth);
  }),
});

/** A very wide logo shrinks before the menu button does. */
export const WideLogo = meta.story({
  globals: { viewport: { value: 'narrowest' } },
  args: {
    children: [
      <TopBarLogo key="logo" href="#top">
        <img src={cloth(1600, 40)} alt="Weft" width="1600" height="40" />
      </TopBarLogo>,
      parts[1],
      parts[3],
    ],
  },
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    for (const control of [...canvas.queryAllByRole('button'), ...canvas.getAllByRole('link')]) {
      await expect(control.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    }
  }),
});

/** A German and an Arabic row: what does not fit scrolls inside the bar. */
export const LongLinks = meta.story({
  args: {
    children: [
      parts[0],
      <TopBarNav key="nav">
        {[longWords.german, longWords.arabic].map((name) => (
          <TopBarLink key={name} href="#section">
            {name}
          </TopBarLink>
        ))}
      </TopBarNav>,
      parts[2],
      parts[3],
    ],
  },
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  }),
});

const linked = (names: readonly string[]) => [
  parts[0],
  <TopBarNav key="nav">
    {names.map((name) => (
      <TopBarLink key={name} href="#section">
        {name}
      </TopBarLink>
    ))}
  </TopBarNav>,
  parts[2],
  parts[3],
];

/** No link (leave the navigation out), one link, and more links than fit, which scroll. */
export const Empty = meta.story({ args: { children: linked([]) } });

export const One = meta.story({ args: { children: linked(sections.slice(1, 2)) } });

export const Many = meta.story({
  args: { children: linked(Array.from({ length: 14 }, (_, index) => `Section ${index + 1}`)) },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  },
});

/** The logo only, as on a page with one task. */
export const LogoAlone = meta.story({ args: { children: parts[0] } });

export const RTL = meta.story({
  ...inArabic,
  globals: { direction: 'rtl', viewport: { value: 'xl' } },
  args: { children: partsIn(arabic) },
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    const logo = canvas.getByRole('link', { name: 'Weft' }).getBoundingClientRect();
    await expect(logo.left).toBeGreaterThan(window.innerWidth / 2);
  }),
});
