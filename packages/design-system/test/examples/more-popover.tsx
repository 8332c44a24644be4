import { Popover, PopoverContent, PopoverTrigger } from '../../src/components/popover/index.js';

/** A popover with words, for tests of what opens around or above one. */
export const morePopover = (
  <Popover>
    <PopoverTrigger>More</PopoverTrigger>
    <PopoverContent>Twelve threads</PopoverContent>
  </Popover>
);

/** How many popovers the page shows. */
export const shownPopovers = () => document.querySelectorAll('[popover]:popover-open').length;
