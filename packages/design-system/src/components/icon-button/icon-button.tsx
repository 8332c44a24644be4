'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { clickUnlessDisabled } from '../button/click-unless-disabled.js';
import { type IconButtonVariants, iconButtonVariants } from './icon-button.variants.js';

/** Props of {@link IconButton}: those of a native `<button>` and these. */
export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'>,
    IconButtonVariants {
  /** The accessible name: what the button does, as a verb (WCAG 4.1.2). It is not shown. */
  label: string;
  /**
   * The icon, such as an `<svg>` in `currentColor`; size.icon (20 px) suits every size. Hidden from assistive
   * technology.
   */
  children: ReactNode;
  /**
   * `submit` submits the form around the button.
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset' | undefined;
}

/**
 * A button with a familiar icon: close, pause, enlarge. If the icon needs a word, use `Button`.
 *
 * A native button (WAI-ARIA APG, Button), 44 px square by default. The icon is hidden from assistive technology, so
 * it adds nothing to the name. With `aria-disabled` it ignores clicks and keeps the focus, as `Button` does.
 *
 * @example
 * <IconButton label="Close" onClick={close}>
 *   <CloseIcon />
 * </IconButton>
 */
export function IconButton({
  label,
  variant = 'quiet',
  size = 'md',
  type = 'button',
  className,
  onClick,
  children,
  ...props
}: IconButtonProps) {
  return (
    <button
      data-slot="icon-button"
      data-variant={variant}
      data-size={size}
      {...props}
      type={type}
      aria-label={label}
      className={iconButtonVariants({ variant, size, className })}
      onClick={clickUnlessDisabled(props['aria-disabled'], onClick)}
    >
      <span data-slot="icon-button-icon" className="ds:grid ds:place-items-center" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
