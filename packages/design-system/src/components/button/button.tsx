import type { ComponentPropsWithRef } from 'react';
import { type SideContentProps, SideContentRow } from '../../lib/side-content.js';
import { type ButtonVariants, buttonVariants } from './button.variants.js';
import { clickUnlessDisabled } from './click-unless-disabled.js';

/** Props of {@link Button}: those of a native `<button>` and these. */
export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonVariants, SideContentProps {
  /**
   * `submit` submits the form around the button.
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /**
   * Work is in progress: the button keeps its focus and width, is announced as busy, and ignores clicks. Needs a
   * client component, because it adds an event handler.
   * @default false
   */
  loading?: boolean | undefined;
  /** Replaces the label while loading. The button keeps room for both, as long as the label is plain text. */
  loadingLabel?: string | undefined;
}

const BUSY = { 'data-busy': true, 'aria-busy': true, 'aria-disabled': true } as const;

/**
 * Triggers an action on this page, such as sending a form or opening a dialog. To navigate, use `LinkButton`.
 *
 * A native button (WAI-ARIA APG, Button). `disabled` is the native attribute. `loading` is not, because a disabled
 * control loses focus and sends keyboard users back to the top of the page. `aria-disabled` keeps the focus and
 * ignores clicks: for a button that is unavailable for a while. Like `loading`, it needs a client component.
 *
 * @example
 * <Button type="submit" variant="action" loading={isSending} loadingLabel="Sending">
 *   Send
 * </Button>
 */
export function Button({
  variant = 'neutral',
  size = 'md',
  fullWidth = false,
  loading = false,
  loadingLabel,
  startContent,
  endContent,
  type = 'button',
  className,
  onClick,
  children,
  ...props
}: ButtonProps) {
  const label = typeof children === 'string' ? children : undefined;
  const other = loading && loadingLabel !== undefined ? label : loadingLabel;
  return (
    <button
      data-slot="button"
      data-variant={variant}
      data-size={size}
      {...props}
      {...(loading && BUSY)}
      type={type}
      className={buttonVariants({ variant, size, fullWidth, className })}
      onClick={clickUnlessDisabled(loading || props['aria-disabled'], onClick)}
    >
      <SideContentRow slot="button" startContent={startContent} endContent={endContent}>
        <span data-slot="button-label" data-other={other} className="ds:button-label">
          {loading ? (loadingLabel ?? children) : children}
        </span>
      </SideContentRow>
    </button>
  );
}
