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

/** Slides out while the overlay fades, and keeps the scroll lock until then, without a style attribute. */
export const Motion = meta.story({
  globals: { motion: 'full' },
  play: playIf({ motion: true }, async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer.getAnimations()).toEqual([]));
    const overlay = drawer.parentElement as HTMLElement;
    const held = new Promise<Animation[]>((resolve) => {
      const closing = new MutationObserver(() => {
        const moves = overlay.getAnimations({ subtree: true });
        if (!moves.some((move) => move instanceof CSSTransition && move.transitionProperty === 'translate'))
          return;
        closing.disconnect();
        for (const move of moves) {
          move.pause();
          move.currentTime = 75;
        }
        resolve(moves);
      });
      closing.observe(drawer, { attributeFilter: ['data-state'] });
    });
    await userEvent.keyboard('{Escape}');
    const moves = await held;
    await expect(getComputedStyle(drawer).translate).not.toBe('none');
    await expect(Number(getComputedStyle(overlay).opacity)).toBeLessThan(1);
    await expect(document.documentElement).toHaveAttribute('data-scroll-locked');
    await expect(overlay).not.toHaveAttribute('style');
    for (const move of moves) move.finish();
    await waitFor(() => expect(overlay.isConnected).toBe(false));
    await expect(document.documentElement).not.toHaveAttribute('data-scroll-locked');
  }),
});
