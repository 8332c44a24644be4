import { cva } from 'class-variance-authority';

/** Where the row moves to: `start` is to the left where text runs from left to right, `end` the other way. */
export type ChipMarqueeDirection = 'start' | 'end';

/** Class names of a row of moving chips; its movement is in chip-marquee.css. Importable on a server. */
export const chipMarqueeVariants = cva(
  'ds:grid ds:grid-cols-[auto_minmax(0,1fr)] ds:items-center ds:gap-2 ds:font-sans ds:still:block',
);

/** Class names of the button that stops the row. */
export const chipMarqueeToggleVariants = cva([
  'ds:grid ds:size-control ds:place-items-center ds:rounded-sm ds:border-hairline ds:border-strong',
  'ds:bg-surface ds:text-default ds:cursor-pointer ds:focus-visible:focus-ring ds:still:hidden',
  'ds:transition-colors ds:duration-fast ds:ease-standard ds:enabled-hover:bg-subtle',
]);

/** Class names of the list and of its copies. */
export const chipMarqueeListVariants = cva('ds:flex ds:shrink-0', {
  variants: {
    copy: {
      true: 'ds:still:hidden',
      false: 'ds:still:shrink ds:still:flex-wrap ds:still:gap-2',
    },
  },
});
