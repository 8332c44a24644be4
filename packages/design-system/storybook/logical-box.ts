/** A box with positions along the inline axis, in CSS pixels from the start edge of the page. */
export type LogicalBox = DOMRect & { readonly start: number; readonly end: number };

/** Whether the page is read from right to left. */
export const isRtl = (): boolean => document.documentElement.dir === 'rtl';

/** The box of an element: with `start` and `end`, a play function measures the same in both directions. */
export function logicalBox(element: Element): LogicalBox {
  const box = element.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const [start, end] = isRtl() ? [clientWidth - box.right, clientWidth - box.left] : [box.left, box.right];
  return Object.assign(box, { start, end });
}
