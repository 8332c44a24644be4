/**
 * Scrolls to the element of the fragment, or to the top (P-7).
 *
 * @param hash `#` and the fragment, or an empty string. The site's ids need no percent-encoding.
 */
export function scrollToStart(hash: string): void {
  const target = document.getElementById(hash.slice(1));
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Turns the browser's scroll restoration off, so that back, forward and reload start at the top of a page (P-7). When
 * only the fragment changes, back and forward return to the visitor's earlier position, which this function restores.
 * Call it once, as early as possible.
 */
export function takeOverScrollRestoration(): void {
  const places = new Map<string | undefined, number>();
  window.history.scrollRestoration = 'manual';
  window.addEventListener('scroll', () => places.set(entryKey(), window.scrollY), { passive: true });

  // Read at once: before `hashchange`, the page may scroll and overwrite the position.
  let earlier: number | undefined;
  window.addEventListener('popstate', () => {
    earlier = places.get(entryKey());
  });
  window.addEventListener('hashchange', ({ oldURL }) => {
    // A link to a fragment creates a history entry without state.
    const isTraversal = entryKey() !== undefined;
    if (!isTraversal) setEntryKey();
    else if (new URL(oldURL).pathname === window.location.pathname) returnTo(earlier);
  });
  if (entryKey() === undefined) setEntryKey();

  // The back/forward cache restores a page with its scroll position.
  window.addEventListener('pageshow', ({ persisted }) => persisted && scrollToStart(window.location.hash));

  // Without restoration the browser does not scroll a reloaded page to its fragment.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate' && window.scrollY === 0) scrollToStart(window.location.hash);
}

/** The key of the current history entry, as the router sets it; undefined for an entry that a link to a fragment created. */
const entryKey = (): string | undefined => (window.history.state as { key?: string } | null)?.key;

const setEntryKey = (): void =>
  window.history.replaceState({ ...window.history.state, key: String(Math.random()) }, '');

function returnTo(place: number | undefined): void {
  if (place === undefined) scrollToStart(window.location.hash);
  else window.scrollTo({ top: place, behavior: 'instant' });
}
