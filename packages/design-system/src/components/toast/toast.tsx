import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CloseIcon } from '../../icons/icons.js';
import { cx } from '../../lib/cx.js';
import { hasContent } from '../../lib/has-content.js';
import { ToneMark } from '../../lib/tone-mark.js';
import { IconButton } from '../icon-button/icon-button.js';

/** The kind of message, as of `Notice`. */
export type ToastTone = 'info' | 'success' | 'danger';

/** Props of {@link Toast}: those of a native `<div>` and these. */
export interface ToastProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /**
   * The kind of message, which sets colours and icon.
   * @default 'info'
   */
  tone?: ToastTone | undefined;
  /** What happened, in a few words. */
  title: ReactNode;
  /** A sentence below the title. */
  description?: ReactNode;
  /** One button or link: what the reader can do about it. Offer it in the page too. */
  action?: ReactNode;
  /** Called when the reader dismisses it. Without it there is no button to dismiss it. */
  onDismiss?: (() => void) | undefined;
  /**
   * The accessible name of the button that dismisses it.
   * @default 'Dismiss'
   */
  dismissLabel?: string | undefined;
}

/**
 * One message of a `Toaster`, which renders it for `toast()`. Use it alone only to show what one looks like.
 *
 * @example
 * <Toast tone="success" title="Saved" />
 */
export function Toast({
  tone = 'info',
  title,
  description,
  action,
  onDismiss,
  dismissLabel = 'Dismiss',
  className,
  children,
  ...props
}: ToastProps) {
  return (
    <div data-slot="toast" data-tone={tone} {...props} className={cx('ds:toast', className)}>
      <ToneMark data-slot="toast-icon" className="ds:toast-icon" tone={tone} />
      <div data-slot="toast-content" className="ds:toast-content">
        <p data-slot="toast-title" className="ds:toast-title">
          {title}
        </p>
        {hasContent(description) && (
          <p data-slot="toast-description" className="ds:toast-description">
            {description}
          </p>
        )}
        {children}
      </div>
      {hasContent(action) && (
        <div data-slot="toast-action" className="ds:toast-action">
          {action}
        </div>
      )}
      {onDismiss && (
        <div data-slot="toast-end" className="ds:toast-end">
          <IconButton data-slot="toast-dismiss" label={dismissLabel} onClick={() => onDismiss()}>
            <CloseIcon data-slot="toast-cross" className="ds:toast-cross" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
