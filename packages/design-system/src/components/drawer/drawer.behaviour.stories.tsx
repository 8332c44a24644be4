import { expect, screen, waitFor } from 'storybook/test';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { appFilter, DrawerOnPage } from '../../../test/examples/drawer.js';
import { Drawer, DrawerClose, DrawerTrigger } from './drawer.js';
import { DrawerContent } from './drawer-content.js';

const meta = preview.meta({
  title: 'Behaviour/Drawer',
  component: DrawerContent,
  subcomponents: { Drawer, DrawerTrigger, DrawerClose },
  args: appFilter,
  render: (args) => <DrawerOnPage {...args} />,
});

const root = document.documentElement;

/** Slides out while the overlay fades, and keeps the scroll lock until then, without a style attribute. */
export const Motion = meta.story({
  globals: { motion: 'full' },
  beforeEach: () => () => root.style.removeProperty('--ds-duration-fast'),
  play: playIf({ motion: true }, async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const drawer = await screen.findByRole('dialog');
    const overlay = drawer.parentElement as HTMLElement;
    await waitFor(() => expect(overlay.getAnimations({ subtree: true })).toEqual([]));
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
