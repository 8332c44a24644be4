export {
  Dropdown,
  type DropdownProps,
  DropdownTrigger,
  type DropdownTriggerProps,
} from './dropdown.js';
export {
  DropdownCheckboxItem,
  type DropdownCheckboxItemProps,
  DropdownRadioGroup,
  type DropdownRadioGroupProps,
  DropdownRadioItem,
  type DropdownRadioItemProps,
} from './dropdown-choices.js';
export {
  type DropdownAlign,
  DropdownContent,
  type DropdownContentProps,
  DropdownGroup,
  type DropdownGroupProps,
  DropdownSeparator,
  type DropdownSeparatorProps,
  type DropdownSide,
} from './dropdown-content.js';
export {
  DropdownItem,
  type DropdownItemProps,
  type DropdownItemVariant,
  DropdownLink,
  type DropdownLinkProps,
} from './dropdown-item.js';
