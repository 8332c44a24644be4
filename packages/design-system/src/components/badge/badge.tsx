import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../lib/cx.js';

/** The meaning of the badge's colour. */
export type BadgeTone = 'neutral' | 'accent' | 'success' | 'danger';

/** Props of {@link Badge}: those of a native `<span>` and these. */
export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /**
   * The colour. The text has to say the same, because not everybody sees colours.
   * @default 'neutral'
   */
  tone?: BadgeTone | undefined;
  /** One or two words. */
  children?: ReactNode;
}

/**
 * A word or two that mark the content beside them: 'New', 'Beta', 'Sold out'. It is not interactive.
 *
 * @example
 * <Badge tone="success">New</Badge>
 */
export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  return <span data-slot="badge" data-tone={tone} {...props} className={cx('ds:badge', className)} />;
}
