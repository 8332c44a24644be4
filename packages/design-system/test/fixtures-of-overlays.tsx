import * as everything from '../src/index.js';
import { type Fixture, inside } from './fixture.js';

const {
  DialogClose,
  DialogContent,
  DialogTrigger,
  DrawerClose,
  DrawerContent,
  DrawerTrigger,
  DropdownCheckboxItem,
  DropdownContent,
  DropdownGroup,
  DropdownItem,
  DropdownLink,
  DropdownRadioGroup,
  DropdownRadioItem,
  DropdownSeparator,
  DropdownTrigger,
  PopoverClose,
  PopoverContent,
  PopoverTrigger,
  TooltipTrigger,
} = everything;

/** What opens above the page. */
export const OVERLAYS = {
  DialogClose: [
    inside<object>((props) => (
      <everything.Dialog defaultOpen>
        <DialogContent title="Probe">
          <DialogClose {...props}>Probe</DialogClose>
        </DialogContent>
      </everything.Dialog>
    )),
    'dialog-close',
    { portal: true },
  ],
  DialogContent: [
    inside<object>((props) => (
      <everything.Dialog defaultOpen>
        <DialogContent {...props} title="Probe">
          Probe
        </DialogContent>
      </everything.Dialog>
    )),
    'dialog-content',
    { portal: true },
  ],
  DialogTrigger: [
    inside<object>((props) => (
      <everything.Dialog>
        <DialogTrigger {...props}>Probe</DialogTrigger>
      </everything.Dialog>
    )),
    'dialog-trigger',
  ],
  DrawerClose: [
    inside<object>((props) => (
      <everything.Drawer defaultOpen>
        <DrawerContent title="Probe">
          <DrawerClose {...props}>Probe</DrawerClose>
        </DrawerContent>
      </everything.Drawer>
    )),
    'drawer-close',
    { portal: true },
  ],
  DrawerContent: [
    inside<object>((props) => (
      <everything.Drawer defaultOpen>
        <DrawerContent {...props} title="Probe">
          Probe
        </DrawerContent>
      </everything.Drawer>
    )),
    'drawer-content',
    { portal: true },
  ],
  DrawerTrigger: [
    inside<object>((props) => (
      <everything.Drawer>
        <DrawerTrigger {...props}>Probe</DrawerTrigger>
      </everything.Drawer>
    )),
    'drawer-trigger',
  ],
  DropdownCheckboxItem: [
    inside<object>((props) => (
      <everything.Dropdown defaultOpen>
        <DropdownTrigger>Probe</DropdownTrigger>
        <DropdownContent>
          <DropdownCheckboxItem {...props} checked>
            Probe
          </DropdownCheckboxItem>
        </DropdownContent>
      </everything.Dropdown>
    )),
    'dropdown-item',
  ],
  DropdownContent: [
    inside<object>((props) => (
      <everything.Dropdown defaultOpen>
        <DropdownTrigger>Probe</DropdownTrigger>
        <DropdownContent {...props}>
          <DropdownItem>Probe</DropdownItem>
        </DropdownContent>
      </everything.Dropdown>
    )),
    'dropdown-content',
  ],
  DropdownGroup: [
    inside<object>((props) => (
      <everything.Dropdown defaultOpen>
        <DropdownTrigger>Probe</DropdownTrigger>
        <DropdownContent>
          <DropdownGroup {...props} label="Probe">
            <DropdownItem>Probe</DropdownItem>
          </DropdownGroup>
        </DropdownContent>
      </everything.Dropdown>
    )),
    'dropdown-group',
  ],
  DropdownItem: [
    inside<object>((props) => (
      <everything.Dropdown defaultOpen>
        <DropdownTrigger>Probe</DropdownTrigger>
        <DropdownContent>
          <DropdownItem {...props}>Probe</DropdownItem>
        </DropdownContent>
      </everything.Dropdown>
    )),
    'dropdown-item',
  ],
  DropdownLink: [
    inside<object>((props) => (
      <everything.Dropdown defaultOpen>
        <DropdownTrigger>Probe</DropdownTrigger>
        <DropdownContent>
          <DropdownLink {...props} href="#probe">
            Probe
          </DropdownLink>
        </DropdownContent>
      </everything.Dropdown>
    )),
    'dropdown-item',
  ],
  DropdownRadioGroup: [
    inside<object>((props) => (
      <everything.Dropdown defaultOpen>
        <DropdownTrigger>Probe</DropdownTrigger>
        <DropdownContent>
          <DropdownRadioGroup {...props} label="Probe" value="a">
            <DropdownRadioItem value="a">Probe</DropdownRadioItem>
          </DropdownRadioGroup>
        </DropdownContent>
      </everything.Dropdown>
    )),
    'dropdown-group',
  ],
  DropdownRadioItem: [
    inside<object>((props) => (
      <everything.Dropdown defaultOpen>
        <DropdownTrigger>Probe</DropdownTrigger>
        <DropdownContent>
          <DropdownRadioGroup label="Probe" value="a">
            <DropdownRadioItem {...props} value="a">
              Probe
            </DropdownRadioItem>
          </DropdownRadioGroup>
        </DropdownContent>
      </everything.Dropdown>
    )),
    'dropdown-item',
  ],
  DropdownSeparator: [
    inside<object>((props) => (
      <everything.Dropdown defaultOpen>
        <DropdownTrigger>Probe</DropdownTrigger>
        <DropdownContent>
          <DropdownSeparator {...props} />
        </DropdownContent>
      </everything.Dropdown>
    )),
    'dropdown-separator',
  ],
  DropdownTrigger: [
    inside<object>((props) => (
      <everything.Dropdown>
        <DropdownTrigger {...props}>Probe</DropdownTrigger>
        <DropdownContent>Probe</DropdownContent>
      </everything.Dropdown>
    )),
    'dropdown-trigger',
  ],
  Toast: [<everything.Toast key="" title="Probe" />, 'toast'],
  Toaster: [<everything.Toaster key="" />, 'toaster'],
  PopoverClose: [
    inside<object>((props) => (
      <everything.Popover>
        <PopoverTrigger>Probe</PopoverTrigger>
        <PopoverContent>
          <PopoverClose {...props}>Probe</PopoverClose>
        </PopoverContent>
      </everything.Popover>
    )),
    'popover-close',
  ],
  PopoverContent: [
    inside<object>((props) => (
      <everything.Popover>
        <PopoverTrigger>Probe</PopoverTrigger>
        <PopoverContent {...props}>Probe</PopoverContent>
      </everything.Popover>
    )),
    'popover-content',
  ],
  PopoverTrigger: [
    inside<object>((props) => (
      <everything.Popover>
        <PopoverTrigger {...props}>Probe</PopoverTrigger>
        <PopoverContent>Probe</PopoverContent>
      </everything.Popover>
    )),
    'popover-trigger',
  ],
  Tooltip: [
    <everything.Tooltip key="" content="Probe">
      <TooltipTrigger>Probe</TooltipTrigger>
    </everything.Tooltip>,
    'tooltip',
  ],
  TooltipTrigger: [
    inside<object>((props) => (
      <everything.Tooltip content="Probe" relationship="label" side="bottom">
        <TooltipTrigger {...props}>Probe</TooltipTrigger>
      </everything.Tooltip>
    )),
    'tooltip-trigger',
  ],
} as const satisfies Readonly<Record<string, Fixture>>;

/** What opens above the page, with optional parts. */
export const OVERLAYS_WITH_OPTIONS: Readonly<Record<string, Fixture>> = {
  'DialogContent with all parts': [
    inside<object>((props) => (
      <everything.Dialog defaultOpen>
        <DialogContent {...props} role="alertdialog" title="Probe" description="Text" footer="Footer" />
      </everything.Dialog>
    )),
    'dialog-content',
    { portal: true },
  ],
  'DrawerContent with all parts': [
    inside<object>((props) => (
      <everything.Drawer defaultOpen>
        <DrawerContent {...props} title="Probe" description="Text" footer="Footer" narrowSide="bottom">
          Content
        </DrawerContent>
      </everything.Drawer>
    )),
    'drawer-content',
    { portal: true },
  ],
  'DropdownItem with all parts': [
    inside<object>((props) => (
      <everything.Dropdown defaultOpen>
        <DropdownTrigger>Probe</DropdownTrigger>
        <DropdownContent>
          <DropdownItem {...props} disabled startContent="Start" description="Text" endContent="End">
            Probe
          </DropdownItem>
        </DropdownContent>
      </everything.Dropdown>
    )),
    'dropdown-item',
  ],
  'Toast with all parts': [
    <everything.Toast key="" title="Probe" description="Text" action="Action" onDismiss={() => {}} />,
    'toast',
  ],
  'TopBarGroup with a link that has all parts': [
    <everything.TopBarGroup key="" label="Probe">
      <everything.TopBarGroupLink href="#probe" description="Text" newTab current>
        Probe
      </everything.TopBarGroupLink>
    </everything.TopBarGroup>,
    'top-bar-group',
  ],
  'PopoverContent with a title': [
    inside<object>((props) => (
      <everything.Popover>
        <PopoverTrigger>Probe</PopoverTrigger>
        <PopoverContent {...props} title="Probe" side="top" align="end" />
      </everything.Popover>
    )),
    'popover-content',
  ],
};
