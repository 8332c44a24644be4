import { expect, within } from 'storybook/test';
import { frame } from '#storybook/designs/boards.ts';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { HELD, heldStates } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { german } from '../../../test/examples/german.js';
import { longWords } from '../../../test/examples/long-words.js';
import { Mark } from '../../../test/examples/marks.js';
import { logo } from '../../../test/examples/pictures.js';
import {
  pageWith,
  parts,
  partsIn,
  scrollToThird,
  sections,
  topBarMeta,
  topOf,
} from '../../../test/examples/top-bar.js';
import { expectHydration } from '../../../test/hydration.js';
import { Grid } from '../grid/index.js';
import { MobileMenu, MobileMenuItem } from '../mobile-menu/index.js';
import { TopBar, TopBarActions, TopBarLink, TopBarLogo, TopBarNav } from './top-bar.js';

const meta = preview.meta({
  title: 'Components/TopBar',
  component: TopBar,
  subcomponents: { TopBarLogo, TopBarNav, TopBarLink, TopBarActions },
  ...topBarMeta,
  parameters: { ...topBarMeta.parameters, design: frame('top-bar') },
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

/** Takes room above the content, and stays in sight. What is scrolled to stops below it. */
export const Sticky = meta.story({
  args: { position: 'sticky' },
  render: (args) => pageWith(<TopBar {...args} />),
  play: async ({ canvas }) => {
    const third = await scrollToThird();
    await expect(topOf(canvas.getByRole('banner'))).toBe(0);
    await expect(topOf(third)).toBe(80);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});

/** 1023 px and narrower: the menu button replaces the row, whose landmark and list stay for assistive technology. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: playIf({ screen: 'own' }, async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await expect(button).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull();
    const nav = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(nav.getAllByRole('listitem').map((item) => item.textContent)).toEqual([...sections]);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      window.innerWidth,
    );
  }),
});

/** Its links in each state, and the current one. The bar is dark in every theme. */
export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  args: {
    position: 'static',
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
  // A narrow bar has its menu in every window.
  render: (args) => (
    <>
      <TopBar {...args} />
      <main className="canvas-ground">
        <Grid columns={{ base: 1, md: 2 }}>
          {['rest', ...HELD].map((state) => (
            <div key={state} className="canvas-specimens">
              <p className="canvas-name">the menu’s button, {state}</p>
              <div className="canvas-narrow">
                <TopBar position="static">
                  {parts[0]}
                  <span data-shown={state}>
                    <MobileMenu label={`Menu, ${state}`}>
                      <MobileMenuItem href="#section">Benefits</MobileMenuItem>
                    </MobileMenu>
                  </span>
                </TopBar>
              </div>
            </div>
          ))}
        </Grid>
      </main>
    </>
  ),
});

/** The lines of the name in the bar. */
function linesOfName(canvas: { getAllByRole(role: 'link'): HTMLElement[] }): DOMRect[] {
  const range = document.createRange();
  range.selectNode(canvas.getAllByRole('link')[0]?.lastChild as Text);
  return [...range.getClientRects()];
}

/** Checks that no line of the name is above or below the bar. */
async function expectWholeName(
  canvas: Parameters<typeof linesOfName>[0] & { getByRole(role: 'banner'): HTMLElement },
) {
  const bar = canvas.getByRole('banner').getBoundingClientRect();
  for (const { top, bottom } of linesOfName(canvas)) {
    await expect(top).toBeGreaterThanOrEqual(bar.top);
    await expect(bottom).toBeLessThanOrEqual(bar.bottom);
  }
}

const germanParts = partsIn(german);

/** Long names are not truncated, push nothing out of a narrow bar, and make it higher. */
export const LongContent = meta.story({
  parameters: { lang: 'de' },
  globals: { viewport: { value: 'phone' } },
  args: {
    children: [
      <TopBarLogo key="logo" href="#top">
        <Mark />
        {longWords.unbroken}
      </TopBarLogo>,
      germanParts[1],
      germanParts[3],
    ],
  },
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    await expect(
      canvas.getByRole('button', { name: german.menu }).getBoundingClientRect().right,
    ).toBeLessThanOrEqual(window.innerWidth);
    await expectWholeName(canvas);
  }),
});

/** With large text on a phone a short name keeps its line, and the bar its height. */
export const LargeText = meta.story({
  globals: { viewport: { value: 'phone' }, textSize: 'double' },
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    await expect(canvas.getByRole('banner').offsetHeight).toBe(80);
    const words = linesOfName(canvas);
    await expect(new Set(words.map(({ top }) => top)).size).toBe(1);
    await expectWholeName(canvas);
  }),
});

const WEAVERS = 'Handloom Weavers of Pochampally';

/** A very wide logo shrinks before the menu button and the links do. */
export const WideLogo = meta.story({
  globals: { viewport: { value: 'narrowest' } },
  args: {
    children: [
      <TopBarLogo key="logo" href="#top">
        <img src={logo(720, 40, WEAVERS)} alt={WEAVERS} width="720" height="40" />
      </TopBarLogo>,
      ...parts.slice(1),
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

/** Without links: leave the navigation out. */
export const Empty = meta.story({ args: { children: linked([]) } });

export const One = meta.story({ args: { children: linked(sections.slice(1, 2)) } });

const MANY = [
  ...sections,
  'Data flows',
  'Stories',
  'Prices',
  'Questions',
  'Partners',
  'Security',
  'Press',
  'Careers',
  'Contact',
];

/** More links than fit scroll inside the bar. */
export const Many = meta.story({
  args: { children: linked(MANY) },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    await expect(new Set(linesOfName(canvas).map(({ top }) => top)).size, 'lines of the name').toBe(1);
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
