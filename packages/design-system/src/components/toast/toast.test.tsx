import { useState } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeTimeouts } from '../../../test/fake-timeouts.js';
import { mount, mountInShadow } from '../../../test/mount.js';
import { CookieNotice } from '../cookie-notice/index.js';
import { Dialog, DialogContent } from '../dialog/index.js';
import { Dropdown, DropdownContent, DropdownItem, DropdownTrigger } from '../dropdown/index.js';
import { Popover, PopoverContent, PopoverTrigger } from '../popover/index.js';
import { dismissToast, Toaster, toast } from './index.js';

// A test of another file may have left the pointer where the messages appear, which holds them.
beforeEach(() => userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } }));
afterEach(() => dismissToast());

test('a message under the pointer does not expire when the page dismisses another message', async () => {
  mount(<Toaster />);
  const saving = toast({ title: 'Saving', duration: Number.POSITIVE_INFINITY });
  const time = fakeTimeouts(60_000, 30_000);
  toast({ title: 'Saved', duration: 60_000 });
  const saved = page.getByText('Saved');
  await expect.poll(time.pending).toBe(1);
  await userEvent.hover(saved);
  await expect.poll(time.pending).toBe(0);
  dismissToast(saving);
  await expect.element(page.getByText('Saving')).not.toBeInTheDocument();
  expect(time.pending()).toBe(0);
  await userEvent.unhover(saved);
  await expect.poll(time.pending).toBe(1);
  time.elapse();
  await expect.element(saved).not.toBeInTheDocument();
});

test('the focus returns to where it came from when the reader has been in another window', async () => {
  mount(
    <>
      <input aria-label="Name" />
      <Toaster />
    </>,
  );
  toast({ title: 'Saving', duration: Number.POSITIVE_INFINITY });
  await userEvent.click(page.getByRole('textbox', { name: 'Name' }));
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  await expect.element(dismiss).toBeVisible();
  await userEvent.tab();
  await expect.element(dismiss).toHaveFocus();
  // Both windows take and give the focus without a related target, and the element stays the active one.
  for (const type of ['focusout', 'focusin'])
    dismiss.element().dispatchEvent(new FocusEvent(type, { bubbles: true, relatedTarget: null }));
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test.each([
  [
    'Dropdown',
    <Dropdown key="dropdown">
      <DropdownTrigger>Undo</DropdownTrigger>
      <DropdownContent>
        <DropdownItem>This one</DropdownItem>
      </DropdownContent>
    </Dropdown>,
  ],
  [
    'Popover',
    <Popover key="popover">
      <PopoverTrigger>Undo</PopoverTrigger>
      <PopoverContent>This one</PopoverContent>
    </Popover>,
  ],
])('Escape closes a %s in a message, and dismisses the message when pressed again', async (_, action) => {
  mount(<Toaster />);
  toast({ title: 'Moved', action, duration: Number.POSITIVE_INFINITY });
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  const inside = page.getByText('This one');
  await expect.element(inside).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => inside.query()?.checkVisibility() ?? false).toBe(false);
  await expect.element(page.getByText('Moved')).toBeVisible();
  page.getByRole('button', { name: 'Undo' }).element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Moved')).not.toBeInTheDocument();
});

test('a message whose duration exceeds a timer’s maximum never expires', async () => {
  mount(<Toaster />);
  toast({ title: 'Maintenance on Sunday', duration: 30 * 24 * 3600 * 1000 });
  toast({ title: 'Saved', duration: 300 });
  const saved = page.getByText('Saved');
  await expect.element(saved).toBeVisible();
  await expect.element(saved).not.toBeInTheDocument();
  await expect.element(page.getByText('Maintenance on Sunday')).toBeVisible();
});

/** A page whose Toaster comes and goes, as with a route. */
function Pages() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        Go
      </button>
      {open && <Toaster />}
    </>
  );
}

test('a message moves on to the next page with a Toaster, unless that page comes after 7 s or more', async () => {
  const go = page.getByRole('button', { name: 'Go' });
  const saved = page.getByText('Saved');
  const stay = { duration: Number.POSITIVE_INFINITY };
  toast({ title: 'Saved', ...stay });
  mount(<Pages />);
  await expect.element(saved).toBeVisible();
  await go.click();
  await expect.element(saved).not.toBeInTheDocument();
  await go.click();
  await expect.element(saved).toBeVisible();
  await go.click();
  await expect.element(saved).not.toBeInTheDocument();
  // No Toaster has shown this one yet.
  toast({ title: 'Sent', ...stay });
  const later = Date.now() + 7000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
  onTestFinished(() => clock.mockRestore());
  await go.click();
  await expect.element(page.getByText('Sent')).toBeVisible();
  expect(saved.query()).toBeNull();
});

test('a message from the page before comes after the live region, which would not announce it otherwise', async () => {
  toast({ title: 'Saved', duration: Number.POSITIVE_INFINITY });
  const heard: string[] = [];
  const observer = new MutationObserver(() => {
    const region = document.querySelector('[role="status"]');
    if (region) heard.push(region.textContent);
  });
  onTestFinished(() => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  mount(<Toaster />);
  await expect.poll(() => heard.at(-1)).toContain('Saved');
  expect(heard[0]).toBe('');
});

test.each([
  ['the messages', null],
  [
    'the messages and the cookie notice',
    <CookieNotice key="notice" title="May we count visits?" onChoice={() => {}} />,
  ],
])('what gets the focus is scrolled clear of %s', async (_, notice) => {
  mount(
    <>
      {notice}
      {/* Next is at the lower edge of the window, below the messages. */}
      <div style={{ blockSize: 'calc(100vh - 4rem)' }} />
      <button type="button">Next</button>
      <div style={{ blockSize: '2000px' }} />
      <Toaster />
    </>,
  );
  onTestFinished(() => scrollTo(0, 0));
  toast({ title: 'Order deleted', duration: Number.POSITIVE_INFINITY });
  const root = document.documentElement;
  const size = () => root.style.getPropertyValue('--ds-toaster-size');
  await expect.poll(size).not.toBe('');
  const next = page.getByRole('button', { name: 'Next' }).element();
  (next as HTMLElement).focus();
  const message = page.getByText('Order deleted').element();
  const top = () => message.getBoundingClientRect().top - next.getBoundingClientRect().bottom;
  await expect.poll(top).toBeGreaterThan(0);
  expect(next.getBoundingClientRect().top).toBeGreaterThan(0);
  dismissToast();
  await expect.poll(size).toBe('');
});

test('a message with the focus stays while the reader is in another window', async () => {
  mount(<Toaster />);
  const time = fakeTimeouts(60_000, 30_000);
  toast({ title: 'Saved', duration: 60_000 });
  await expect.poll(time.pending).toBe(1);
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  dismiss.element().focus();
  await expect.poll(time.pending).toBe(0);
  // As another window takes the focus: without a related target, and the element stays the active one.
  dismiss.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: null }));
  // React renders in a microtask of the event, so a task later the timer would run.
  await new Promise((resolve) => setTimeout(resolve));
  expect(time.pending()).toBe(0);
  // The page moves the focus meanwhile, of which there is no event until the reader comes back.
  const stop = new AbortController();
  document.addEventListener('focusout', (event) => event.stopImmediatePropagation(), {
    capture: true,
    signal: stop.signal,
  });
  dismiss.element().blur();
  stop.abort();
  expect(time.pending()).toBe(0);
  window.dispatchEvent(new FocusEvent('focus'));
  await expect.poll(time.pending).toBe(1);
  time.elapse();
});

test('a message with the focus stays in a shadow root, too', async () => {
  // Without styles it is in the flow of the page: clear of the pointer.
  const inside = mountInShadow(<Toaster style={{ marginBlockStart: '5rem' }} />);
  const time = fakeTimeouts(60_000, 30_000);
  const saving = toast({ title: 'Saving', duration: Number.POSITIVE_INFINITY });
  toast({ title: 'Saved', duration: 60_000 });
  toast({ title: 'Sent', duration: Number.POSITIVE_INFINITY });
  await expect.poll(time.pending).toBe(1);
  const dismiss = () => inside.querySelectorAll<HTMLElement>('[data-slot="toast-dismiss"]');
  dismiss()[1]?.focus();
  await expect.poll(time.pending).toBe(0);
  // The page dismisses another message, and the reader goes to another window and comes back.
  dismissToast(saving);
  await expect.poll(() => dismiss().length).toBe(2);
  const away = new FocusEvent('focusout', { bubbles: true, relatedTarget: null });
  const back = new FocusEvent('focus');
  for (const tell of [() => dismiss()[0]?.dispatchEvent(away), () => window.dispatchEvent(back)]) {
    tell();
    // One task, in which a release would set the timer again: while it is held nothing changes that a poll could wait for.
    await new Promise((resolve) => setTimeout(resolve));
    expect(time.pending()).toBe(0);
  }
  dismiss()[1]?.focus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dismiss().length).toBe(1);
  expect((inside.getRootNode() as ShadowRoot).activeElement).toBe(dismiss()[0]);
  dismiss()[0]?.blur();
  await expect.poll(time.pending).toBe(1);
  time.elapse();
});

test('a press that dismisses one of two messages gives the focus back, so that the other one expires', async () => {
  mount(
    <>
      <input aria-label="Name" />
      <Toaster />
    </>,
  );
  const time = fakeTimeouts(60_000, 30_000);
  for (const title of ['Saved', 'Sent']) toast({ title, duration: 60_000 });
  await expect.poll(time.pending).toBe(2);
  const field = page.getByRole('textbox', { name: 'Name' });
  await userEvent.click(field);
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }).first());
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await userEvent.hover(field);
  await expect.poll(time.pending).toBe(1);
  time.elapse();
});

test('a message that comes while a modal is open waits until the modal is closed', async () => {
  mount(
    <>
      <Dialog defaultOpen>
        <DialogContent title="Order">Twelve apps</DialogContent>
      </Dialog>
      <Toaster />
    </>,
  );
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  const time = fakeTimeouts(60_000, 30_000);
  toast({ title: 'Saved', duration: 60_000 });
  await expect.element(page.getByText('Saved')).toBeInTheDocument();
  expect(time.pending()).toBe(0);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(time.pending).toBe(1);
  time.elapse();
});

test('in a low window the newest message is visible, and the oldest can be scrolled into view, also above a cookie notice', async () => {
  await page.viewport(320, 400);
  onTestFinished(() => page.viewport(1000, 700));
  mount(
    <>
      <Toaster />
      <CookieNotice title="May we count visits?" onChoice={() => {}} />
    </>,
  );
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'])
    toast({ title, duration: Number.POSITIVE_INFINITY });
  // The notice tells its size when it is laid out, and the messages move.
  const size = () => getComputedStyle(document.documentElement).getPropertyValue('--ds-cookie-notice-size');
  await expect.poll(size).not.toBe('');
  await expect.element(page.getByText('Eight')).toBeInViewport({ ratio: 1 });
  const dismiss = page.getByRole('button', { name: 'Dismiss' }).first();
  dismiss.element().scrollIntoView();
  await expect.element(dismiss).toBeInViewport({ ratio: 1 });
});
