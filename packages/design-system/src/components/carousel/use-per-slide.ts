import { useSyncExternalStore } from 'react';
import { matchesMedia, watchMedia } from '../../lib/media-query.js';

/**
 * How many items make a slide. `auto`: two on screens of 768 px and below, one below the other; three on wider ones,
 * beside one another.
 */
export type CarouselPerSlide = 1 | 2 | 3 | 'auto';

/** The token breakpoint.md, written out so that the package needs no tokens at run time. carousel.css has the same width. */
export const WIDE = '(width > 768px)';

const subscribe = (changed: () => void): (() => void) => watchMedia(WIDE, changed);

/**
 * The number of items in a slide on this screen. The server and the first client render use the smaller number, which
 * the stylesheet fits to a wide screen too.
 */
export function usePerSlide(perSlide: CarouselPerSlide): number {
  const auto = useSyncExternalStore(
    subscribe,
    () => (matchesMedia(WIDE) ? 3 : 2),
    () => 2,
  );
  return perSlide === 'auto' ? auto : perSlide;
}

/** Splits a list into chunks of the given size; the last one may be shorter. */
export function chunk<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
