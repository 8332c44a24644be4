import { Children, type ComponentPropsWithRef, isValidElement, type ReactNode } from 'react';

/** Wraps each child that renders something in a list item. */
export function listItems(
  children: ReactNode,
  item: ComponentPropsWithRef<'li'> & { 'data-slot': string },
): ReactNode {
  return Children.toArray(children).map((child, index) => (
    <li key={(isValidElement(child) && child.key) || index} {...item}>
      {child}
    </li>
  ));
}
