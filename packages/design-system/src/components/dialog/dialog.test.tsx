import { type ReactNode, useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DialogOnPage, paragraphs, question } from '../../../test/examples/dialog.js';
import { emulateMedia } from '../../../test/media.js';
import { mount } from '../../../test/mount.js';
import { swipe, wheel } from '../../../test/pointer.js';
import { Drawer, DrawerContent, DrawerTrigger } from '../drawer/index.js';
import { Dialog, DialogContent, DialogTrigger } from './index.js';

async function opened(long: boolean): Promise<HTMLElement> {
  mount(<DialogOnPage {...question} {...(long ? { children: paragraphs } : {})} />);
  await userEvent.click(page.getByRole('button', { name: 'Delete the flow' }));
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  return dialog.element() as HTMLElement;
}

test('Tab loops inside the dialog, and closing returns focus', async () => {
  const dialog = await opened(false);
  const inside = [];
  for (let press = 0; press < 6; press += 1) {
    await userEvent.keyboard('{Tab}');
    inside.push(dialog.contains(document.activeElement));
  }
  expect(inside).toEqual(Array(6).fill(true));
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Delete the flow' })).toHaveFocus();
});

test('wheel and swipe do not scroll the page behind, over the dialog and beside it', async () => {
  await page.viewport(1000, 700);
  const dialog = await opened(true);
  await wheel(dialog, 200);
  await expect.poll(() => dialog.scrollTop).toBeGreaterThan(0);
  await swipe(dialog, { y: -200 });
  await wheel(dialog, 10_000);
  await wheel(dialog, 500);
  const corner = document.querySelector('[data-slot="dialog-overlay"]') as Element;
  await swipe(corner, { y: -300 });
  await expect.poll(() => dialog.scrollTop).toBeGreaterThan(200);
  expect(document.documentElement.scrollTop).toBe(0);
});

test('fits at 320 px with 200 % text size, with its close button visible', async () => {
  await page.viewport(320, 480);
  document.documentElement.style.fontSize = '200%';
  try {
    const dialog = await opened(true);
    const box = dialog.getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(320);
    expect(box.bottom).toBeLessThanOrEqual(480);
    expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    dialog.scrollTop = dialog.scrollHeight;
    const close = page.getByRole('button', { name: 'Close' }).element().getBoundingClientRect();
    expect(close.top).toBeGreaterThanOrEqual(box.top);
    expect(close.right).toBeLessThanOrEqual(320);
  } finally {
    document.documentElement.style.removeProperty('font-size');
    await page.viewport(1000, 700);
  }
});

/** A field for addresses, which are written from left to right everywhere; a press opens the dialog. */
function AddressWithDialog() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <input dir="ltr" aria-label="Open" onClick={() => setOpen(true)} />
      <DialogContent title="Order" />
    </Dialog>
  );
}

const dialog = (
  <Dialog>
    <DialogTrigger>Open</DialogTrigger>
    <DialogContent title="Order" />
  </Dialog>
);
const drawer = (
  <Drawer>
    <DrawerTrigger>Open</DrawerTrigger>
    <DrawerContent title="Order" />
  </Drawer>
);

test.for<{ place: string; element: ReactNode; direction: string }>([
  {
    place: 'a part of the page from right to left',
    element: <div dir="rtl">{dialog}</div>,
    direction: 'rtl',
  },
  { place: 'a Drawer in such a part', element: <div dir="rtl">{drawer}</div>, direction: 'rtl' },
  {
    place: 'text whose letters say the direction',
    element: <div dir="auto">שלום {dialog}</div>,
    direction: 'rtl',
  },
  {
    place: 'a field with a direction of its own',
    element: (
      <div dir="rtl">
        <AddressWithDialog />
      </div>
    ),
    direction: 'rtl',
  },
  { place: 'the page', element: dialog, direction: 'ltr' },
])('has the direction around its opener: $place', async ({ element, direction }) => {
  mount(element);
  await userEvent.click(page.getByLabelText('Open').or(page.getByRole('button', { name: 'Open' })));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(getComputedStyle(page.getByRole('dialog').element()).direction).toBe(direction);
});

test('has the language around its opener', async () => {
  mount(<div lang="de">{dialog}</div>);
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(page.getByRole('dialog').element().closest<HTMLElement>('[lang]')?.lang).toBe('de');
});

test('opens in the current body when a router has replaced it', async () => {
  const host = mount(dialog);
  const { body } = document;
  await expect.element(page.getByRole('button', { name: 'Open' })).toBeVisible();
  document.body = document.createElement('body');
  document.body.append(host);
  onTestFinished(() => {
    document.body = body;
  });
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

/** Two dialogs, of which the first opens the second and closes. */
function Steps() {
  const [step, setStep] = useState(0);
  const close = () => setStep(0);
  return (
    <>
      <button type="button" onClick={() => setStep(1)}>
        Start
      </button>
      <Dialog open={step === 1} onOpenChange={close}>
        <DialogContent
          title="Name it"
          footer={
            <button type="button" onClick={() => setStep(2)}>
              Next
            </button>
          }
        />
      </Dialog>
      <Dialog open={step === 2} onOpenChange={close}>
        <DialogContent title="Publish it" />
      </Dialog>
    </>
  );
}

test.for(['no-preference', 'reduce'])(
  'with the motion %s a dialog that another one opens keeps the page inert, and returns focus to the first opener',
  async (motion) => {
    await emulateMedia({ 'prefers-reduced-motion': motion });
    onTestFinished(() => emulateMedia({}));
    const host = mount(<Steps />);
    const start = page.getByRole('button', { name: 'Start' });
    await userEvent.click(start);
    await userEvent.click(page.getByRole('button', { name: 'Next' }));
    await expect.element(page.getByRole('dialog', { name: 'Publish it' })).toBeVisible();
    await expect.poll(() => document.querySelectorAll('[data-slot="dialog-content"]').length).toBe(1);
    expect(host.inert).toBe(true);
    expect(document.querySelector('[data-slot="dialog-content"]')?.contains(document.activeElement)).toBe(
      true,
    );
    await userEvent.keyboard('{Escape}');
    await expect.element(start).toHaveFocus();
    expect(host.inert).toBe(false);
  },
);

/** The same steps, but each dialog is rendered only during its step. */
function RenderedSteps() {
  const [step, setStep] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setStep(1)}>
        Start
      </button>
      {step === 1 && (
        <Dialog defaultOpen>
          <DialogContent title="Name it">
            <button type="button" onClick={() => setStep(2)}>
              Next
            </button>
          </DialogContent>
        </Dialog>
      )}
      {step === 2 && (
        <Dialog defaultOpen>
          <DialogContent title="Publish it">
            <input aria-label="Where" autoFocus />
          </DialogContent>
        </Dialog>
      )}
    </>
  );
}

test('a dialog that is rendered in place of another one returns the focus to what opened that', async () => {
  mount(<RenderedSteps />);
  const start = page.getByRole('button', { name: 'Start' });
  await userEvent.click(start);
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  await expect.element(page.getByRole('textbox', { name: 'Where' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(start).toHaveFocus();
});

test.for([
  {
    part: 'a DialogTrigger',
    element: (
      <Dialog>
        <DialogTrigger>Open</DialogTrigger>
        <DialogContent id="order" title="Order" />
      </Dialog>
    ),
  },
  {
    part: 'a DrawerTrigger',
    element: (
      <Drawer>
        <DrawerTrigger>Open</DrawerTrigger>
        <DrawerContent id="order" title="Order" />
      </Drawer>
    ),
  },
])('$part has the content’s own id as aria-controls, while the content is rendered', async ({ element }) => {
  mount(element);
  const trigger = page.getByRole('button', { name: 'Open', includeHidden: true });
  await userEvent.click(trigger);
  await expect.element(page.getByRole('dialog')).toHaveAttribute('id', 'order');
  await expect.element(trigger).toHaveAttribute('aria-controls', 'order');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(trigger).not.toHaveAttribute('aria-controls');
});
