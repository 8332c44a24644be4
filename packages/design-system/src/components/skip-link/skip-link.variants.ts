import { cva } from 'class-variance-authority';

/** Class names of a link that shows itself when it takes the focus. Importable on a server. */
export const skipLinkVariants = cva([
  'ds:sr-only ds:rounded-md ds:border-strong ds:bg-surface ds:font-sans ds:text-label ds:text-link',
  'ds:underline-thread ds:shadow-overlay ds:wrap-anywhere',
  'ds:focus:not-sr-only ds:focus:fixed ds:focus:start-4 ds:focus:top-4 ds:focus:z-skip-link',
  'ds:focus:inline-flex ds:focus:min-h-control ds:focus:max-w-measure ds:focus:items-center',
  'ds:focus:border-hairline ds:focus:px-4 ds:focus:py-2 ds:focus:focus-ring',
]);
