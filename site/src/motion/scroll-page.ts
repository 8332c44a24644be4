type Scroll = (top: number) => void;

let smooth: Scroll | undefined;

/** Where the browser itself is scrolling to, until it is there or the visitor takes over. */
let underWay: number | undefined;

/** What a visitor does to scroll by themselves. */
const ownWays = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Lets smooth scrolling take over the page's programmatic scrolls; returns what gives them back to the browser. */
export function takeOverScroll(scroll: Scroll): () => void {
  smooth = scroll;
  resumeScroll();
  return () => {
    if (smooth === scroll) smooth = undefined;
  };
}

/**
 * Scrolls the page to a place, smoothly where motion is allowed.
 *
 * @param top Distance from the top of the page in px.
 */
export function scrollPage(top: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo({ top, behavior: 'instant' });
  } else if (smooth) {
    underWay = undefined;
    smooth(top);
  } else {
    scrollNatively(top);
  }
}

/** Goes on with a scroll of the browser's that measuring the page has stopped. */
export function resumeScroll(): void {
  if (underWay !== undefined) scrollPage(underWay);
}

function scrollNatively(top: number): void {
  if (underWay === undefined) {
    const over = new AbortController();
    const end = () => {
      underWay = undefined;
      over.abort();
    };
    const arrive = () => Math.abs(window.scrollY - (underWay ?? window.scrollY)) <= 1 && end();
    for (const way of ownWays) window.addEventListener(way, end, { passive: true, signal: over.signal });
    window.addEventListener('scrollend', arrive, { signal: over.signal });
  }
  const { scrollHeight, clientHeight } = document.documentElement;
  underWay = Math.min(Math.max(top, 0), scrollHeight - clientHeight);
  window.scrollTo({ top: underWay, behavior: 'smooth' });
}
