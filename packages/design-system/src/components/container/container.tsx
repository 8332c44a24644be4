import type { ElementType, ReactNode } from 'react';
import type { AnyAsProps, AsProps } from '../../lib/as-props.js';
import { cx } from '../../lib/cx.js';

/** The width of a column: of the page (1312 px), of running text (about 70 characters) or of a form (480 px). */
export type ContainerWidth = 'page' | 'text' | 'form';

interface ContainerOwnProps {
  /**
   * The largest width of the content.
   * @default 'page'
   */
  width?: ContainerWidth | undefined;
  /** The content. */
  children?: ReactNode;
}

/**
 * Props of {@link Container}: those of `as` (a native `<div>` by default) and these.
 *
 * @typeParam As The element or component that renders the container.
 */
export type ContainerProps<As extends ElementType = 'div'> = ContainerOwnProps &
  AsProps<As, keyof ContainerOwnProps>;

/**
 * A centred column with a gutter at both sides. Inside another one, or inside a `Section` with a column, it adds no
 * second gutter.
 *
 * @example
 * <Container width="text">
 *   <Text>As wide as is easy to read.</Text>
 * </Container>
 */
export function Container<As extends ElementType = 'div'>(props: ContainerProps<As>) {
  const { as: Element = 'div', width = 'page', className, ...rest }: ContainerOwnProps & AnyAsProps = props;
  return (
    <Element
      data-slot="container"
      data-width={width}
      {...rest}
      className={cx(`ds:within-${width}`, className)}
    />
  );
}
