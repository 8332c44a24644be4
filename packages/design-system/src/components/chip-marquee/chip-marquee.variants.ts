import { cva } from 'class-variance-authority';

/** Where the row moves to: `start` is to the left where text runs from left to right, `end` the other way. */
export type ChipMarqueeDirection = 'start' | 'end';

/** How many rows show the items; a second one moves the other way. */
export type ChipMarqueeRows = 1 | 2;

/** Class names of the whole marquee; its movement is in chip-marquee.css. Importable on a server. */
export const chipMarqueeVariants = cva(
  'ds:grid ds:grid-cols-[auto_minmax(0,1fr)] ds:items-center ds:gap-2 ds:font-sans ds:at-rest:block',
);

/** Class names of what a row is seen through. A second row only repeats the first, so it goes where nothing moves. */
export const chipMarqueeViewportVariants = cva('ds:min-w-0', {
  variants: { repeats: { true: 'ds:at-rest:hidden', false: '' } },
});

/** Class names of the list and of its copies. */
export const chipMarqueeListVariants = cva('ds:flex ds:shrink-0', {
  variants: {
    copy: {
      true: 'ds:at-rest:hidden',
      false: 'ds:at-rest:shrink ds:at-rest:flex-wrap ds:at-rest:gap-2',
    },
  },
});

/** Class names of a place in the row: what is in it is no wider, so a picture keeps to its share. */
export const chipMarqueeItemVariants = cva(
  'ds:grid ds:grid-cols-[minmax(0,1fr)] ds:items-center ds:break-inside-avoid ds:[&_img]:h-auto ds:[&_img]:max-w-full',
);
