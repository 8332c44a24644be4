import { expect, screen, waitFor } from 'storybook/test';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { drawerMeta, expectBelow, renderOpen } from '../../../test/examples/drawer.js';
import { Drawer, DrawerClose, DrawerTrigger } from './drawer.js';
import { DrawerContent } from './drawer-content.js';

const meta = preview.meta({
  title: 'Behaviour/Drawer',
  component: DrawerContent,
  subcomponents: { Drawer, DrawerTrigger, DrawerClose },
  ...drawerMeta,
});

const root = document.documentElement;

/** Closes by Escape, by its close button, by a `DrawerClose` and by a press outside. The focus returns. */
export const Closing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Filter' });
    const ways = [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
      () => userEvent.click(screen.getByRole('button', { name: 'Show 12 apps' })),
      () => userEvent.click(document.querySelector('[data-slot="drawer-overlay"]') as Element),
    ];
    for (const close of ways) {
      await userEvent.click(trigger);
      await screen.findByRole('dialog');
      await close();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    }
    await waitFor(() => expect(root).not.toHaveAttribute('data-scroll-locked'));
    await expect(document.querySelector('[inert]')).toBeNull();
  },
});

/** Slides out while the overlay fades, and keeps the scroll lock until then, without a style attribute. */
export const Motion = meta.story({
  globals: { motion: 'full' },
  beforeEach: () => () => root.style.removeProperty('--ds-duration-fast'),
  play: playIf({ motion: true }, async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const drawer = await screen.findByRole('dialog');
    const overlay = drawer.parentElement as HTMLElement;
    // Finished by hand: a machine that draws no frames for seconds would not finish it in time.
    await waitFor(() => {
      for (const move of overlay.getAnimations({ subtree: true })) move.finish();
      expect(Number(getComputedStyle(overlay).opacity)).toBe(1);
    });
    // A minute, so that it is still leaving when a busy machine looks at it.
    root.style.setProperty('--ds-duration-fast', '60s');
    await userEvent.keyboard('{Escape}');
    const moves = await waitFor(() => {
      const all = overlay.getAnimations({ subtree: true });
      const slide = all.find(
        (move) => move instanceof CSSTransition && move.transitionProperty === 'translate',
      );
      expect(slide).toBeDefined();
      return all;
    });
    for (const move of moves) move.currentTime = 30_000;
    await expect(getComputedStyle(drawer).translate).not.toBe('none');
    await expect(Number(getComputedStyle(overlay).opacity)).toBeLessThan(1);
    await expect(root).toHaveAttribute('data-scroll-locked');
    await expect(overlay).not.toHaveAttribute('style');
    for (const move of moves) move.finish();
    await waitFor(() => expect(overlay.isConnected).toBe(false));
    await expect(root).not.toHaveAttribute('data-scroll-locked');
    root.style.removeProperty('--ds-duration-fast');
  }),
});

/** From the lower edge: as high as its content, and at most as high as the window less a strip of the page. */
export const Bottom = meta.story({
  args: { side: 'bottom' },
  render: renderOpen,
  play: expectBelow,
});
