import type { ElementType, ReactNode } from 'react';
import type { AnyAsProps, AsProps } from '../../lib/as-props.js';
import { cx } from '../../lib/cx.js';
import type { Gap } from '../../lib/layout.js';

/** Where children are across the line; `stretch` makes them as high as the line. */
export type ClusterAlign = 'center' | 'start' | 'end' | 'baseline' | 'stretch';

/** Where children are along the line; `between` puts the free space between them. */
export type ClusterJustify = 'start' | 'center' | 'end' | 'between';

interface ClusterOwnProps {
  /**
   * Space between the children, and between the lines.
   * @default 4
   */
  gap?: Gap | undefined;
  /**
   * The alignment of the children across the line.
   * @default 'center'
   */
  align?: ClusterAlign | undefined;
  /**
   * The alignment of the children along the line.
   * @default 'start'
   */
  justify?: ClusterJustify | undefined;
  /** Parts, one beside the other. */
  children?: ReactNode;
}

/**
 * Props of {@link Cluster}: those of `as` (a native `<div>` by default) and these.
 *
 * @typeParam As The element or component that renders the cluster.
 */
export type ClusterProps<As extends ElementType = 'div'> = ClusterOwnProps &
  AsProps<As, keyof ClusterOwnProps>;

/**
 * Parts one beside the other, such as buttons or badges. They wrap where the line is full.
 *
 * @example
 * <Cluster gap={3} justify="between">
 *   <Badge>New</Badge>
 *   <Link href="/tea">All teas</Link>
 * </Cluster>
 */
export function Cluster<As extends ElementType = 'div'>(props: ClusterProps<As>) {
  const {
    as: Element = 'div',
    gap = 4,
    align = 'center',
    justify = 'start',
    className,
    ...rest
  }: ClusterOwnProps & AnyAsProps = props;
  return (
    <Element
      data-slot="cluster"
      {...rest}
      className={cx(
        'ds:cluster',
        `ds:gap-${gap}`,
        align !== 'center' && `ds:items-${align}`,
        justify !== 'start' && `ds:justify-${justify}`,
        className,
      )}
    />
  );
}
