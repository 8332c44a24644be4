import { cloneElement, type ReactElement, type RefCallback } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';

/** Options of {@link expectConformance}. */
export interface ConformanceOptions {
  /** Slot that takes `className` and `style`, such as a field's frame. @default the slot itself */
  styledSlot?: string;
  /** The component renders into a portal. @default false */
  portal?: boolean;
}

/**
 * Checks the component contract: the root has its `data-slot`, accepts `ref`, `className`, `style`, `id`, `data-*`
 * and `aria-*`, keeps its own classes, and has no style attribute in server HTML, which a strict content security
 * policy forbids. For browser tests.
 *
 * @param element The component with its required props.
 * @param slot The `data-slot` of the element that receives the props.
 * @throws When the contract is violated; the message names the slot.
 */
export async function expectConformance(
  element: ReactElement,
  slot: string,
  { styledSlot = slot, portal = false }: ConformanceOptions = {},
): Promise<void> {
  let received: Element | null = null;
  const ref: RefCallback<Element> = (node) => {
    received = node ?? received;
  };
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  try {
    flushSync(() => {
      root.render(
        cloneElement(element as ReactElement<Record<string, unknown>>, {
          ref,
          id: 'probe-id',
          className: 'probe-class',
          style: { order: 7 },
          'data-probe': 'data',
          'aria-description': 'aria',
        }),
      );
    });
    const drawn = portal ? document.body : host;
    // A part in the panel of a menu is drawn when the panel has been loaded.
    await waitFor(() => expect(drawn.querySelector(`[data-slot="${slot}"]`), slot).not.toBeNull());
    const slots = [...drawn.querySelectorAll<HTMLElement>(`[data-slot="${slot}"]`)];
    // There may be another element with this slot, such as the close button of every dialog.
    const target = slots.find((each) => each === received) ?? slots[0] ?? null;
    const styled =
      styledSlot === slot ? target : drawn.querySelector<HTMLElement>(`[data-slot="${styledSlot}"]`);
    await expect(target, `data-slot="${slot}"`).not.toBeNull();
    await expect(received, `ref of ${slot}`).toBe(target);
    await expect(target?.id, `id of ${slot}`).toBe('probe-id');
    await expect(target?.dataset.probe, `data-* of ${slot}`).toBe('data');
    await expect(target?.ariaDescription, `aria-* of ${slot}`).toBe('aria');
    await expect([...(styled?.classList ?? [])], `className of ${styledSlot}`).toContain('probe-class');
    await expect(styled?.classList.length, `own classes of ${styledSlot}`).toBeGreaterThan(1);
    await expect(styled?.style.order, `style of ${styledSlot}`).toBe('7');
    await expect(renderToString(element), `server markup of ${slot}`).not.toMatch(/\sstyle=/);
  } finally {
    flushSync(() => root.unmount());
    host.remove();
  }
}
