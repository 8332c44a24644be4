import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { begins, HELD, heldStates, State, Surroundings } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { dialogMeta, paragraphs } from '../../../test/examples/dialog.js';
import { germanLabels } from '../../../test/examples/german.js';
import { longParagraphs } from '../../../test/examples/long-paragraphs.js';
import { longWords } from '../../../test/examples/long-words.js';
import { cloth } from '../../../test/examples/pictures.js';
import { Button } from '../button/button.js';
import { IconButton } from '../icon-button/icon-button.js';
import { Image } from '../image/image.js';
import { Dialog, DialogClose, DialogTrigger } from './dialog.js';
import { DialogContent, type DialogContentProps } from './dialog-content.js';

const meta = preview.meta({
  title: 'Components/Dialog',
  component: DialogContent,
  subcomponents: { Dialog, DialogTrigger, DialogClose },
  ...dialogMeta,
});

const renderOpen = (args: DialogContentProps) => (
  <Dialog defaultOpen>
    <DialogContent {...args} />
  </Dialog>
);

/**
 * WAI-ARIA APG, Dialog (Modal): focus moves in, stays inside and returns; the dialog has a name and a description;
 * the rest of the page is inert.
 */
export const Default = meta.story({
  render: (args) => (
    <>
      <Dialog>
        <DialogTrigger>Delete the flow</DialogTrigger>
        <DialogContent {...args} />
      </Dialog>
      <Surroundings>{paragraphs}</Surroundings>
    </>
  ),
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
    await expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await userEvent.tab();
    await expect(close).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(document.querySelector('[inert]')).toBeNull();
    await expect(getComputedStyle(document.body).pointerEvents).toBe('auto');
  },
});

/**
 * WAI-ARIA APG, Alert Dialog: a press outside does not answer the question, and focus begins on the least destructive answer.
 * Escape is that answer too.
 */
export const Alert = meta.story({
  args: { role: 'alertdialog' },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Delete the flow' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this data flow?' });
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await expect(dialog).toHaveAccessibleDescription('The apps that read it stop getting new data.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.click(dialog.parentElement as Element);
    await expect(dialog).toBeInTheDocument();
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

/** Without a description the content describes it; without a `DialogClose` focus begins on the close button. */
export const AlertOfOneMessage = meta.story({
  args: {
    role: 'alertdialog',
    title: 'Your session has ended',
    description: undefined,
    footer: undefined,
    children: 'Log in again to go on.',
  },
  render: renderOpen,
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleDescription('Log in again to go on.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  },
});

const opened = fn().mockName('onOpenChange');

/** Controlled, without a trigger: focus returns to the element that had it. */
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

/** Open from the beginning. */
export const HeldOpen = meta.story({
  render: renderOpen,
  play: async () => {
    await screen.findByRole('dialog');
  },
});

/** A question that must be answered, with its two answers. */
export const OpenAlert = meta.story({
  args: { role: 'alertdialog' },
  render: renderOpen,
});

/** An enlarged picture, opened by an `IconButton`. */
export const Picture = meta.story({
  args: {
    size: 'lg',
    title: 'The cloth of the agents',
    description: undefined,
    footer: undefined,
    children: (
      <Image
        src={cloth(900, 240, 'agents')}
        alt="A cloth of white, red and yellow crosses on dark blue"
        width={900}
        height={240}
      />
    ),
  },
  render: (args) => (
    <Dialog defaultOpen>
      <DialogTrigger as={IconButton} label="Enlarge the picture" variant="neutral">
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

/** An open dialog with its buttons in each state. */
export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  args: {
    children: ['rest', ...HELD].map((state) => (
      <State key={state} name={state}>
        <div className="canvas-row">
          <DialogClose {...begins(state)}>Keep it</DialogClose>
          <Button variant="danger">Delete</Button>
        </div>
      </State>
    )),
    footer: undefined,
  },
  render: renderOpen,
  play: async () => {
    await screen.findByRole('dialog');
  },
});

/**
 * 200 % text size on a small screen: everything is reachable by scrolling inside, and the close button stays visible.
 */
export const LongContent = meta.story({
  parameters: { lang: 'de' },
  globals: { textSize: 'double', viewport: { value: 'phone' } },
  args: {
    title: longWords.unbroken,
    description: longWords.german,
    closeLabel: germanLabels.close,
    children: longParagraphs,
    footer: (
      <>
        <DialogClose>Behalten</DialogClose>
        <Button variant="danger">Löschen</Button>
      </>
    ),
  },
  render: renderOpen,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const box = dialog.getBoundingClientRect();
    await expect(box.top).toBeGreaterThanOrEqual(0);
    await expect(box.bottom).toBeLessThanOrEqual(innerHeight);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    dialog.scrollTop = dialog.scrollHeight;
    const close = screen.getByRole('button', { name: germanLabels.close }).getBoundingClientRect();
    await expect(close.top).toBeGreaterThanOrEqual(box.top);
    await expect(close.right).toBeLessThanOrEqual(box.right);
  },
});

/** The close button is at the end of the line. */
export const RTL = meta.story({
  ...inArabic,
  args: {
    lang: 'ar',
    title: arabic.flow.title,
    description: arabic.flow.description,
    closeLabel: arabic.flow.close,
    footer: (
      <>
        <DialogClose>{arabic.flow.keep}</DialogClose>
        <Button variant="danger">{arabic.flow.delete}</Button>
      </>
    ),
  },
  render: renderOpen,
  play: async () => {
    const box = (await screen.findByRole('dialog')).getBoundingClientRect();
    const close = screen.getByRole('button', { name: arabic.flow.close }).getBoundingClientRect();
    await expect(close.left - box.left).toBeLessThan(box.right - close.right);
  },
});
