/*
 * Media queries that also answer where there are none: jsdom, in which customers test their pages, has no `matchMedia`.
 */

/** Whether the page matches a media query; false without `matchMedia`. */
export const matchesMedia = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;

/** Calls back when the page begins or ceases to match a media query. Returns a function that stops it. */
export function watchMedia(query: string, changed: () => void): () => void {
  const list = globalThis.matchMedia?.(query);
  list?.addEventListener('change', changed);
  return () => list?.removeEventListener('change', changed);
}
