import { cva } from 'class-variance-authority';

/** How prominent a button is, and whether what it does is destructive. */
export type ButtonVariant = 'action' | 'neutral' | 'quiet' | 'danger';

/** Minimum height: `sm` is 32 px, `md` is size.control, `lg` is size.control-lg. */
export type ButtonSize = 'sm' | 'md' | 'lg';

/** Visual options of a button, or of a link that looks like one. */
export interface ButtonVariants {
  /**
   * `action` for the one call to action of a view, `neutral` for the rest, `quiet` inside dense rows, `danger` for
   * what cannot be undone.
   * @default 'neutral'
   */
  variant?: ButtonVariant | undefined;
  /**
   * Its minimum height. `sm` only where a pointer is precise, such as in a table: 32 px, more than WCAG 2.5.8
   * requires, but small for a thumb.
   * @default 'md'
   */
  size?: ButtonSize | undefined;
  /**
   * Fills the inline size of its container.
   * @default false
   */
  fullWidth?: boolean | undefined;
}

/** The classes of each variant, shared with the icon button. */
export const buttonClasses = {
  action: [
    'ds:border-hairline ds:border-action ds:bg-action ds:text-on-action',
    'ds:enabled-hover:bg-action-hover ds:enabled-active:bg-action-active',
    'ds:disabled:border-transparent ds:disabled:bg-disabled ds:disabled:text-disabled',
    'ds:not-data-busy:aria-disabled:border-transparent',
    'ds:not-data-busy:aria-disabled:bg-disabled ds:not-data-busy:aria-disabled:text-disabled',
  ],
  neutral: [
    'ds:border-hairline ds:border-strong ds:text-default',
    'ds:enabled-hover:bg-subtle ds:enabled-active:bg-surface',
    'ds:disabled:border-default ds:disabled:text-disabled',
    'ds:not-data-busy:aria-disabled:border-default ds:not-data-busy:aria-disabled:text-disabled',
  ],
  quiet: [
    'ds:border-hairline ds:border-transparent ds:text-link',
    'ds:enabled-hover:bg-subtle ds:enabled-hover:text-default ds:enabled-active:bg-surface',
    'ds:disabled:text-disabled ds:not-data-busy:aria-disabled:text-disabled',
  ],
  danger: [
    // The edge is thicker than that of `neutral`, so that it differs in forced colours too. The ground keeps the contrast of
    // the text on a coloured section.
    'ds:border-thread ds:border-danger ds:bg-field ds:text-danger',
    'ds:enabled-hover:bg-subtle ds:enabled-active:bg-surface',
    'ds:disabled:border-default ds:disabled:text-disabled',
    'ds:not-data-busy:aria-disabled:border-default ds:not-data-busy:aria-disabled:text-disabled',
  ],
} as const satisfies Record<ButtonVariant, readonly string[]>;

/** Class names of a button, for an element of your own that must look like one. Safe in server components. */
export const buttonVariants = cva(
  [
    'ds:inline-grid ds:place-items-center ds:rounded-button ds:text-center',
    'ds:font-sans ds:text-label ds:no-underline ds:select-none',
    'ds:transition-colors ds:duration-fast ds:ease-standard ds:cursor-pointer ds:focus-visible:focus-ring',
    'ds:disabled:cursor-not-allowed ds:aria-disabled:cursor-not-allowed ds:data-busy:cursor-progress',
    // Controls are useless on paper.
    'ds:print:hidden',
  ],
  {
    variants: {
      variant: buttonClasses,
      size: {
        sm: 'ds:min-h-8 ds:px-3 ds:py-1',
        md: 'ds:min-h-control ds:px-4 ds:py-2',
        lg: 'ds:min-h-control-lg ds:px-6 ds:py-3',
      },
      fullWidth: { true: 'ds:w-full', false: '' },
    },
    defaultVariants: { variant: 'neutral', size: 'md', fullWidth: false },
  },
);
