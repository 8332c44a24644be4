type Scroll = (top: number) => void;

let smooth: Scroll | undefined;

/** Target of the browser's current smooth scroll; undefined when it has arrived or the visitor has taken over. */
let target: number | undefined;

/** Events with which a visitor takes over the scroll. */
export const takeOverEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Makes a smooth-scroll library handle programmatic scrolls. Returns a function that restores the browser's smooth scrolling. */
export function takeOverScroll(scroll: Scroll): () => void {
  smooth = scroll;
  resumeScroll();
  return () => {
    if (smooth === scroll) smooth = undefined;
  };
}

/**
 * Scrolls the page to a position, smoothly unless motion is reduced.
 *
 * @param top Distance from the top of the page in px.
 */
export function scrollPage(top: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo({ top, behavior: 'instant' });
  } else if (smooth) {
    target = undefined;
    smooth(top);
  } else {
    scrollNatively(top);
  }
}

/** Continues a smooth scroll of the browser that a ScrollTrigger refresh has stopped. */
export function resumeScroll(): void {
  if (target !== undefined) scrollPage(target);
}

function scrollNatively(top: number): void {
  if (target === undefined) {
    const over = new AbortController();
    const end = () => {
      target = undefined;
      over.abort();
    };
    const arrive = () => Math.abs(window.scrollY - (target ?? window.scrollY)) <= 1 && end();
    for (const event of takeOverEvents)
      window.addEventListener(event, end, { passive: true, signal: over.signal });
    window.addEventListener('scrollend', arrive, { signal: over.signal });
  }
  const { scrollHeight, clientHeight } = document.documentElement;
  target = Math.min(Math.max(top, 0), scrollHeight - clientHeight);
  window.scrollTo({ top: target, behavior: 'smooth' });
}
