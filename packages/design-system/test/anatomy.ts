const PAGES = Object.values(
  import.meta.glob<string>('../src/components/*/*.mdx', { query: '?raw', import: 'default', eager: true }),
);

/** Cells of the rows of every table in the anatomies, but for the headings. */
const ROWS = PAGES.flatMap((page) => [
  ...(page.split('\n## Anatomy\n')[1]?.split('\n## ')[0] ?? '').matchAll(/^\| (`.*)\|$/gm),
]).map(([, row = '']) => row.split(/ \|(?: |$)/));

const codesIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** Slot → the elements that it is said to be. */
const ELEMENTS = new Map<string, string>();

/** An attribute and the slot that it is said to stand on. */
const ATTRIBUTES = new Set<string>();

for (const [first, second = ''] of ROWS) {
  for (const name of codesIn(first)) {
    if (name.startsWith('data-') || name.startsWith('aria-'))
      for (const slot of codesIn(second)) ATTRIBUTES.add(`${name} on ${slot}`);
    else if (!name.startsWith('--')) ELEMENTS.set(name, second);
  }
}

/** Every slot that some page lists. */
export const LISTED: ReadonlySet<string> = new Set(ELEMENTS.keys());

/** The name itself, and marks that Radix keeps books by: no state to style. */
const INTERNAL = /^data-(slot|radix-.*|aria-hidden)$/;

/** Whether an element is what its page says: its name, a range of headings, or whatever the host gives. */
function isElement(said: string, tag: string): boolean {
  const names = codesIn(said.split(';')[0]);
  const heading = /^h[1-6]$/.test(tag) && / to /.test(said);
  return names.includes(tag) || heading;
}

/**
 * Compares what is rendered with the tables of the pages: that each slot is listed, is the element that is said, and has no
 * data attribute that is not.
 *
 * @param found takes the slots that were seen
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
