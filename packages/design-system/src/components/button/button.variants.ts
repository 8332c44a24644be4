import { cva } from 'class-variance-authority';
import type { ClassNamesOf } from '../../lib/class-names-of.js';

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

/** The class of each variant, shared with the icon button. */
export const buttonClasses = {
  action: 'ds:button-action',
  neutral: '',
  quiet: 'ds:button-quiet',
  danger: 'ds:button-danger',
} as const satisfies Record<ButtonVariant, string>;

/** Class names of a button, for an element of your own that must look like one. Safe in server components. */
export const buttonVariants: ClassNamesOf<ButtonVariants> = cva('ds:button', {
  variants: {
    variant: buttonClasses,
    size: { sm: 'ds:button-sm', md: '', lg: 'ds:button-lg' },
    fullWidth: { true: 'ds:w-full', false: '' },
  },
  defaultVariants: { variant: 'neutral', size: 'md', fullWidth: false },
});
