import { anatomyOf, codesIn } from '../build/anatomy.ts';

const PAGES = Object.values(
  import.meta.glob<string>('../src/components/*/*.mdx', { query: '?raw', import: 'default', eager: true }),
);

const ANATOMIES = PAGES.map(anatomyOf);

/** Slot → its documented elements. */
const ELEMENTS = new Map(ANATOMIES.flatMap(({ slots }) => [...slots]));

/** A documented attribute and its slot. */
const ATTRIBUTES = new Set(
  ANATOMIES.flatMap(({ attributes }) => attributes.map(({ name, slot }) => `${name} on ${slot}`)),
);

/** Every documented slot. */
export const LISTED: ReadonlySet<string> = new Set(ELEMENTS.keys());

/** The slot itself, and internal marks of Radix, which are not for styling. */
const INTERNAL = /^data-(slot|radix-.*|aria-hidden)$/;

/** Whether an element matches its page: by name, or by a range of headings. */
function isElement(said: string, tag: string): boolean {
  const names = codesIn(said.split(';')[0]);
  const heading = /^h[1-6]$/.test(tag) && / to /.test(said);
  return names.includes(tag) || heading;
}

/**
 * Compares rendered elements with the anatomy tables of the pages: slots, elements and data attributes.
 *
 * @param found collects the rendered slots
 * @returns A line for each difference.
 */
export function anatomyProblems(root: ParentNode, found: Set<string>): string[] {
  return [...root.querySelectorAll<HTMLElement>('[data-slot]')].flatMap((part) => {
    const { slot = '' } = part.dataset;
    found.add(slot);
    const said = ELEMENTS.get(slot);
    if (said === undefined) return [`${slot} is in no page`];
    const tag = part.tagName.toLowerCase();
    const attributes = part.getAttributeNames().filter((name) => /^data-/.test(name) && !INTERNAL.test(name));
    return [
      ...(isElement(said, tag) ? [] : [`${slot} is a ${tag}, not ${said}`]),
      ...attributes
        .filter((name) => !ATTRIBUTES.has(`${name} on ${slot}`))
        .map((name) => `${name} on ${slot} is in no page`),
    ];
  });
}
