'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { composeHandlers } from '../../lib/compose-handlers.js';
import { cx } from '../../lib/cx.js';
import { useStyleCheck } from '../../lib/use-style-check.js';
import { useToldId } from '../../lib/use-told-id.js';
import { useDropdown } from './dropdown-context.js';

/** On which side of the trigger, where there is room: below or above. */
export type DropdownSide = 'bottom' | 'top';

/** Which edges are in line: those at the start or the end of the text, or the centres. */
export type DropdownAlign = 'start' | 'center' | 'end';

/** Props of {@link DropdownContent}: those of a native `<div>` and these. */
export interface DropdownContentProps extends Omit<ComponentPropsWithRef<'div'>, 'role' | 'dir'> {
  /**
   * The side of the trigger on which the menu opens. Without room there, it opens on the other side.
   * @default 'bottom'
   */
  side?: DropdownSide | undefined;
  /**
   * The edges that are in line with those of the trigger.
   * @default 'start'
   */
  align?: DropdownAlign | undefined;
  /** Items, groups and separators. */
  children: ReactNode;
}

/**
 * The menu beside the trigger, which names it. It is in the document while it is open, right after the trigger.
 *
 * @example
 * <DropdownContent align="end">
 *   <DropdownItem onSelect={duplicate}>Duplicate</DropdownItem>
 *   <DropdownSeparator />
 *   <DropdownLink href="/help">Help</DropdownLink>
 * </DropdownContent>
 */
export function DropdownContent(props: DropdownContentProps) {
  const { open, place } = useDropdown('DropdownContent');
  // Radix remembers a press outside until it is unmounted, and would not give the focus back at a later Escape.
  return open && place ? <Menu {...props} /> : null;
}

function Menu({ side = 'bottom', align = 'start', id, className, ...props }: DropdownContentProps) {
  useStyleCheck('dropdown-content', 'overlays.css');
  const { place, panel, setContentId } = useDropdown('DropdownContent');
  const ownId = useToldId(id, setContentId);
  return (
    <Radix.Content
      data-slot="dropdown-content"
      aria-labelledby={props['aria-label'] === undefined ? place?.triggerId : undefined}
      {...props}
      {...ownId}
      className={cx('ds:dropdown-content', className)}
      loop
      side={side}
      align={align}
      {...panel}
      onFocus={composeHandlers(props.onFocus, panel.onFocus)}
      onKeyDownCapture={composeHandlers(props.onKeyDownCapture, panel.onKeyDownCapture)}
      onClick={composeHandlers(props.onClick, panel.onClick)}
    />
  );
}

/** Props of {@link DropdownGroup}: those of a native `<div>` and these. */
export interface DropdownGroupProps extends Omit<ComponentPropsWithRef<'div'>, 'role'> {
  /** What the items have in common; names the group. */
  label: ReactNode;
  /** Items. */
  children: ReactNode;
}

/**
 * Items that belong together, under a label.
 *
 * @example
 * <DropdownGroup label="Share">
 *   <DropdownItem onSelect={duplicate}>Duplicate</DropdownItem>
 * </DropdownGroup>
 */
export function DropdownGroup({ label, className, children, ...props }: DropdownGroupProps) {
  const id = useId();
  return (
    <Radix.Group
      data-slot="dropdown-group"
      aria-labelledby={id}
      {...props}
      className={cx('ds:dropdown-group', className)}
    >
      <Radix.Label id={id} data-slot="dropdown-label" className="ds:dropdown-label">
        {label}
      </Radix.Label>
      {children}
    </Radix.Group>
  );
}

/** Props of {@link DropdownSeparator}: those of a native `<div>`. */
export type DropdownSeparatorProps = Omit<ComponentPropsWithRef<'div'>, 'role' | 'children'>;

/**
 * A line between items.
 *
 * @example
 * <DropdownSeparator />
 */
export function DropdownSeparator({ className, ...props }: DropdownSeparatorProps) {
  return (
    <Radix.Separator
      data-slot="dropdown-separator"
      {...props}
      className={cx('ds:dropdown-separator', className)}
    />
  );
}
