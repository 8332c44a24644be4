import { cva } from 'class-variance-authority';

/**
 * How many items make a slide. `auto`: two on screens of 768 px and below, three on wider ones. They
 * stand below one another up to 768 px, beside one another above.
 */
export type CarouselPerSlide = 1 | 2 | 3 | 'auto';

/** Class names of the carousel; what moves is in carousel.css. Importable on a server. */
export const carouselVariants = cva(
  'ds:grid ds:grid-cols-[minmax(0,1fr)] ds:gap-2 ds:font-sans ds:text-default',
);

/** Class names of the row of controls. Without script and on paper the slides stand in a row that needs none. */
export const carouselControlsVariants = cva(
  'ds:flex ds:items-center ds:gap-2 ds:noscript:hidden ds:print:hidden',
);

/** Class names of a dot: a woven diamond on a target of 32 × 44 px, filled on the current slide. */
export const carouselDotVariants = cva([
  'ds:grid ds:h-control ds:w-8 ds:cursor-pointer ds:place-items-center ds:rounded-sm ds:focus-visible:focus-ring-inside',
  'ds:before:size-3 ds:before:rotate-45 ds:before:border-thread ds:before:border-strong',
  'ds:before:transition-colors ds:before:duration-fast ds:before:ease-standard',
  'ds:enabled-hover:before:border-selected ds:aria-[current]:before:border-selected',
  'ds:aria-[current]:before:border-[calc(var(--ds-space-3)/2)]',
]);
