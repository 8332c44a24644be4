import type { ElementType, ReactNode } from 'react';
import type { AnyAsProps, AsProps } from '../../lib/as-props.js';
import { cx } from '../../lib/cx.js';
import { type Gap, type Responsive, responsiveClass } from '../../lib/layout.js';

/** How many columns a grid has at most. */
export type GridColumns = 1 | 2 | 3 | 4;

/** Where children are that are not as high as their row; `stretch` makes them as high. */
export type GridAlign = 'stretch' | 'start' | 'center' | 'end';

interface GridOwnProps {
  /**
   * How many columns there are at most: one number, or one from each breakpoint on. There are fewer where a column would
   * be narrower than 240 px at the default text size.
   */
  columns: Responsive<GridColumns>;
  /**
   * Space between columns, and between rows.
   * @default 'stack'
   */
  gap?: Gap | undefined;
  /**
   * The alignment of the children in the height of their row.
   * @default 'stretch'
   */
  align?: GridAlign | undefined;
  /** Parts, one in each cell. */
  children?: ReactNode;
}

/**
 * Props of {@link Grid}: those of `as` (a native `<div>` by default) and these.
 *
 * @typeParam As The element or component that renders the grid.
 */
export type GridProps<As extends ElementType = 'div'> = GridOwnProps & AsProps<As, keyof GridOwnProps>;

/**
 * Parts in columns of the same width. It needs no breakpoints: columns that would be too narrow go below.
 *
 * @example
 * <Grid as="ul" role="list" columns={{ base: 1, md: 3 }}>
 *   <Card as="li" title="Assam" />
 *   <Card as="li" title="Darjeeling" />
 *   <Card as="li" title="Nilgiri" />
 * </Grid>
 */
export function Grid<As extends ElementType = 'div'>(props: GridProps<As>) {
  const {
    as: Element = 'div',
    columns,
    gap = 'stack',
    align = 'stretch',
    className,
    ...rest
  }: GridOwnProps & AnyAsProps = props;
  return (
    <Element
      data-slot="grid"
      {...rest}
      className={cx(
        'ds:cells',
        responsiveClass(columns, (from, count) => `ds:${from}cells-${count}`),
        `ds:gap-${gap}`,
        align !== 'stretch' && `ds:items-${align}`,
        className,
      )}
    />
  );
}
