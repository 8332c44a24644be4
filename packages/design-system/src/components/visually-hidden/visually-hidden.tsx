import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../lib/cx.js';

/** Props of {@link VisuallyHidden}: those of a native `<span>`. */
export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;

/**
 * Text for assistive technology alone: what sighted readers see from the figure or the place. Whatever everybody
 * needs to know is visible instead.
 *
 * Takes no room and never makes a page scroll. Not for what takes the focus: a `SkipLink` shows itself then.
 */
export function VisuallyHidden({ className, ...props }: VisuallyHiddenProps) {
  return <span data-slot="visually-hidden" {...props} className={cx('ds:sr-only', className)} />;
}
