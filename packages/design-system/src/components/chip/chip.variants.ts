import { cva } from 'class-variance-authority';

/** Room around the name; `sm` where places are narrow, so that a name of two lines is no higher than one of one. */
export type ChipSize = 'md' | 'sm';

/** The choices that change how a chip is drawn. */
export interface ChipVariants {
  /**
   * How large the text and its room are.
   * @default 'md'
   */
  size?: ChipSize | undefined;
}

/** Class names of a chip. Importable on a server. */
export const chipVariants = cva(
  [
    'ds:inline-flex ds:min-h-control ds:min-w-0 ds:items-center ds:justify-center ds:gap-2',
    'ds:rounded-sm ds:border-hairline ds:border-default ds:bg-surface',
    'ds:font-sans ds:text-label ds:text-center ds:text-default',
  ],
  {
    variants: {
      size: { md: 'ds:px-4 ds:py-2', sm: 'ds:px-2 ds:max-md:gap-1 ds:max-md:px-1 ds:max-md:text-caption' },
    },
    defaultVariants: { size: 'md' },
  },
);
