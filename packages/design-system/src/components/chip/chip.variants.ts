import { cva } from 'class-variance-authority';

/** Class names of a chip. Importable on a server. */
export const chipVariants = cva(
  [
    'ds:inline-flex ds:min-h-control ds:min-w-0 ds:items-center ds:justify-center ds:gap-2 ds:px-4 ds:py-2',
    'ds:rounded-sm ds:border-hairline ds:border-default ds:bg-surface',
    'ds:font-sans ds:text-label ds:text-default',
  ],
);
