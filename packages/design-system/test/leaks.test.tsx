import { type ReactElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as parts from '../src/index.js';
import { DialogOnPage, question } from './examples/dialog.js';
import { appFilter, DrawerOnPage } from './examples/drawer.js';
import { ViewOfList } from './examples/dropdown-view.js';
import { items } from './examples/mobile-menu.js';
import { Filter, filter } from './examples/popover.js';
import { emulateMedia } from './media.js';
import { attributesOfPage, watchTraces } from './traces.js';
import './mount.js';

/** A part that opens above the page, and how a reader opens and closes it. */
interface Overlay {
  readonly element: ReactElement;
  /** The element that is visible while it is open. */
  readonly shown: string;
  readonly open: () => void;
  readonly close: () => void;
}

/** One after another: what each leaves behind would add up. */
const ROUNDS = 10;

const find = (slot: string): HTMLElement => {
  const part = document.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
  if (!part) throw new Error(`There is no ${slot}.`);
  return part;
};
const press = (slot: string) => () => find(slot).click();
const point = (type: string) => () =>
  void find('tooltip').dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));

const OVERLAYS: Readonly<Record<string, Overlay>> = {
  CookieNotice: {
    element: <parts.CookieNotice title="May we count visits?" onChoice={() => {}} />,
    shown: 'cookie-notice',
    open: () => {},
    close: () => {},
  },
  Dialog: {
    element: <DialogOnPage {...question} />,
    shown: 'dialog-content',
    open: press('dialog-trigger'),
    close: press('dialog-close'),
  },
  Drawer: {
    element: <DrawerOnPage {...appFilter} />,
    shown: 'drawer-content',
    open: press('drawer-trigger'),
    close: press('drawer-close'),
  },
  Dropdown: {
    element: <ViewOfList />,
    shown: 'dropdown-content',
    open: press('dropdown-trigger'),
    close: press('dropdown-trigger'),
  },
  MobileMenu: {
    element: <parts.MobileMenu>{items}</parts.MobileMenu>,
    shown: 'mobile-menu-panel',
    open: press('mobile-menu-trigger'),
    close: press('mobile-menu-trigger'),
  },
  Popover: {
    element: <Filter {...filter} />,
    shown: 'popover-content',
    open: press('popover-trigger'),
    close: press('popover-trigger'),
  },
  Toaster: {
    element: <parts.Toaster />,
    shown: 'toast',
    open: () => void parts.toast('Saved'),
    close: press('toast-dismiss'),
  },
  Tooltip: {
    element: (
      <parts.Tooltip content="Members keep their access">
        <parts.TooltipTrigger>Archive</parts.TooltipTrigger>
      </parts.Tooltip>
    ),
    shown: 'tooltip-tip',
    open: point('pointerover'),
    close: point('pointerout'),
  },
};

beforeAll(() => emulateMedia({ 'prefers-reduced-motion': 'reduce' }));
afterAll(() => emulateMedia({}));

describe.each(Object.entries(OVERLAYS))('%s', (name, { element, shown, open, close }) => {
  const isShown = () => document.querySelector(`[data-slot="${shown}"]`)?.checkVisibility() ?? false;
  /** It has no control that closes it: only the page removes it. */
  const staysInPage = name === 'CookieNotice';
  const attributes = attributesOfPage();

  /** In Strict Mode: opens it, closes it, opens it again, and leaves the page while it is open. */
  async function round(): Promise<void> {
    const host = document.body.appendChild(document.createElement('main'));
    const root = createRoot(host);
    root.render(<StrictMode>{element}</StrictMode>);
    await expect.poll(() => host.childElementCount, { interval: 1 }).toBeGreaterThan(0);
    open();
    await expect.poll(isShown, { interval: 1 }).toBe(true);
    if (!staysInPage) {
      close();
      await expect.poll(isShown, { interval: 1 }).toBe(false);
      expect(attributesOfPage(), 'closed').toEqual(attributes);
      open();
      await expect.poll(isShown, { interval: 1 }).toBe(true);
    }
    root.unmount();
    host.remove();
    parts.dismissToast();
  }

  test(`leaves nothing behind after ${ROUNDS} rounds in Strict Mode`, { timeout: 60_000 }, async () => {
    const traces = watchTraces();
    // React adds its listeners to a document and a portal's container at their first use, and keeps them.
    await round();
    const { timers: _, ...before } = traces();
    for (let each = 1; each < ROUNDS; each += 1) await round();
    await expect.poll(traces).toEqual({ ...before, timers: [] });
    expect(attributesOfPage()).toEqual(attributes);
  });
});
