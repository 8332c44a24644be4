import type { ElementType } from 'react';
import type { PropsOf } from '../../lib/as-props.js';
import type { Button } from './button.js';

/**
 * The prop `as` of a part that renders a button, and the props of what it names.
 *
 * @typeParam As The component that renders the button, such as `IconButton`.
 */
export type AsButtonProps<As extends ElementType> = {
  /**
   * The component that renders the button; its own props are then accepted here.
   * @default Button
   */
  as?: As | undefined;
} & Omit<PropsOf<As, typeof Button>, 'as'>;
