import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../lib/cx.js';

/** Props of {@link VisuallyHidden}: those of a native `<span>`. */
export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;

/**
 * Text for assistive technology only: what sighted readers see from an icon or the context. Keep what everybody needs
 * visible.
 *
 * Takes no room and never makes a page scroll. Not for focusable content: use `SkipLink`.
 *
 * @example
 * <Button>
 *   Delete <VisuallyHidden>Assam</VisuallyHidden>
 * </Button>
 */
export function VisuallyHidden({ className, ...props }: VisuallyHiddenProps) {
  return <span data-slot="visually-hidden" {...props} className={cx('ds:sr-only', className)} />;
}
