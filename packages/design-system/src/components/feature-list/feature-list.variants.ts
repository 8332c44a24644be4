import { cva } from 'class-variance-authority';

/** Class names of the list. Importable on a server, as all of these are. */
export const featureListVariants = cva('ds:group/features ds:flex ds:min-w-0 ds:flex-col ds:font-sans');

/** Class names of one item: a hairline below it, and room for the thread that lies over it. */
export const featureListItemVariants = cva(
  'ds:group/feature ds:relative ds:flow-root ds:border-b-hairline ds:border-default ds:text-default',
);

/**
 * Class names of the button: the other items step back while one is chosen. Its ring stays within its row, the whole of
 * which answers to a press.
 */
export const featureListNameVariants = cva([
  'ds:flex ds:min-h-control ds:w-full ds:cursor-pointer ds:items-center ds:justify-between ds:gap-4 ds:py-2',
  'ds:relative ds:my-2 ds:before:absolute ds:before:inset-x-0 ds:before:-inset-y-2',
  'ds:touch-manipulation ds:rounded-sm ds:text-start ds:text-heading-sm ds:font-wide ds:wrap-anywhere',
  'ds:transition-colors ds:duration-fast ds:ease-standard ds:focus-visible:focus-ring-words ds:noscript:cursor-auto',
  'ds:group-data-[state=chosen]/features:text-muted ds:group-data-selected/feature:text-default!',
]);

/** Class names of the arrow: it slides in along its own axis, towards where reading goes on. */
export const featureListArrowVariants = cva([
  'ds:invisible ds:size-icon ds:shrink-0 ds:-translate-x-2 ds:text-accent ds:rtl:translate-x-2',
  'ds:rtl:-scale-x-100 ds:transition-[translate,visibility] ds:duration-fast ds:ease-standard',
  'ds:group-data-selected/feature:visible ds:group-data-selected/feature:translate-x-0! ds:print:hidden',
]);

/**
 * Class names of the details, which open by a grid row. Where script may run they are shut from the first paint on;
 * without script, and on paper, all lie open.
 */
export const featureListDetailsVariants = cva([
  'ds:grid ds:grid-cols-1 ds:grid-rows-[1fr] ds:transition-[grid-template-rows,visibility]',
  'ds:duration-fast ds:ease-standard',
  'ds:[@media(scripting:enabled)]:not-data-selected:invisible',
  'ds:[@media(scripting:enabled)]:not-data-selected:grid-rows-[0fr]',
  'ds:print:visible! ds:print:grid-rows-[1fr]!',
]);

/** Class names of the thread that runs along the chosen item. */
export const featureListThreadVariants = cva([
  'ds:pointer-events-none ds:absolute ds:start-0 ds:-bottom-px ds:w-0 ds:border-t-thread ds:border-selected',
  'ds:transition-[width] ds:duration-moderate ds:ease-standard ds:group-data-selected/feature:w-full',
]);
