import type { RefObject } from 'react';

/** What the accordion passes to hooks that open items. */
export interface OpeningOptions {
  root: RefObject<HTMLDivElement | null>;
  openValue: string;
  /** Opens an item instantly, without motion; an empty string closes the open one. */
  reveal: (value: string) => void;
}

/** The `value` of the item that a part belongs to; an empty string without one. */
export function itemValue(node: Element | null | undefined): string {
  return node?.closest<HTMLElement>('[data-slot="faq-item"]')?.dataset.value ?? '';
}

/** The question of an item. */
export function triggerOf(root: HTMLElement | null, value: string): HTMLElement | undefined {
  const triggers = root?.querySelectorAll<HTMLElement>('[data-slot="faq-trigger"]') ?? [];
  return [...triggers].find((trigger) => itemValue(trigger) === value);
}
