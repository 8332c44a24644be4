import { Dialog, DialogContent, DialogTrigger } from '@weft/design-system/dialog';
import { Drawer, DrawerContent, DrawerTrigger } from '@weft/design-system/drawer';
import { Dropdown, DropdownContent, DropdownItem, DropdownTrigger } from '@weft/design-system/dropdown';
import { IconButton } from '@weft/design-system/icon-button';
import { ChevronDownIcon } from '@weft/design-system/icons';
import { Page, PageMain } from '@weft/design-system/page';
import { Popover, PopoverContent, PopoverTrigger } from '@weft/design-system/popover';
import { Tooltip, TooltipTrigger } from '@weft/design-system/tooltip';
import '@weft/design-system/overlays.css';

/** Triggers that are icons, in a server component. */
export default function Triggers() {
  return (
    <Page>
      <PageMain>
        <Dialog>
          <DialogTrigger as={IconButton} label="Dialog">
            <ChevronDownIcon />
          </DialogTrigger>
          <DialogContent title="A dialog" />
        </Dialog>
        <Drawer>
          <DrawerTrigger as={IconButton} label="Drawer">
            <ChevronDownIcon />
          </DrawerTrigger>
          <DrawerContent title="A drawer" />
        </Drawer>
        <Dropdown>
          <DropdownTrigger as={IconButton} label="Dropdown">
            <ChevronDownIcon />
          </DropdownTrigger>
          <DropdownContent>
            <DropdownItem>Copy</DropdownItem>
          </DropdownContent>
        </Dropdown>
        <Popover>
          <PopoverTrigger as={IconButton} label="Popover">
            <ChevronDownIcon />
          </PopoverTrigger>
          <PopoverContent title="A popover" />
        </Popover>
        <Tooltip content="A tooltip">
          <TooltipTrigger as={IconButton} label="Tooltip">
            <ChevronDownIcon />
          </TooltipTrigger>
        </Tooltip>
      </PageMain>
    </Page>
  );
}
