import type { ComponentPropsWithRef } from 'react';
import { type ButtonVariants, buttonVariants } from './button.variants.js';
import { clickUnlessDisabled } from './click-unless-disabled.js';

/** Props of {@link Button}: those of a native `<button>` and these. */
export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonVariants {
  /**
   * `submit` sends the form that the button stands in.
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /**
   * Work is under way: the button keeps its focus and its width, says so to assistive technology, and does nothing
   * when pressed. Belongs to client code, since it needs an event handler.
   * @default false
   */
  busy?: boolean | undefined;
  /** Takes the place of the label while busy. Room for both is kept, as long as the label is text too. */
  busyLabel?: string | undefined;
}

const BUSY = { 'data-busy': true, 'aria-busy': true, 'aria-disabled': true } as const;

/** The other label lies unseen below the shown one, as generated content: it is no part of the button's text or name. */
const OTHER_LABEL_KEEPS_ITS_ROOM =
  'ds:grid ds:justify-items-center ds:after:invisible ds:after:h-0 ds:after:content-[attr(data-other)]';

/**
 * Starts something on this page: sends a form, opens, shows, changes. To go somewhere use `LinkButton`.
 *
 * A native button (WAI-ARIA APG, Button). `disabled` is the native attribute; `busy` is not, because a control that
 * loses focus while it works throws a keyboard user back to the top of the page. `aria-disabled` also does nothing when
 * pressed and keeps the focus: for a button that rests for a while.
 */
export function Button({
  tone = 'neutral',
  size = 'md',
  fullWidth = false,
  busy = false,
  busyLabel,
  type = 'button',
  className,
  onClick,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      data-slot="button"
      data-tone={tone}
      data-size={size}
      {...props}
      {...(busy && BUSY)}
      type={type}
      className={buttonVariants({ tone, size, fullWidth, className })}
      onClick={clickUnlessDisabled(busy || props['aria-disabled'], onClick)}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <span
          data-slot="button-label"
          data-other={busy ? (typeof children === 'string' ? children : undefined) : busyLabel}
          className={OTHER_LABEL_KEEPS_ITS_ROOM}
        >
          {busy ? busyLabel : children}
        </span>
      )}
    </button>
  );
}
