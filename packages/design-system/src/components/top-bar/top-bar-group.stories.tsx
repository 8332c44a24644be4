import { expect, screen, waitFor, within } from 'storybook/test';
import { logicalBox } from '#storybook/logical-box.ts';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { HELD, heldStates } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { german } from '../../../test/examples/german.js';
import { longWords } from '../../../test/examples/long-words.js';
import { Mark } from '../../../test/examples/marks.js';
import {
  expectOnScreen,
  manyLinks,
  productLinks,
  shown,
  topBarGroupMeta,
} from '../../../test/examples/top-bar-group.js';
import { partOf } from '../../../test/part.js';
import { MobileMenu, MobileMenuGroup, MobileMenuItem } from '../mobile-menu/index.js';
import { TopBar, TopBarLink, TopBarLogo, TopBarNav } from './top-bar.js';
import { TopBarGroup } from './top-bar-group.js';
import { TopBarGroupLink } from './top-bar-group-link.js';

const meta = preview.meta({
  title: 'Components/TopBar/TopBarGroup',
  component: TopBarGroup,
  subcomponents: { TopBarGroupLink },
  ...topBarGroupMeta,
});

/** A press opens the panel below the bar, in line with its button, here with its end. */
export const Default = meta.story({
  play: playIf({ screen: 'own' }, async ({ args, canvas, canvasElement, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Product' });
    const panel = partOf(canvasElement, 'top-bar-group-panel');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).toHaveAttribute('aria-controls', panel.id);
    await expect(panel).not.toBeVisible();

    await userEvent.click(trigger);
    await shown(canvasElement);
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'true'));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(within(canvas.getByRole('list', { name: 'Product' })).getAllByRole('listitem')).toHaveLength(
      4,
    );
    await expect(canvas.getByRole('link', { name: 'Apps Web, mobile and TV from one login' })).toBeVisible();
    await expect(Math.ceil(panel.getBoundingClientRect().top), 'at the lower edge of the bar').toBe(80);
    await expect(logicalBox(panel).end).toBeCloseTo(logicalBox(trigger).end, 0);
  }),
});

/** Buttons and links in each state, and a link that is current, on both grounds. One panel is open at a time. */
export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: () => (
    <div className="canvas-panel-room">
      {(['page', 'ink'] as const).map((ground) => (
        <article key={ground}>
          <TopBar ground={ground} position="static">
            <TopBarLogo href="#top">{ground}</TopBarLogo>
            <TopBarNav aria-label={ground}>
              <TopBarGroup label="rest">{productLinks}</TopBarGroup>
              {HELD.map((state) => (
                <span key={state} data-shown={state}>
                  <TopBarGroup label={state}>{productLinks}</TopBarGroup>
                </span>
              ))}
              <TopBarGroup label="current" defaultOpen={ground === 'ink'}>
                {['rest', ...HELD].map((state) => (
                  <span key={state} data-shown={state}>
                    <TopBarGroupLink href="#state" description="A few words about it">
                      {state}
                    </TopBarGroupLink>
                  </span>
                ))}
                <TopBarGroupLink href="#current" description="A few words about it" current>
                  current
                </TopBarGroupLink>
              </TopBarGroup>
            </TopBarNav>
          </TopBar>
        </article>
      ))}
    </div>
  ),
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    const line = (trigger: Element | undefined) => trigger && getComputedStyle(trigger, '::after').width;
    const [onPage] = canvas.getAllByRole('button', { name: 'current' });
    await expect(line(onPage), 'the line of a group with a current link').not.toBe('0px');
    await expect(line(canvas.getAllByRole('button', { name: 'rest' })[0])).toBe('0px');
    await canvas.findByRole('link', { name: /^current/ });
  }),
});

/** From five links on, the panel has two columns, row by row. On the page's ground it has the page's theme. */
export const Many = meta.story({
  args: { defaultOpen: true, children: manyLinks },
  render: (args) => (
    <TopBar ground="page" position="static">
      <TopBarLogo href="#top">
        <Mark />
        Weft
      </TopBarLogo>
      <TopBarNav>
        <TopBarGroup {...args} />
      </TopBarNav>
    </TopBar>
  ),
  play: playIf({ screen: 'own' }, async ({ canvas, canvasElement }) => {
    await expectOnScreen(await shown(canvasElement));
    const boxOf = (name: string) => canvas.getByRole('link', { name: RegExp(name) }).getBoundingClientRect();
    await expect(boxOf('^Agents').top).toBe(boxOf('^Apps').top);
    await expect(boxOf('^Flows').left).toBe(boxOf('^Apps').left);
    // Makes borders thicker than their token, as zooming out does.
    canvasElement.style.zoom = '0.67';
    try {
      await expect(boxOf('^Agents').top).toBe(boxOf('^Apps').top);
    } finally {
      canvasElement.style.zoom = '';
    }
  }),
});

/** The panel is open from the start. */
export const HeldOpen = meta.story({
  args: { defaultOpen: true },
  render: (args) => (
    <TopBar position="static">
      <TopBarLogo href="#top">
        <Mark />
        Weft
      </TopBarLogo>
      <TopBarNav>
        <TopBarLink href="#prices">Prices</TopBarLink>
        <TopBarGroup {...args} />
        <TopBarLink href="#questions">Questions</TopBarLink>
      </TopBarNav>
    </TopBar>
  ),
});

/** A phone: the same links are a labelled group of the menu. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div className="canvas-panel-room">
      <TopBar>
        <TopBarLogo href="#top">
          <Mark />
          Weft
        </TopBarLogo>
        <TopBarNav>
          <TopBarLink href="#prices">Prices</TopBarLink>
          <TopBarGroup {...args} />
        </TopBarNav>
        <MobileMenu>
          <MobileMenuItem href="#prices">Prices</MobileMenuItem>
          <MobileMenuGroup label="Product">
            <MobileMenuItem href="#apps">Apps</MobileMenuItem>
            <MobileMenuItem href="#agents">AI Agents</MobileMenuItem>
            <MobileMenuItem href="#data">Data flows</MobileMenuItem>
          </MobileMenuGroup>
          <MobileMenuItem href="#login" variant="action">
            Login
          </MobileMenuItem>
        </MobileMenu>
      </TopBar>
    </div>
  ),
  play: playIf({ screen: 'own' }, async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const group = await screen.findByRole('group', { name: 'Product' });
    await expect(
      within(group)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['Apps', 'AI Agents', 'Data flows']);
  }),
});

/** Long words break inside the panel, and more links than fit scroll in it. */
export const LongContent = meta.story({
  parameters: { lang: 'de' },
  globals: { viewport: { value: 'lg' } },
  args: {
    label: longWords.unbroken,
    children: Array.from({ length: 24 }, (_, index) => (
      <TopBarGroupLink key={`link ${index + 1}`} href="#long" description={longWords.german}>
        {longWords.unbroken}
      </TopBarGroupLink>
    )),
  },
  render: (args) => (
    <div className="canvas-panel-room">
      <TopBar>
        <TopBarLogo href="#top">
          <Mark />
          Weft
        </TopBarLogo>
        <TopBarNav aria-label="Hauptnavigation">
          <TopBarLink href="#prices">Preise</TopBarLink>
          <TopBarGroup {...args} />
          <TopBarLink href="#questions">Fragen</TopBarLink>
        </TopBarNav>
        <MobileMenu label={german.menu}>
          <MobileMenuItem href="#prices">Preise</MobileMenuItem>
          <MobileMenuItem href="#product">Produkt</MobileMenuItem>
          <MobileMenuItem href="#questions">Fragen</MobileMenuItem>
        </MobileMenu>
      </TopBar>
    </div>
  ),
  play: playIf({ screen: 'own' }, async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const panel = await shown(canvasElement);
    await expectOnScreen(panel);
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
    const bar = canvas.getByRole('banner');
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  }),
});

/** Text at 200 % in a window that still has the row. */
export const LargeText = meta.story({
  globals: { textSize: 'double', viewport: { value: 'xl' } },
  play: playIf({ screen: 'own' }, async ({ canvas, canvasElement, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Product' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expectOnScreen(await shown(canvasElement));
  }),
});

/** The row ends at the left, so the panel is in line with the left edge of its button. */
export const RTL = meta.story({
  ...inArabic,
  globals: { direction: 'rtl', viewport: { value: 'xl' } },
  args: {
    label: arabic.heading.eyebrow,
    children: arabic.benefits.map(({ subHeading, description }) => (
      <TopBarGroupLink key={subHeading} href="#benefit" description={description}>
        {subHeading}
      </TopBarGroupLink>
    )),
  },
  render: (args) => (
    <div className="canvas-panel-room">
      <TopBar>
        <TopBarLogo href="#top" lang="en">
          <Mark />
          Weft
        </TopBarLogo>
        <TopBarNav aria-label={arabic.menu}>
          <TopBarLink href="#support">{arabic.support}</TopBarLink>
          <TopBarGroup {...args} />
        </TopBarNav>
      </TopBar>
    </div>
  ),
  play: playIf({ screen: 'own' }, async ({ canvas, canvasElement, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: arabic.heading.eyebrow });
    await userEvent.click(trigger);
    const panel = await shown(canvasElement);
    await expect(panel.getBoundingClientRect().left).toBeCloseTo(trigger.getBoundingClientRect().left, 0);
  }),
});
