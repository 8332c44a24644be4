import { type ComponentProps, type ComponentPropsWithRef, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { everyLook } from '../../../../../.storybook/modes.js';
import preview from '../../../../../.storybook/preview.js';
import { expectConformance } from '../../../test/conformance.js';
import { expectHydration } from '../../../test/hydration.js';
import { Button } from '../button/button.js';
import { TopBar, TopBarLogo } from '../top-bar/index.js';
import { MobileMenu } from './mobile-menu.js';
import { MobileMenuItem } from './mobile-menu-item.js';

const chosen = fn().mockName('onSelect');
const navigate = fn().mockName('navigate');

/** Stands in for a router's link: takes `to`, renders an anchor, and goes there without the browser. */
function RouterLink({ to, onClick, ...props }: { to: string } & Omit<ComponentPropsWithRef<'a'>, 'href'>) {
  return (
    <a
      href={`#${to}`}
      {...props}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        navigate(to);
      }}
    />
  );
}
const items = [
  <MobileMenuItem key="possibilities" as={RouterLink} to="possibilities" current="location" onSelect={chosen}>
    Possibilities
  </MobileMenuItem>,
  <MobileMenuItem key="benefits" href="#benefits">
    Benefits
  </MobileMenuItem>,
  <MobileMenuItem key="steps" href="#steps">
    How it works?
  </MobileMenuItem>,
  <MobileMenuItem key="integrations" href="#integrations">
    Integrations
  </MobileMenuItem>,
  <MobileMenuItem key="agents" href="#agents">
    AI Agents
  </MobileMenuItem>,
  <MobileMenuItem key="support" href="#support" newTab>
    Support
  </MobileMenuItem>,
  <MobileMenuItem key="login" href="#login" tone="action">
    Login
  </MobileMenuItem>,
];

const meta = preview.meta({
  title: 'Components/MobileMenu',
  component: MobileMenu,
  subcomponents: { MobileMenuItem },
  args: { children: items, onOpenChange: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '36rem' } } },
  beforeEach: () => {
    chosen.mockClear();
    navigate.mockReset();
  },
  render: (args) => (
    <>
      <TopBar>
        <TopBarLogo href="#top">Weft</TopBarLogo>
        <MobileMenu {...args} />
      </TopBar>
      <main style={{ paddingBlockStart: 'var(--ds-size-top-bar)' }}>
        <p className="canvas-text">The page behind.</p>
        <Button>Behind</Button>
      </main>
    </>
  ),
});

/**
 * Opens on release; closes on a second press, on a press outside and on Escape, which gives the focus back.
 */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
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
  },
});

/** Every part keeps the package's contract, and the server's HTML is what the browser renders first. */
export const Contract = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const Item = (props: ComponentProps<typeof MobileMenuItem>) => (
      <TopBar>
        <MobileMenu defaultOpen>
          <MobileMenuItem {...props}>Probe</MobileMenuItem>
        </MobileMenu>
      </TopBar>
    );
    await expectConformance(<MobileMenu>{items}</MobileMenu>, 'mobile-menu-trigger');
    await expectConformance(<Item />, 'mobile-menu-item');
    await expectHydration(<MobileMenu>{items}</MobileMenu>);
    await expectHydration(<MobileMenu defaultOpen>{items}</MobileMenu>);
  },
});

/**
 * A finger down may be the start of a swipe: nothing opens before the release, and nothing at all after a
 * swipe.
 */
export const Touch = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    fireEvent.pointerDown(button, { pointerType: 'touch', button: 0, isPrimary: true });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    fireEvent.pointerCancel(button, { pointerType: 'touch', isPrimary: true });
    await expect(args.onOpenChange).not.toHaveBeenCalled();

    await userEvent.pointer({ keys: '[TouchA]', target: button });
    const menu = await screen.findByRole('menu');
    await userEvent.pointer({ keys: '[TouchA]', target: button });
    await expect(menu).not.toBeInTheDocument();
  },
});

/**
 * Enter, Space and Down open at the first item, Up at the last; arrows go round; letters, Home and End jump.
 */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    const focused = (name: string) =>
      waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());

    button.focus();
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await userEvent.keyboard(key);
      await focused('Possibilities');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    }
    await userEvent.keyboard('{ArrowUp}');
    await focused('Login');
    await userEvent.keyboard('{ArrowDown}');
    await focused('Possibilities');
    await userEvent.keyboard('{ArrowUp}');
    await focused('Login');
    await userEvent.keyboard('{Home}');
    await focused('Possibilities');
    await userEvent.keyboard('{End}');
    await focused('Login');
    await userEvent.keyboard('h');
    await focused('How it works?');

    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

/** Shift and Tab leave backwards, to the button. */
export const LeaveBackwards = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Possibilities' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
  },
});

/**
 * Items are links. Choosing one closes the menu; the focus is the page's, or the button's if the page wants
 * none.
 */
export const Choosing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    const item = await screen.findByRole('menuitem', { name: 'Possibilities' });
    await expect(item).toHaveProperty('tagName', 'A');
    await expect(item).toHaveAttribute('href', '#possibilities');
    await expect(item).toHaveAttribute('aria-current', 'location');
    await expect(screen.getByRole('menuitem', { name: 'Support (opens in a new tab)' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await userEvent.click(item);
    await expect(chosen).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith('possibilities');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());

    navigate.mockImplementation(() => canvas.getByRole('button', { name: 'Behind' }).focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Possibilities' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Behind' })).toHaveFocus();
  },
});

/** The state is the host's. */
export const Controlled = meta.story({
  render: function Render({ onOpenChange, ...args }) {
    const [open, setOpen] = useState(false);
    return (
      <TopBar>
        <TopBarLogo href="#top">Weft</TopBarLogo>
        <output>{open ? 'open' : 'closed'}</output>
        <MobileMenu
          {...args}
          open={open}
          onOpenChange={(next) => {
            onOpenChange?.(next);
            setOpen(next);
          }}
        />
      </TopBar>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('open');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('status')).toHaveTextContent('closed');
  },
});

/** Across the screen, flush below the bar; the page behind is not locked and no style element is written. */
export const Open = meta.story({
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
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
  },
});

/** Items that do not fit scroll inside the panel, at any height of the screen. */
export const LongContent = meta.story({
  args: {
    defaultOpen: true,
    children: Array.from({ length: 16 }, (_, index) => (
      // The list is fixed, so the index is a name.
      <MobileMenuItem key={`item-${index + 1}`} href="#long">
        {`${index + 1}. Donaudampfschifffahrtselektrizitätenhauptbetriebswerk of the platform`}
      </MobileMenuItem>
    )),
  },
  play: async () => {
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight);
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
});

/** The panel is a dark ground in either theme. */
export const States = meta.story({
  parameters: everyLook,
  args: { defaultOpen: true },
  globals: { theme: 'light' },
});

/** In a page that reads from the right, the button stands at the left and the items begin at the right. */
export const RTL = meta.story({
  globals: { direction: 'rtl' },
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await expect(button.getBoundingClientRect().left).toBeLessThan(window.innerWidth / 2);
    await expect(getComputedStyle(await screen.findByRole('menu')).direction).toBe('rtl');
  },
});

/** A screen that grows wide enough shows the row of links, and an open menu goes with its button. */
export const Widened = meta.story({
  args: { defaultOpen: true },
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
  },
});
