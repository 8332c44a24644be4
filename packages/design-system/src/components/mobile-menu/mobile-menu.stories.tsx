import { expect, screen, waitFor, within } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { HELD, heldStates, State, Surroundings } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { german } from '../../../test/examples/german.js';
import { longWords } from '../../../test/examples/long-words.js';
import { Mark } from '../../../test/examples/marks.js';
import { items, mobileMenuMeta } from '../../../test/examples/mobile-menu.js';
import { expectHydration } from '../../../test/hydration.js';
import { TopBar, TopBarLogo } from '../top-bar/index.js';
import { MobileMenu } from './mobile-menu.js';
import { MobileMenuGroup } from './mobile-menu-group.js';
import { MobileMenuItem, mobileMenuItemClasses } from './mobile-menu-item.js';

const meta = preview.meta({
  title: 'Components/MobileMenu',
  component: MobileMenu,
  subcomponents: { MobileMenuItem, MobileMenuGroup },
  ...mobileMenuMeta,
});

/** Opens on release; closes on a second press, on a press outside and on Escape, which returns focus. */
export const Default = meta.story({
  play: playIf({ screen: 'own' }, async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const menu = await screen.findByRole('menu', { name: 'Menu' });
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);

    await userEvent.click(button);
    await expect(menu).not.toBeInTheDocument();

    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.click(canvas.getByText('The page behind.'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('menu')).toBeNull();

    await expectHydration(<MobileMenu>{items}</MobileMenu>);
    await expectHydration(<MobileMenu defaultOpen>{items}</MobileMenu>);
  }),
});

/** The panel spans the screen, flush below the bar, without a scroll lock or a style element. */
export const Open = meta.story({
  args: { defaultOpen: true },
  play: playIf({ screen: 'own' }, async ({ canvasElement }) => {
    const styles = document.querySelectorAll('style').length;
    const menu = await screen.findByRole('menu');
    const bar = canvasElement.querySelector('[data-slot="top-bar"]')?.getBoundingClientRect();
    await waitFor(() => {
      const box = menu.getBoundingClientRect();
      expect(box.top).toBeCloseTo(bar?.bottom ?? 0, 0);
      expect(box.left).toBe(0);
      expect(box.width).toBe(document.documentElement.clientWidth);
    });
    for (const item of screen.getAllByRole('menuitem')) {
      await expect(item.offsetHeight).toBeGreaterThanOrEqual(44);
    }
    await expect(document.querySelectorAll('style')).toHaveLength(styles);
    await expect(document.body).not.toHaveAttribute('data-scroll-locked');
    await expect(getComputedStyle(document.body).pointerEvents).toBe('auto');
  }),
});

/** Button and items in each state, and an open menu below its button. The bar is dark. */
export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: (args) => (
    <header className="canvas-ground" data-theme="dark">
      <State name="open">
        <div className="canvas-panel-room" style={{ minBlockSize: '20rem' }}>
          <MobileMenu {...args} label="Menu, open" open>
            {items.slice(0, 2)}
            {items.at(-1)}
          </MobileMenu>
        </div>
      </State>
      {['rest', ...HELD].map((state) => (
        <State key={state} name={state}>
          <MobileMenu label={`Menu, ${state}`}>{items[0]}</MobileMenu>
          <Surroundings>
            {(['link', 'action'] as const).map((variant) => (
              <a
                key={variant}
                href="#states"
                data-slot="mobile-menu-item"
                data-highlighted={state === 'rest' ? undefined : ''}
                className={mobileMenuItemClasses({ variant })}
              >
                {variant === 'link' ? 'Benefits' : 'Login'}
              </a>
            ))}
          </Surroundings>
        </State>
      ))}
    </header>
  ),
  play: playIf({ screen: 'own' }, async () => {
    await screen.findByRole('menu');
  }),
});

/** Controlled: it stays open, whatever the reader does. */
export const HeldOpen = meta.story({
  args: {
    open: true,
    children: [
      ...items.slice(0, 2),
      <MobileMenuGroup key="product" label="Product">
        {items.slice(2, 4)}
      </MobileMenuGroup>,
      items.at(-1),
    ],
  },
  play: async () => {
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
});

/** Items that belong together, under a label; the arrow keys pass through all items. */
export const Groups = meta.story({
  args: {
    defaultOpen: true,
    children: [
      items[1],
      <MobileMenuGroup key="product" label="Product">
        {items.slice(2, 5)}
      </MobileMenuGroup>,
      <MobileMenuGroup key="company" label="Company">
        <MobileMenuItem href="#people">People</MobileMenuItem>
      </MobileMenuGroup>,
      items[6],
    ],
  },
  play: playIf({ screen: 'own' }, async ({ userEvent }) => {
    const group = await screen.findByRole('group', { name: 'Product' });
    await expect(within(group).getAllByRole('menuitem')).toHaveLength(3);
    screen.getByRole('menuitem', { name: 'Benefits' }).focus();
    for (const name of ['How it works?', 'Integrations', 'AI Agents', 'People', 'Login']) {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
    }
  }),
});

/** One item. Without items leave the menu out: its panel would be empty. */
export const One = meta.story({ args: { children: items.slice(0, 1), open: true } });

/** Items that do not fit scroll inside the panel, at any height of the screen. */
export const TooMany = meta.story({
  args: {
    open: true,
    children: Array.from({ length: 24 }, (_, index) => (
      <MobileMenuItem key={`item ${index + 1}`} href="#many">
        {`${index + 1}. Integrations`}
      </MobileMenuItem>
    )),
  },
  play: playIf({ screen: 'own' }, async () => {
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight);
  }),
});

/** Long words break inside the panel. */
export const LongContent = meta.story({
  parameters: { lang: 'de' },
  args: {
    defaultOpen: true,
    label: german.menu,
    children: Object.entries(longWords).map(([name, words]) => (
      <MobileMenuItem key={name} href="#long" lang={name === 'arabic' ? 'ar' : undefined}>
        {words}
      </MobileMenuItem>
    )),
  },
  render: (args) => (
    <>
      <TopBar>
        <TopBarLogo href="#top">
          <Mark />
          Weft
        </TopBarLogo>
        <MobileMenu {...args} />
      </TopBar>
      <div className="canvas-panel-room" />
    </>
  ),
  play: playIf({ screen: 'own' }, async () => {
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  }),
});

/** In a right-to-left page the button is at the left and the items start at the right. */
export const RTL = meta.story({
  ...inArabic,
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  args: {
    defaultOpen: true,
    label: arabic.menu,
    children: [
      ...arabic.sections.map((name, index) => (
        <MobileMenuItem key={name} href="#section" current={index === 0 && 'location'}>
          {name}
        </MobileMenuItem>
      )),
      <MobileMenuItem key="support" href="#support" newTab newTabLabel={arabic.newTab}>
        {arabic.support}
      </MobileMenuItem>,
      <MobileMenuItem key="login" href="#login" variant="action">
        {arabic.login}
      </MobileMenuItem>,
    ],
  },
  render: (args) => (
    <>
      <TopBar>
        <TopBarLogo href="#top" lang="en">
          <Mark />
          Weft
        </TopBarLogo>
        <MobileMenu {...args} />
      </TopBar>
      <div className="canvas-panel-room" />
    </>
  ),
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: arabic.menu });
    await expect(button.getBoundingClientRect().left).toBeLessThan(window.innerWidth / 2);
    await expect(getComputedStyle(await screen.findByRole('menu')).direction).toBe('rtl');
  }),
});

/** When the screen grows wide enough for the row of links, button and open menu disappear. */
export const Widened = meta.story({
  args: { defaultOpen: true },
  globals: { viewport: { value: 'xl' } },
  play: playIf({ screen: 'own' }, async ({ canvas }) => {
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
  }),
});
