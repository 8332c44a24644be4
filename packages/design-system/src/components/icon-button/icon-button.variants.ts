import { cva } from 'class-variance-authority';
import type { ClassNamesOf } from '../../lib/class-names-of.js';
import { type ButtonVariant, buttonClasses } from '../button/button.variants.js';

/** Side of the square: `sm` is 32 px, `md` is size.control, `lg` is size.control-lg. */
export type IconButtonSize = 'sm' | 'md' | 'lg';

/** Visual options of an icon button. */
export interface IconButtonVariants {
  /**
   * As in `Button`.
   * @default 'quiet'
   */
  variant?: ButtonVariant | undefined;
  /**
   * `sm` only where targets are far apart: 32 px, more than WCAG 2.5.8 requires, but small for a thumb.
   * @default 'md'
   */
  size?: IconButtonSize | undefined;
}

/** Class names of an icon button, for an element of your own that must look like one. Safe in server components. */
export const iconButtonVariants: ClassNamesOf<IconButtonVariants> = cva('ds:icon-button', {
  variants: {
    variant: buttonClasses,
    size: { sm: 'ds:icon-button-sm', md: '', lg: 'ds:icon-button-lg' },
  },
  defaultVariants: { variant: 'quiet', size: 'md' },
});
