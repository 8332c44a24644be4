import { cva } from 'class-variance-authority';

/** Where the row moves to: `start` is to the left where text runs from left to right, `end` the other way. */
export type ChipMarqueeDirection = 'start' | 'end';

/** Class names of a row of moving chips; its movement is in chip-marquee.css. Importable on a server. */
export const chipMarqueeVariants = cva(
  'ds:grid ds:grid-cols-[auto_minmax(0,1fr)] ds:items-center ds:gap-2 ds:font-sans ds:still:block ds:noscript:block',
);

/** Class names of the list and of its copies. */
export const chipMarqueeListVariants = cva('ds:flex ds:shrink-0', {
  variants: {
    copy: {
      true: 'ds:still:hidden ds:noscript:hidden',
      false: [
        'ds:still:shrink ds:still:flex-wrap ds:still:gap-2',
        'ds:noscript:shrink ds:noscript:flex-wrap ds:noscript:gap-2',
      ],
    },
  },
});

/** Class names of a place in the row: what is in it is no wider, so a picture keeps to its share. */
export const chipMarqueeItemVariants = cva(
  'ds:grid ds:grid-cols-[minmax(0,1fr)] ds:items-center ds:[&_img]:h-auto ds:[&_img]:max-w-full',
);
