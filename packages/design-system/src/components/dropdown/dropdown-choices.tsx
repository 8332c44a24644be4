'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { DropdownGroup } from './dropdown-content.js';
import { type DropdownItemOwnProps, UNAVAILABLE } from './dropdown-item.js';
import { ItemContent, textValueOf } from './item-content.js';

/** Props of {@link DropdownCheckboxItem}: those of a native `<div>` and these. */
export interface DropdownCheckboxItemProps
  extends Omit<ComponentPropsWithRef<'div'>, 'role' | 'onSelect' | 'children'>,
    DropdownItemOwnProps {
  /** Whether it is on. Your page keeps this: a closed menu has no items. */
  checked: boolean;
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/**
 * Switches something on or off (WAI-ARIA `menuitemcheckbox`). The menu stays open, since there may be more to choose.
 *
 * @example
 * <DropdownCheckboxItem checked={archived} onCheckedChange={setArchived}>
 *   Show archived
 * </DropdownCheckboxItem>
 */
export function DropdownCheckboxItem({
  description,
  startContent,
  endContent,
  onSelect,
  className,
  children,
  ...props
}: DropdownCheckboxItemProps) {
  return (
    <Radix.CheckboxItem
      textValue={textValueOf(children)}
      data-slot="dropdown-item"
      data-variant="default"
      {...props}
      {...(props.disabled && UNAVAILABLE)}
      onSelect={(event) => {
        onSelect?.(event);
        event.preventDefault();
      }}
      className={cx('ds:dropdown-item', className)}
    >
      <ItemContent startContent={startContent} endContent={endContent} description={description} choice>
        {children}
      </ItemContent>
    </Radix.CheckboxItem>
  );
}

/** Props of {@link DropdownRadioGroup}: those of a native `<div>` and these. */
export interface DropdownRadioGroupProps extends Omit<ComponentPropsWithRef<'div'>, 'role'> {
  /** The subject of the choice; names the group. */
  label: ReactNode;
  /** The value of the chosen item. Your page keeps it: a closed menu has no items. */
  value: string;
  /** Called with the value that was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** `DropdownRadioItem`s. */
  children: ReactNode;
}

/**
 * Items with a single choice, under a label (WAI-ARIA `group` of `menuitemradio`).
 *
 * @example
 * <DropdownRadioGroup label="Sort by" value={order} onValueChange={setOrder}>
 *   <DropdownRadioItem value="name">Name</DropdownRadioItem>
 *   <DropdownRadioItem value="date">Date</DropdownRadioItem>
 * </DropdownRadioGroup>
 */
export function DropdownRadioGroup({ value, onValueChange, ...props }: DropdownRadioGroupProps) {
  return (
    <Radix.RadioGroup asChild value={value} onValueChange={onValueChange}>
      <DropdownGroup {...props} />
    </Radix.RadioGroup>
  );
}

/** Props of {@link DropdownRadioItem}: those of a native `<div>` and these. */
export interface DropdownRadioItemProps
  extends Omit<ComponentPropsWithRef<'div'>, 'role' | 'onSelect' | 'children'>,
    DropdownItemOwnProps {
  /** The value of the group while this is chosen. */
  value: string;
}

/**
 * One of several (WAI-ARIA `menuitemradio`). Choosing it closes the menu.
 *
 * @example
 * <DropdownRadioItem value="name">Name</DropdownRadioItem>
 */
export function DropdownRadioItem({
  description,
  startContent,
  endContent,
  className,
  children,
  ...props
}: DropdownRadioItemProps) {
  return (
    <Radix.RadioItem
      textValue={textValueOf(children)}
      data-slot="dropdown-item"
      data-variant="default"
      {...props}
      {...(props.disabled && UNAVAILABLE)}
      className={cx('ds:dropdown-item', className)}
    >
      <ItemContent startContent={startContent} endContent={endContent} description={description} choice>
        {children}
      </ItemContent>
    </Radix.RadioItem>
  );
}
