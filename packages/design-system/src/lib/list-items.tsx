import { Children, type ComponentPropsWithRef, isValidElement, type ReactNode } from 'react';

/** Puts each child that shows something into a list item of its own. */
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
