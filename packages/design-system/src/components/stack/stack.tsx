import type { ElementType, ReactNode } from 'react';
import type { AnyAsProps, AsProps } from '../../lib/as-props.js';
import { cx } from '../../lib/cx.js';
import type { Gap } from '../../lib/layout.js';

/** Where children are that are narrower than the stack; `stretch` makes them as wide. */
export type StackAlign = 'stretch' | 'start' | 'center' | 'end';

interface StackOwnProps {
  /**
   * Space between the children.
   * @default 4
   */
  gap?: Gap | undefined;
  /**
   * The alignment of the children across the stack.
   * @default 'stretch'
   */
  align?: StackAlign | undefined;
  /** Parts, one below the other. */
  children?: ReactNode;
}

/**
 * Props of {@link Stack}: those of `as` (a native `<div>` by default) and these.
 *
 * @typeParam As The element or component that renders the stack.
 */
export type StackProps<As extends ElementType = 'div'> = StackOwnProps & AsProps<As, keyof StackOwnProps>;

/**
 * Parts one below the other, with the same space between them.
 *
 * @example
 * <Stack gap={6}>
 *   <Heading level={2}>Forty gardens</Heading>
 *   <Text>Each picked by hand.</Text>
 * </Stack>
 */
export function Stack<As extends ElementType = 'div'>(props: StackProps<As>) {
  const {
    as: Element = 'div',
    gap = 4,
    align = 'stretch',
    className,
    ...rest
  }: StackOwnProps & AnyAsProps = props;
  return (
    <Element
      data-slot="stack"
      {...rest}
      className={cx('ds:stack', `ds:gap-${gap}`, align !== 'stretch' && `ds:items-${align}`, className)}
    />
  );
}
