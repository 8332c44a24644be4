import { cva } from 'class-variance-authority';

/**
 * Class names of the navigation. Where the menu stands for the row it takes no room: its links come below the bar, one at
 * a time. Importable on a server.
 */
export const topBarNavVariants = cva([
  'ds:bar-row:-mx-2 ds:bar-row:min-w-0 ds:bar-row:shrink-[99] ds:bar-row:overflow-x-auto ds:bar-row:p-2',
  'ds:bar-row:whitespace-nowrap ds:print:hidden',
  'ds:bar-menu:absolute ds:bar-menu:start-gutter ds:bar-menu:top-full',
]);

/** Class names of the list of links. */
export const topBarListVariants = cva('ds:bar-row:flex ds:bar-row:items-center ds:bar-row:gap-8');

/** Class names of a link's place: where the menu stands for the row it is out of sight until its link has the focus. */
export const topBarItemVariants = cva([
  'ds:bar-menu:sr-only ds:bar-menu:focus-within:not-sr-only',
  'ds:bar-menu:focus-within:border-hairline ds:bar-menu:focus-within:border-default',
  'ds:bar-menu:focus-within:bg-ink ds:bar-menu:focus-within:px-4 ds:bar-menu:focus-within:py-2',
]);

/** Class names of the bar's end, which is shown together with the row. */
export const topBarActionsVariants = cva(
  'ds:flex ds:shrink-0 ds:items-center ds:gap-8 ds:print:hidden ds:bar-menu:hidden',
);

/**
 * Class names of a link of the bar; for an element of your own that must look like one. Importable on a
 * server.
 */
export const topBarLinkVariants = cva([
  'ds:relative ds:inline-flex ds:min-h-control ds:items-center ds:rounded-sm ds:font-sans ds:text-label',
  'ds:font-medium ds:text-on-ink ds:no-underline ds:focus-visible:focus-ring-words',
  'ds:after:absolute ds:after:start-0 ds:after:bottom-1 ds:after:w-0 ds:after:border-b-thread',
  'ds:after:border-selected',
  'ds:after:transition-[width] ds:after:duration-fast ds:after:ease-standard',
  'ds:enabled-hover:after:w-full ds:focus-visible:after:w-full ds:aria-[current]:after:w-full',
]);
