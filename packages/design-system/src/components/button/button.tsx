import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { type ButtonVariants, buttonVariants } from './button.variants.js';

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
  /** Takes the place of the label while busy. Room for it is kept from the start. */
  busyLabel?: ReactNode;
}

const BUSY = { 'data-busy': true, 'aria-busy': true, 'aria-disabled': true } as const;

/** Both labels lie in one cell of the grid, so the wider one keeps the width; the hidden one has no name to give. */
function stacked(hidden: boolean) {
  return cx('ds:col-start-1 ds:row-start-1', hidden && 'ds:invisible');
}

function swallow(event: MouseEvent) {
  event.preventDefault();
}

/**
 * Starts something on this page: sends a form, opens, shows, changes. To go somewhere use `LinkButton`.
 *
 * A native button (WAI-ARIA APG, Button). `disabled` is the native attribute; `busy` is not, because a control that
 * loses focus while it works throws a keyboard user back to the top of the page.
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
      onClick={busy ? swallow : onClick}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <>
          <span data-slot="button-label" className={stacked(busy)}>
            {children}
          </span>
          <span data-slot="button-busy-label" className={stacked(!busy)}>
            {busyLabel}
          </span>
        </>
      )}
    </button>
  );
}
