export {
  Popover,
  PopoverClose,
  type PopoverCloseProps,
  type PopoverProps,
  PopoverTrigger,
  type PopoverTriggerProps,
} from './popover.js';
export {
  type PopoverAlign,
  PopoverContent,
  type PopoverContentProps,
  type PopoverSide,
} from './popover-content.js';
