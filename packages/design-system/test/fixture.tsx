import type { ComponentType, ReactElement } from 'react';
import * as Weft from '../src/index.js';
import type { ConformanceOptions } from './conformance.js';

/** A component with its required props, the slot that receives further props, and options. */
export type Fixture = readonly [element: ReactElement, slot: string, options?: ConformanceOptions];

/** Renders a component inside others; it takes the props of the fixture. */
type Render = (props: object) => ReactElement;

/** A component by itself. */
export const fixture = (slot: string, element: ReactElement): Fixture => [element, slot];

/** A field or a choice, whose control takes the props, and whose outer element the styles. */
export const field = (slot: string, element: ReactElement): Fixture => [
  element,
  `${slot}-control`,
  { styledSlot: slot },
];

/** A component inside others. */
export function within(slot: string, render: Render, options?: ConformanceOptions): Fixture {
  const Within: ComponentType = (props) => render(props);
  return [<Within key="" />, slot, options];
}

/** A part of an open dialog. */
export const inDialog = (slot: string, render: Render): Fixture =>
  within(slot, (props) => <Weft.Dialog defaultOpen>{render(props)}</Weft.Dialog>, { portal: true });

/** A part of an open drawer. */
export const inDrawer = (slot: string, render: Render): Fixture =>
  within(slot, (props) => <Weft.Drawer defaultOpen>{render(props)}</Weft.Drawer>, { portal: true });

/** An item of an open dropdown. */
export const inDropdown = (slot: string, render: Render): Fixture =>
  within(slot, (props) => (
    <Weft.Dropdown defaultOpen>
      <Weft.DropdownTrigger>Probe</Weft.DropdownTrigger>
      <Weft.DropdownContent>{render(props)}</Weft.DropdownContent>
    </Weft.Dropdown>
  ));

/** The content of a popover. */
export const inPopover = (slot: string, render: Render): Fixture =>
  within(slot, (props) => (
    <Weft.Popover>
      <Weft.PopoverTrigger>Probe</Weft.PopoverTrigger>
      {render(props)}
    </Weft.Popover>
  ));

/** A menu that is open, in the bar that it needs. */
export const inMobileMenu = (slot: string, render: Render): Fixture =>
  within(slot, (props) => (
    <Weft.TopBar>
      <Weft.MobileMenu defaultOpen>{render(props)}</Weft.MobileMenu>
    </Weft.TopBar>
  ));

/** One choice. */
export const option = [{ value: 'a', label: 'A' }];
