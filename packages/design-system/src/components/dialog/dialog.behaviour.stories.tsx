import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.ts';
import { Surroundings } from '../../../test/canvas.js';
import { dialogMeta, paragraphs } from '../../../test/examples/dialog.js';
import { Dialog, DialogClose, DialogTrigger } from './dialog.js';
import { DialogContent } from './dialog-content.js';

const meta = preview.meta({
  title: 'Behaviour/Dialog',
  component: DialogContent,
  subcomponents: { Dialog, DialogTrigger, DialogClose },
  ...dialogMeta,
});

/** The overlay of an open dialog. */
function overlay(): HTMLElement | null {
  return document.querySelector('[data-slot="dialog-overlay"]');
}

/** Closes by its close button, by a `DialogClose` and by a press outside; a press inside keeps it open. */
export const Closing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Delete the flow' });
    const ways = [
      () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
      () => userEvent.click(screen.getByRole('button', { name: 'Keep it' })),
      () => userEvent.click(overlay() as HTMLElement),
    ];
    for (const close of ways) {
      await userEvent.click(trigger);
      const dialog = await screen.findByRole('dialog');
      await userEvent.click(screen.getByText('Delete this data flow?'));
      await expect(dialog).toBeInTheDocument();
      await close();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    }
  },
});

/** Fades out in duration.fast and keeps the scroll lock until then, without a style attribute. */
export const Exit = meta.story({
  globals: { motion: 'full' },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Delete the flow' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog');
    // Stopped half way, so that the test does not depend on timing: on a busy machine the transition may be over
    // before its first event.
    const held = new Promise<Animation>((resolve) => {
      const closing = new MutationObserver(() => {
        const fade = overlay()
          ?.getAnimations()
          .find((animation) => animation instanceof CSSAnimation);
        if (!fade) return;
        closing.disconnect();
        fade.pause();
        fade.currentTime = 75;
        resolve(fade);
      });
      closing.observe(dialog, { attributeFilter: ['data-state'] });
    });
    await userEvent.keyboard('{Escape}');
    const fade = await held;
    await expect(fade.effect?.getComputedTiming().duration).toBe(150);
    await expect(dialog).toHaveAttribute('data-state', 'closed');
    const opacity = Number(getComputedStyle(overlay() as HTMLElement).opacity);
    await expect(opacity).toBeGreaterThan(0);
    await expect(opacity).toBeLessThan(1);
    await expect(overlay()).not.toHaveAttribute('style');
    await expect(document.documentElement).toHaveAttribute('data-scroll-locked');

    fade.finish();
    await waitFor(() => expect(overlay()).toBeNull());
    await expect(trigger).toHaveFocus();
    await expect(document.documentElement).not.toHaveAttribute('data-scroll-locked');
  },
});

/** With reduced motion it disappears at once. */
export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the flow' }));
    const dialog = await screen.findByRole('dialog');
    const fades = fn();
    dialog.parentElement?.addEventListener('animationend', ({ elapsedTime }) => fades(elapsedTime));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(overlay()).toBeNull());
    await expect(fades.mock.calls).toEqual([[0]]);
  },
});

/** With two dialogs, closing the last one ends the scroll lock. */
export const Nested = meta.story({
  args: {
    children: (
      <Dialog>
        <DialogTrigger>Read more</DialogTrigger>
        <DialogContent title="What is a data flow?">One thread of the cloth.</DialogContent>
      </Dialog>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const page = document.documentElement;
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the flow' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Read more' }));
    await screen.findByRole('dialog', { name: 'What is a data flow?' });
    await expect(page).toHaveAttribute('data-scroll-locked', '2');
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Read more' })).toHaveFocus());
    await expect(page).toHaveAttribute('data-scroll-locked', '1');
    await expect(getComputedStyle(page).overflowY).toBe('hidden');

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page).not.toHaveAttribute('data-scroll-locked'));
    await expect(getComputedStyle(page).overflowY).not.toBe('hidden');
    await waitFor(() => expect(overlay()).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete the flow' })).toHaveFocus());
  },
});

/** Writes no style element, which a strict content security policy would block, and shifts nothing behind it. */
export const StrictContentPolicy = meta.story({
  play: async ({ canvas, userEvent }) => {
    const styles = document.querySelectorAll('style').length;
    const sheets = document.adoptedStyleSheets.length;
    const trigger = canvas.getByRole('button', { name: 'Delete the flow' });
    const before = trigger.getBoundingClientRect();
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
    await expect(document.querySelectorAll('style')).toHaveLength(styles);
    await expect(document.adoptedStyleSheets).toHaveLength(sheets);
    const after = trigger.getBoundingClientRect();
    await expect([after.left, after.top, after.width]).toEqual([before.left, before.top, before.width]);
  },
});

/**
 * A minimal smooth-scroll library: handles the wheel and moves the page by script, which `overflow` cannot stop, unless a recipe
 * of the docs page prevents that.
 */
function smoothScroll(prevents: (event: WheelEvent) => boolean): () => void {
  const scroll = (event: WheelEvent) => {
    if (prevents(event)) return;
    event.preventDefault();
    scrollBy({ top: event.deltaY, behavior: 'instant' });
  };
  window.addEventListener('wheel', scroll, { passive: false });
  return () => window.removeEventListener('wheel', scroll);
}

/** By the lock wherever the pointer is, or by the part under the pointer. */
const RECIPES = {
  lock: () => document.documentElement.hasAttribute('data-scroll-locked'),
  part: (event: WheelEvent) =>
    event
      .composedPath()
      .some((node) => node instanceof Element && node.matches('[data-slot="dialog-overlay"]')),
};

/** The page behind does not scroll under a smooth-scroll library, with either recipe. */
export const UnderSmoothScroll = meta.story({
  args: {
    children: [...paragraphs.slice(0, 2), <Surroundings key="more">{paragraphs.slice(2)}</Surroundings>],
  },
  play: async ({ canvas, userEvent }) => {
    const page = document.documentElement;
    const wheel = (target: Element, deltaY = 40) =>
      target.dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }));
    const trigger = canvas.getByRole('button', { name: 'Delete the flow' });
    for (const [name, recipe] of Object.entries(RECIPES)) {
      const stop = smoothScroll(recipe);
      scrollTo({ top: 0, behavior: 'instant' });
      wheel(trigger);
      await expect(page.scrollTop, 'a closed dialog leaves the wheel to the library').toBe(40);

      trigger.focus({ preventScroll: true });
      await userEvent.keyboard('{Enter}');
      const dialog = await screen.findByRole('dialog');
      await expect(getComputedStyle(page).overflowY).toBe('hidden');
      await expect(wheel(dialog), 'the wheel is left to the dialog').toBe(true);
      wheel(dialog.parentElement as Element);
      if (name === 'lock') wheel(page);
      await expect(page.scrollTop).toBe(40);
      await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
      await expect(getComputedStyle(dialog).overscrollBehaviorY).toBe('contain');

      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(page.scrollTop, 'the focus that returns moves nothing').toBe(40);
      wheel(trigger, -40);
      await expect(page.scrollTop).toBe(0);
      stop();
    }
  },
});
