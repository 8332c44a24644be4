/** How many numbers and gaps the row has at most. With more pages it always has as many, so that no link changes its place. */
const PLACES = 7;

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/**
 * The numbers of a pagination: the first, the last, and those around the current page.
 *
 * @returns 'before' and 'after' this page where numbers are left out
 */
export function pageNumbers(page: number, pages: number): (number | 'before' | 'after')[] {
  if (pages <= PLACES) return range(1, pages);
  const near = PLACES - 3;
  if (page <= near) return [...range(1, near + 1), 'after', pages];
  if (page > pages - near) return [1, 'before', ...range(pages - near, pages)];
  return [1, 'before', page - 1, page, page + 1, 'after', pages];
}

/** The existing page that is nearest to a given number, which may come from an address: a whole number from 1 to `pages`. */
export function existingPage(page: number, pages: number): number {
  return Math.min(Math.max(Math.trunc(page) || 1, 1), pages);
}
