type Scroll = (top: number) => void;

let smooth: Scroll | undefined;

/** Lets smooth scrolling take over the page's programmatic scrolls; returns what gives them back to the browser. */
export function takeOverScroll(scroll: Scroll): () => void {
  smooth = scroll;
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
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) window.scrollTo({ top, behavior: 'instant' });
  else if (smooth) smooth(top);
  else window.scrollTo({ top, behavior: 'smooth' });
}
