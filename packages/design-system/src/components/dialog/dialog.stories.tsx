import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { BothThemes } from '../../../test/canvas.js';
import { expectConformance } from '../../../test/conformance.js';
import { expectHydration } from '../../../test/hydration.js';
import { Button } from '../button/button.js';
import { IconButton } from '../icon-button/icon-button.js';
import { Dialog, DialogClose, DialogTrigger } from './dialog.js';
import { DialogContent } from './dialog-content.js';

const PARAGRAPHS = Array.from({ length: 30 }, (_, index) => `${index + 1}. Every thread has an API.`);

/** A page that is long enough to scroll, with the ways into it. */
function Page() {
  return (
    <>
      <Button>Behind</Button>
      {PARAGRAPHS.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Dialog',
  component: DialogContent,
  args: {
    title: 'Delete this data flow?',
    description: 'The apps that read it stop getting new data.',
    children: (
      <>
        <Button tone="action">Delete</Button> <DialogClose>Keep it</DialogClose>
      </>
    ),
  },
  argTypes: {
    title: { control: 'text' },
    description: { control: 'text' },
    closeLabel: { control: 'text' },
    size: { control: 'inline-radio', options: ['md', 'lg'] },
    children: { control: false },
  },
  render: (args) => (
    <>
      <Dialog>
        <DialogTrigger>Delete the flow</DialogTrigger>
        <DialogContent {...args} />
      </Dialog>
      <Page />
    </>
  ),
});

/** Focus goes in, stays inside, and comes back; named and described; the rest of the page is inert. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Delete the flow' });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    trigger.focus();
    await userEvent.keyboard('{Enter}');

    const dialog = await screen.findByRole('dialog', { name: 'Delete this data flow?' });
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await expect(dialog).toHaveAccessibleDescription('The apps that read it stop getting new data.');
    const close = screen.getByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
    await expect(Math.min(close.offsetWidth, close.offsetHeight)).toBeGreaterThanOrEqual(44);
    await expect(canvasElement.closest('[inert]')).not.toBeNull();

    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.tab();
    await expect(close).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(document.querySelector('[inert]')).toBeNull();
    await expect(getComputedStyle(document.body).pointerEvents).toBe('auto');
  },
});

/** By its button, by one of yours, and by a press beside it; a press inside keeps it open. */
export const Closing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Delete the flow' });
    const overlay = () => document.querySelector('[data-slot="dialog-overlay"]') as Element;
    const ways = [
      () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
      () => userEvent.click(screen.getByRole('button', { name: 'Keep it' })),
      () => userEvent.click(overlay()),
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

const opened = fn().mockName('onOpenChange');

/** The state is the host's, and there is no trigger: the focus returns to what had it. */
export const Controlled = meta.story({
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Ask</Button>
        <Dialog
          open={open}
          onOpenChange={(next) => {
            opened(next);
            setOpen(next);
          }}
        >
          <DialogContent {...args} />
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const ask = canvas.getByRole('button', { name: 'Ask' });
    await userEvent.click(ask);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(opened).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(ask).toHaveFocus());
  },
});

/** Two dialogs: the page is let go with the last one. */
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
  },
});

/** No style element is written, which a strict content policy would block, and nothing behind moves by a pixel. */
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
 * A smooth-scroll library in small: takes the wheel and moves the page itself, as overflow cannot stop it from doing.
 * `guarded` follows the recipe of the page; unguarded it knows `data-lenis-prevent` alone.
 */
function smoothScroll(guarded: boolean): () => void {
  const scroll = (event: WheelEvent) => {
    if (guarded && document.documentElement.hasAttribute('data-scroll-locked')) return;
    const path = event.composedPath().filter((node) => node instanceof Element);
    if (path.some((node) => node.hasAttribute('data-lenis-prevent'))) return;
    event.preventDefault();
    scrollBy({ top: event.deltaY, behavior: 'instant' });
  };
  window.addEventListener('wheel', scroll, { passive: false });
  return () => window.removeEventListener('wheel', scroll);
}

/** The page behind stays where it is, with and without the recipe for a smooth-scroll library. */
export const UnderSmoothScroll = meta.story({
  args: { children: PARAGRAPHS.map((text) => <p key={text}>{text}</p>) },
  play: async ({ canvas, userEvent }) => {
    const page = document.documentElement;
    const wheel = (target: Element, deltaY = 40) =>
      target.dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }));
    const trigger = canvas.getByRole('button', { name: 'Delete the flow' });
    for (const guarded of [true, false]) {
      const stop = smoothScroll(guarded);
      scrollTo({ top: 0, behavior: 'instant' });
      wheel(trigger);
      await expect(page.scrollTop, 'a closed dialog leaves the wheel to the library').toBe(40);

      trigger.focus({ preventScroll: true });
      await userEvent.keyboard('{Enter}');
      const dialog = await screen.findByRole('dialog');
      await expect(getComputedStyle(page).overflowY).toBe('hidden');
      await expect(wheel(dialog), 'the wheel is left to the dialog').toBe(true);
      wheel(dialog.parentElement as Element);
      if (guarded) wheel(page);
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

/** A picture enlarged, opened by a button that is a figure. */
export const Picture = meta.story({
  args: {
    size: 'lg',
    title: 'From a sentence to an app',
    description: undefined,
    children: (
      <svg viewBox="0 0 120 40" width="100%" role="img" aria-label="Cloth">
        <path d="M0 20 20 0l20 20 20-20 20 20 20-20 20 20v20H0z" fill="currentColor" />
      </svg>
    ),
  },
  render: (args) => (
    <Dialog defaultOpen>
      <DialogTrigger as={IconButton} label="Enlarge the picture" tone="neutral">
        <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
          <path strokeWidth="2" d="M3 8V3h5M12 3h5v5M17 12v5h-5M8 17H3v-5" />
        </svg>
      </DialogTrigger>
      <DialogContent {...args} />
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).not.toHaveAttribute('aria-describedby');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toBeVisible());
  },
});

/** Every part takes native props; the closed dialog hydrates without a word. */
export const Contract = meta.story({
  args: { id: 'own', className: 'own', style: { order: 7 }, lang: 'en', ref: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const Probe = (props: object) => (
      <Dialog>
        <DialogTrigger {...props}>Probe</DialogTrigger>
        <DialogContent title="Probe">Probe</DialogContent>
      </Dialog>
    );
    await expectConformance(<Probe />, 'dialog-trigger');
    await expectHydration(<Probe />);

    await userEvent.click(canvas.getByRole('button', { name: 'Delete the flow' }));
    const dialog = await screen.findByRole('dialog');
    await expect(args.ref).toHaveBeenCalledWith(dialog);
    await expect(dialog).toHaveAttribute('id', 'own');
    await expect(dialog).toHaveAttribute('lang', 'en');
    await expect(dialog).toHaveClass('own');
    await expect(dialog.style.order).toBe('7');
    await expect(dialog).toHaveAttribute('data-slot', 'dialog-content');
  },
});

/** Open, in the theme of the page. */
export const States = meta.story({
  render: (args) => (
    <>
      <BothThemes>
        <p className="canvas-text">The page behind, on either ground.</p>
      </BothThemes>
      <Dialog defaultOpen>
        <DialogContent {...args} />
      </Dialog>
    </>
  ),
  play: async () => {
    await screen.findByRole('dialog');
  },
});

/** Text of 200 % on a small screen: everything is reached by scrolling inside, and the way out stays in sight. */
export const LongContent = meta.story({
  globals: { textSize: '200', viewport: { value: 'phone' } },
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk of the platform',
    children: PARAGRAPHS.map((text) => <p key={text}>{text}</p>),
  },
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent {...args} />
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const box = dialog.getBoundingClientRect();
    await expect(box.top).toBeGreaterThanOrEqual(0);
    await expect(box.bottom).toBeLessThanOrEqual(innerHeight);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    dialog.scrollTop = dialog.scrollHeight;
    const close = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(close.top).toBeGreaterThanOrEqual(box.top);
    await expect(close.right).toBeLessThanOrEqual(box.right);
  },
});

/** The way out stands where reading ends. */
export const RTL = meta.story({
  globals: { direction: 'rtl' },
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent {...args} />
    </Dialog>
  ),
  play: async () => {
    const box = (await screen.findByRole('dialog')).getBoundingClientRect();
    const close = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(close.left - box.left).toBeLessThan(box.right - close.right);
  },
});
