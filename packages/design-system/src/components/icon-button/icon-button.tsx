import type { ComponentPropsWithRef, ReactNode } from 'react';
import { clickUnlessDisabled } from '../button/click-unless-disabled.js';
import { type IconButtonVariants, iconButtonVariants } from './icon-button.variants.js';

/** Props of {@link IconButton}: those of a native `<button>` and these. */
export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'>,
    IconButtonVariants {
  /** The name: what the button does, as a verb (WCAG 4.1.2). Assistive technology alone gets to know it. */
  label: string;
  /** The figure, such as an `<svg>` in `currentColor`; size.icon (20 px) suits every size. Hidden from assistive technology. */
  children: ReactNode;
  /**
   * `submit` sends the form that the button stands in.
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset' | undefined;
}

/**
 * A button whose figure everybody knows: close, pause, enlarge. Where the figure needs a word, use `Button`.
 *
 * A native button (WAI-ARIA APG, Button), 44 px square by default. The figure is in a box of its own that is hidden
 * from assistive technology, so it adds nothing to the name. `aria-disabled` does nothing when pressed and keeps the focus,
 * as in `Button`.
 */
export function IconButton({
  label,
  tone = 'quiet',
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
      data-tone={tone}
      data-size={size}
      {...props}
      type={type}
      aria-label={label}
      className={iconButtonVariants({ tone, size, className })}
      onClick={clickUnlessDisabled(props['aria-disabled'], onClick)}
    >
      <span data-slot="icon-button-icon" className="ds:grid ds:place-items-center" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
