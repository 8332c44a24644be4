import { cva } from 'class-variance-authority';

/** Class names of the list. Importable on a server, as all of these are. */
export const agentListVariants = cva('ds:flex ds:min-w-0 ds:flex-col ds:font-sans');

/** Class names of one item: a hairline above it, the mark at its start. */
export const agentListItemVariants = cva(
  'ds:flex ds:min-w-0 ds:gap-4 ds:border-t-hairline ds:border-default ds:py-6 ds:text-default ds:sm:gap-6',
);

/** Class names of the mark's place: as high as the first line of the name, however large the text is. */
export const agentListItemMarkVariants = cva([
  'ds:flex ds:h-lh ds:w-icon ds:shrink-0 ds:items-center ds:text-heading-sm ds:text-accent',
  'ds:forced-colors:text-[CanvasText]',
]);
