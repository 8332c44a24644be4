/**
 * Scrolls to where a page begins for its address: at the element of the fragment, else at the top (P-7).
 *
 * @param hash `#` and the fragment, or an empty string. The site's ids need no percent encoding.
 */
export function scrollToStart(hash: string): void {
  const target = document.getElementById(hash.slice(1));
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Turns the browser's scroll restoration off, so that back, forward and reload begin a page at its start (P-7).
 * Where the fragment alone changes, back and forward still return to where the visitor was: here, since the browser no longer
 * does. Call it once, as early as script runs.
 */
export function takeOverScrollRestoration(): void {
  const places = new Map<string, number>();
  window.history.scrollRestoration = 'manual';
  window.addEventListener('scroll', () => places.set(window.location.href, window.scrollY), {
    passive: true,
  });

  window.addEventListener('hashchange', ({ oldURL }) => {
    // The browser itself follows a link to a fragment, and gives the new history entry no state.
    const isTraversal = window.history.state !== null;
    if (!isTraversal) window.history.replaceState({ shown: true }, '');
    else if (new URL(oldURL).pathname === window.location.pathname)
      returnTo(places.get(window.location.href));
  });
  if (window.history.state === null) window.history.replaceState({ shown: true }, '');

  // From the back/forward cache a page comes as it was left, scrolled.
  window.addEventListener('pageshow', ({ persisted }) => persisted && scrollToStart(window.location.hash));

  // Without restoration, a page that is loaded again is not scrolled to its fragment either.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate' && window.scrollY === 0) scrollToStart(window.location.hash);
}

function returnTo(place: number | undefined): void {
  if (place === undefined) scrollToStart(window.location.hash);
  else window.scrollTo({ top: place, behavior: 'instant' });
}
