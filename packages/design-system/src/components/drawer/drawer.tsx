import type { ElementType, ReactNode } from 'react';
import type { AsButtonProps } from '../button/as-button.js';
import type { Button } from '../button/button.js';
import { Dialog, DialogClose, DialogTrigger } from '../dialog/dialog.js';

/** Props of {@link Drawer}. */
export interface DrawerProps {
  /** Whether the drawer is open; makes it controlled. */
  open?: boolean | undefined;
  /**
   * Whether it starts open. It appears after the first client render: the server renders no drawer.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the drawer is about to open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** A `DrawerTrigger`, unless you control `open`, and a `DrawerContent`. */
  children: ReactNode;
}

/**
 * Shows a panel from an edge of the screen and blocks the page until it is closed: filters, a cart, the navigation of a section.
 *
 * WAI-ARIA APG, Dialog (Modal). Renders no element of its own.
 *
 * @example
 * <Drawer>
 *   <DrawerTrigger>Filter</DrawerTrigger>
 *   <DrawerContent title="Filter" footer={<DrawerClose variant="action">Show 12 apps</DrawerClose>}>
 *     <CheckboxGroup label="Kind" name="kind" options={[{ value: 'web', label: 'Web' }, { value: 'tv', label: 'TV' }]} />
 *   </DrawerContent>
 * </Drawer>
 */
export function Drawer(props: DrawerProps) {
  return <Dialog {...props} />;
}

/**
 * Props of {@link DrawerTrigger}: those of `as` (a `Button` by default).
 *
 * @typeParam As The component that renders the button, such as `IconButton`.
 */
export type DrawerTriggerProps<As extends ElementType = typeof Button> = AsButtonProps<As>;

/**
 * The button that opens the drawer; focus returns to it on close (WAI-ARIA APG, Dialog).
 *
 * @example
 * <DrawerTrigger as={IconButton} label="Filter">
 *   <FilterIcon />
 * </DrawerTrigger>
 */
export function DrawerTrigger<As extends ElementType = typeof Button>(props: DrawerTriggerProps<As>) {
  return <DialogTrigger<ElementType> data-slot="drawer-trigger" {...props} />;
}

/**
 * Props of {@link DrawerClose}: those of `as` (a `Button` by default).
 *
 * @typeParam As The component that renders the button, such as `IconButton`.
 */
export type DrawerCloseProps<As extends ElementType = typeof Button> = DrawerTriggerProps<As>;

/**
 * A further close button inside the drawer (WAI-ARIA APG, Dialog).
 *
 * @example
 * <DrawerClose variant="action">Show 12 teas</DrawerClose>
 */
export function DrawerClose<As extends ElementType = typeof Button>(props: DrawerCloseProps<As>) {
  return <DialogClose<ElementType> data-slot="drawer-close" {...props} />;
}
