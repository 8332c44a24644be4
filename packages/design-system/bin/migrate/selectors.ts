import type { Found } from './found.ts';
import { ATTRIBUTES, SLOTS } from './renames.ts';

/** In a selector, or in a Tailwind variant: `data-[slot=…]`. */
const SLOT = /\bdata-\[?slot[~|^$*]?=\\?["']?([\w-]+)/g;

/** An attribute selector. Its value and its flag (`[data-slot='link' i]`) may have spaces before them. */
const ATTRIBUTE = String.raw`\[[^[\]\n]*\]`;

/** A selector without combinators. In a list, it is for the same element as the selector in front of the list. */
const ITEM = String.raw`(?:${ATTRIBUTE}|[^\s,>+~{};()[\]])+`;
const LIST = String.raw`:(?:is|where|not)\(\s*${ITEM}(?:\s*,\s*${ITEM})*\s*\)`;

/** Compound selectors, for one element: parts of a selector without a space or a combinator between them. */
const COMPOUND = new RegExp(String.raw`(?:${ATTRIBUTE}|[^\s,>+~{};])+`, 'g');
const WITH_LISTS = new RegExp(String.raw`(?:${LIST}|${ATTRIBUTE}|[^\s,>+~{};])+`, 'g');

/** Renames slots and data attributes in the selectors of a style sheet or of a script's strings. */
export function migrateSelectors(found: Found): void {
  for (const match of found.text.matchAll(SLOT)) {
    const [all, slot = ''] = match;
    const to = Object.hasOwn(SLOTS, slot) ? SLOTS[slot] : undefined;
    const end = match.index + all.length;
    if (to !== undefined) found.replace(end - slot.length, end, to, `data-slot: ${slot} → ${to}`);
  }
  for (const { 0: all, index } of found.text.matchAll(COMPOUND)) renameAttributes(found, all, index, all);
  // The slot in front of a list is that of each of its items. The slot of an item is not that of the next.
  for (const { 0: all, index } of found.text.matchAll(WITH_LISTS))
    renameAttributes(found, all, index, all.replaceAll(new RegExp(LIST, 'g'), ''));
}

/** Renames the data attributes in a text that belong to the slots in a part of it. */
function renameAttributes(found: Found, text: string, offset: number, part: string): void {
  const slots = [...part.matchAll(SLOT)].map(([, slot = '']) => slot);
  for (const [from, to] of slots.flatMap((slot) =>
    Object.hasOwn(ATTRIBUTES, slot) ? Object.entries(ATTRIBUTES[slot] ?? {}) : [],
  ))
    for (const each of text.matchAll(new RegExp(`\\[${from}(?=[\\]~|^$*=])`, 'g'))) {
      const start = offset + each.index + 1;
      found.replace(start, start + from.length, to, `${slots.join()}: ${from} → ${to}`);
    }
}
