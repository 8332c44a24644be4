import { cva } from 'class-variance-authority';

/** Class names of a link that shows itself when it takes the focus. Importable on a server. */
export const skipLinkVariants = cva([
  'ds:not-focus:sr-only ds:fixed ds:start-4 ds:top-4 ds:z-skip-link ds:max-w-measure',
  'ds:inline-flex ds:min-h-control ds:items-center ds:rounded-md ds:border-hairline ds:border-strong',
  'ds:bg-surface ds:px-4 ds:py-2 ds:font-sans ds:text-label ds:text-link ds:underline-thread',
  'ds:shadow-overlay ds:wrap-anywhere ds:focus:focus-ring',
]);
