import { cva } from 'class-variance-authority';

/** Class names of steps and figure together. Importable on a server, as all of these are. */
export const stepsFigureVariants = cva(
  'ds:flex ds:min-w-0 ds:flex-col ds:gap-stack ds:font-sans ds:text-default',
);

/** Class names of the list. */
export const stepsFigureListVariants = cva('ds:flex ds:flex-wrap ds:gap-x-stack ds:gap-y-8');

/**
 * Class names of a step. Where the list is narrower than `size.measure` the basis is huge, so that each step takes a
 * line of its own; elsewhere it is nothing, so that all share one line. It follows the room and the size of the text,
 * and no step is left over on a line alone.
 */
export const stepsFigureStepVariants = cva([
  'ds:flex ds:min-w-0 ds:max-w-full ds:grow ds:flex-wrap ds:gap-x-4 ds:gap-y-2',
  'ds:basis-[calc((var(--ds-size-measure)-100%)*999)]',
]);

/** Class names of a step's large number: digits of different width leave the texts below one another. */
export const stepsFigureNumberVariants = cva(
  'ds:min-w-[calc(var(--ds-text-display-xl-font-size)*2/3)] ds:text-display-xl ds:font-bold ds:font-wide ds:select-none',
);

/** Class names of a step's words: beside the number, or below it where a quarter of `size.measure` does not fit there. */
export const stepsFigureContentVariants = cva([
  'ds:flex ds:min-w-0 ds:max-w-full ds:grow ds:flex-col ds:gap-2',
  'ds:basis-[calc(var(--ds-size-measure)/4)]',
]);

/** Class names of the place below the steps: a picture in it is as wide as the list. */
export const stepsFigureFigureVariants = cva(
  'ds:min-w-0 ds:[&_img]:h-auto ds:[&_img]:w-full ds:[&_picture]:contents',
);
