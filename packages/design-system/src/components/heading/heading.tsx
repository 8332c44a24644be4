import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../lib/cx.js';

/** The size of a heading: `xl` once per page (36 to 84 px), `lg` for a section (32 to 60), `md` for a page of text or a form (28 to 44), `sm` and `xs` inside it. */
export type HeadingSize = 'xl' | 'lg' | 'md' | 'sm' | 'xs';

/** The alignment of the lines. */
export type HeadingAlign = 'start' | 'center' | 'end';

/** Props of {@link Heading}: those of a native heading and these. */
export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Level of the heading, independent of its size. A page has one heading of level 1 and skips no level. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** The size. Unset, it follows the level: `lg` for 1, `md` for 2, `sm` for 3, `xs` below. */
  size?: HeadingSize | undefined;
  /**
   * The alignment of the lines.
   * @default 'start'
   */
  align?: HeadingAlign | undefined;
  /** The words. */
  children?: ReactNode;
}

const CLASS: Readonly<Record<HeadingSize, string>> = {
  xl: 'ds:text-display-xl',
  lg: 'ds:text-display-lg',
  md: 'ds:text-heading-lg',
  sm: 'ds:text-heading-md',
  xs: 'ds:text-heading-sm',
};

const SIZE_OF_LEVEL = { 1: 'lg', 2: 'md', 3: 'sm', 4: 'xs', 5: 'xs', 6: 'xs' } as const;

/**
 * A heading of any level in one of five sizes, in the wide display type.
 *
 * @example
 * <Heading level={2} size="lg">
 *   From the garden to the pot
 * </Heading>
 */
export function Heading({
  level,
  size = SIZE_OF_LEVEL[level],
  align = 'start',
  className,
  ...props
}: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      data-slot="heading"
      data-size={size}
      {...props}
      className={cx('ds:heading', CLASS[size], align !== 'start' && `ds:text-${align}`, className)}
    />
  );
}
