import type { RefObject } from 'react';
import type { AccordionLook } from './accordion-context.js';

/** Options of the hooks that open items. */
export interface OpeningOptions {
  root: RefObject<HTMLDivElement | null>;
  look: AccordionLook;
  openValues: readonly string[];
  /** Sets the open items instantly, without motion. */
  show: (values: readonly string[]) => void;
}

/** Selects an element of an accordion. */
export const slotOf = (look: AccordionLook, part: 'root' | 'item' | 'trigger' | 'details'): string =>
  `[data-slot="${look[part]['data-slot']}"]`;

/** The `value` of the item that an element belongs to; an empty string without one. */
export function itemValue(look: AccordionLook, node: Element | null | undefined): string {
  return node?.closest<HTMLElement>(slotOf(look, 'item'))?.dataset.value ?? '';
}

/** The items that a press neither opens nor closes. */
export function disabledValues(root: HTMLElement | null, look: AccordionLook): string[] {
  return ownParts(root, look, 'trigger')
    .filter((each) => each.hasAttribute('data-disabled'))
    .map((each) => itemValue(look, each));
}

/** The elements of an accordion, without those of another inside its content. */
export function ownParts(
  root: HTMLElement | null,
  look: AccordionLook,
  part: 'trigger' | 'details',
): HTMLElement[] {
  const found = root?.querySelectorAll<HTMLElement>(slotOf(look, part)) ?? [];
  return [...found].filter((each) => each.closest(slotOf(look, 'root')) === root);
}
