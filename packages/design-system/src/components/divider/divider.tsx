import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../lib/cx.js';

/** Between things below each other, or beside each other. */
export type DividerOrientation = 'horizontal' | 'vertical';

/** `hairline` is a thin line; `thread` is two threads, woven. */
export type DividerVariant = 'hairline' | 'thread';

/** Props of {@link Divider}: those of a native `<hr>` and these. */
export interface DividerProps extends ComponentPropsWithRef<'hr'> {
  /**
   * The direction of the line. A `vertical` one is as high as its row: put it into a `Cluster` or another flex row.
   * @default 'horizontal'
   */
  orientation?: DividerOrientation | undefined;
  /**
   * How the line is drawn.
   * @default 'hairline'
   */
  variant?: DividerVariant | undefined;
}

/**
 * A line between two topics. If the line is purely decorative, set `aria-hidden`.
 *
 * @example
 * <Divider variant="thread" />
 */
export function Divider({
  orientation = 'horizontal',
  variant = 'hairline',
  className,
  ...props
}: DividerProps) {
  return (
    <hr
      data-slot="divider"
      data-orientation={orientation}
      data-variant={variant}
      aria-orientation={orientation === 'vertical' ? 'vertical' : undefined}
      {...props}
      className={cx('ds:divider', className)}
    />
  );
}
