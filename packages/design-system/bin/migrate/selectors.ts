import type { Found } from './found.ts';
import { ATTRIBUTES, SLOTS } from './renames.ts';

/** In a selector, or in a Tailwind variant: `data-[slot=…]`. */
const SLOT = /\bdata-\[?slot[~|^$*]?=\\?["']?([\w-]+)/g;

/** A compound selector, for one element: parts of a selector without a space or a combinator between them. */
const COMPOUND = /[^\s,>+~{};]*\[data-slot=[^\s,>+~{};]*/g;

/** Renames slots and data attributes in the selectors of a style sheet or of a script's strings. */
export function migrateSelectors(found: Found): void {
  for (const match of found.text.matchAll(SLOT)) {
    const [all, slot = ''] = match;
    const to = Object.hasOwn(SLOTS, slot) ? SLOTS[slot] : undefined;
    const end = match.index + all.length;
    if (to !== undefined) found.replace(end - slot.length, end, to, `data-slot: ${slot} → ${to}`);
  }
  for (const match of found.text.matchAll(COMPOUND)) {
    const slots = [...match[0].matchAll(SLOT)].map(([, slot = '']) => slot);
    for (const [from, to] of slots.flatMap((slot) =>
      Object.hasOwn(ATTRIBUTES, slot) ? Object.entries(ATTRIBUTES[slot] ?? {}) : [],
    ))
      for (const each of match[0].matchAll(new RegExp(`\\[${from}(?=[\\]~|^$*=])`, 'g'))) {
        const start = match.index + each.index + 1;
        found.replace(start, start + from.length, to, `${slots.join()}: ${from} → ${to}`);
      }
  }
}
