import { cva } from 'class-variance-authority';

/**
 * The row of links needs a screen of 1024 px (Specification 9, breakpoint.lg) and, measured in the reader's
 * own text size, a bar of 55 rem: so text of 200 % gets the menu instead of a row that runs out of the bar
 * (WCAG 1.4.4). Importable on a server.
 */
export const whereTheRowFits = {
  flex: 'ds:lg:@min-[55rem]/bar:flex',
  hidden: 'ds:lg:@min-[55rem]/bar:hidden',
} as const;

/**
 * Class names of a link of the bar; for an element of your own that must look like one. Importable on a
 * server.
 */
export const topBarLinkVariants = cva([
  'ds:relative ds:inline-flex ds:min-h-control ds:items-center ds:rounded-sm ds:font-sans ds:text-label',
  'ds:font-medium ds:text-on-ink ds:no-underline ds:focus-visible:focus-ring',
  'ds:after:absolute ds:after:start-0 ds:after:bottom-1 ds:after:w-0 ds:after:border-b-thread',
  'ds:after:border-selected',
  'ds:after:transition-[width] ds:after:duration-fast ds:after:ease-standard',
  'ds:enabled-hover:after:w-full ds:focus-visible:after:w-full ds:aria-[current]:after:w-full',
]);
