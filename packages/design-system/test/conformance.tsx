import { cloneElement, type ReactElement, type RefCallback } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect } from 'storybook/test';

/** Where the probes of {@link expectConformance} must arrive, when that is not the slot's own element. */
export interface ConformanceOptions {
  /** Slot that takes `className` and `style`, such as a field's frame. @default the slot itself */
  styledSlot?: string;
}

/**
 * Checks the contract of a part: its root carries the slot's name and takes `ref`, `className`, `style`, `id`, `data-*`
 * and `aria-*`, keeps its own classes beside the caller's, and writes no style attribute into server markup (a strict
 * content policy forbids it). For play functions and tests in a browser.
 *
 * @param element The part, with the least props that it needs.
 * @param slot The name in `data-slot` of the element that takes the props.
 * @throws When a promise is broken; the message names the slot.
 */
export async function expectConformance(
  element: ReactElement,
  slot: string,
  { styledSlot = slot }: ConformanceOptions = {},
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
    const target = host.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
    const styled = host.querySelector<HTMLElement>(`[data-slot="${styledSlot}"]`);
    await expect(target, `data-slot="${slot}"`).not.toBeNull();
    await expect(received, `ref of ${slot}`).toBe(target);
    await expect(target, `id of ${slot}`).toHaveAttribute('id', 'probe-id');
    await expect(target, `data-* of ${slot}`).toHaveAttribute('data-probe', 'data');
    await expect(target, `aria-* of ${slot}`).toHaveAttribute('aria-description', 'aria');
    await expect(styled, `className of ${styledSlot}`).toHaveClass('probe-class');
    await expect(styled?.classList.length, `own classes of ${styledSlot}`).toBeGreaterThan(1);
    await expect(styled?.style.order, `style of ${styledSlot}`).toBe('7');
    await expect(renderToString(element), `server markup of ${slot}`).not.toMatch(/\sstyle=/);
  } finally {
    flushSync(() => root.unmount());
    host.remove();
  }
}
