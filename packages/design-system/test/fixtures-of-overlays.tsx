import * as Weft from '../src/index.js';
import { type Fixture, fixture, inDialog, inDrawer, inDropdown, inPopover, within } from './fixture.js';

/** The parts that open above the page. */
export const OVERLAYS = {
  DialogClose: inDialog('dialog-close', (props) => (
    <Weft.DialogContent title="Probe">
      <Weft.DialogClose {...props}>Probe</Weft.DialogClose>
    </Weft.DialogContent>
  )),
  DialogContent: inDialog('dialog-content', (props) => (
    <Weft.DialogContent {...props} title="Probe">
      Probe
    </Weft.DialogContent>
  )),
  DialogTrigger: within('dialog-trigger', (props) => (
    <Weft.Dialog>
      <Weft.DialogTrigger {...props}>Probe</Weft.DialogTrigger>
    </Weft.Dialog>
  )),
  DrawerClose: inDrawer('drawer-close', (props) => (
    <Weft.DrawerContent title="Probe">
      <Weft.DrawerClose {...props}>Probe</Weft.DrawerClose>
    </Weft.DrawerContent>
  )),
  DrawerContent: inDrawer('drawer-content', (props) => (
    <Weft.DrawerContent {...props} title="Probe">
      Probe
    </Weft.DrawerContent>
  )),
  DrawerTrigger: within('drawer-trigger', (props) => (
    <Weft.Drawer>
      <Weft.DrawerTrigger {...props}>Probe</Weft.DrawerTrigger>
    </Weft.Drawer>
  )),
  DropdownCheckboxItem: inDropdown('dropdown-item', (props) => (
    <Weft.DropdownCheckboxItem {...props} checked>
      Probe
    </Weft.DropdownCheckboxItem>
  )),
  DropdownContent: within('dropdown-content', (props) => (
    <Weft.Dropdown defaultOpen>
      <Weft.DropdownTrigger>Probe</Weft.DropdownTrigger>
      <Weft.DropdownContent {...props}>
        <Weft.DropdownItem>Probe</Weft.DropdownItem>
      </Weft.DropdownContent>
    </Weft.Dropdown>
  )),
  DropdownGroup: inDropdown('dropdown-group', (props) => (
    <Weft.DropdownGroup {...props} label="Probe">
      <Weft.DropdownItem>Probe</Weft.DropdownItem>
    </Weft.DropdownGroup>
  )),
  DropdownItem: inDropdown('dropdown-item', (props) => (
    <Weft.DropdownItem {...props}>Probe</Weft.DropdownItem>
  )),
  DropdownLink: inDropdown('dropdown-item', (props) => (
    <Weft.DropdownLink {...props} href="#probe">
      Probe
    </Weft.DropdownLink>
  )),
  DropdownRadioGroup: inDropdown('dropdown-group', (props) => (
    <Weft.DropdownRadioGroup {...props} label="Probe" value="a">
      <Weft.DropdownRadioItem value="a">Probe</Weft.DropdownRadioItem>
    </Weft.DropdownRadioGroup>
  )),
  DropdownRadioItem: inDropdown('dropdown-item', (props) => (
    <Weft.DropdownRadioGroup label="Probe" value="a">
      <Weft.DropdownRadioItem {...props} value="a">
        Probe
      </Weft.DropdownRadioItem>
    </Weft.DropdownRadioGroup>
  )),
  DropdownSeparator: inDropdown('dropdown-separator', (props) => <Weft.DropdownSeparator {...props} />),
  DropdownTrigger: within('dropdown-trigger', (props) => (
    <Weft.Dropdown>
      <Weft.DropdownTrigger {...props}>Probe</Weft.DropdownTrigger>
      <Weft.DropdownContent>Probe</Weft.DropdownContent>
    </Weft.Dropdown>
  )),
  Toast: fixture('toast', <Weft.Toast title="Probe" />),
  Toaster: fixture('toaster', <Weft.Toaster />),
  PopoverClose: inPopover('popover-close', (props) => (
    <Weft.PopoverContent>
      <Weft.PopoverClose {...props}>Probe</Weft.PopoverClose>
    </Weft.PopoverContent>
  )),
  PopoverContent: inPopover('popover-content', (props) => (
    <Weft.PopoverContent {...props}>Probe</Weft.PopoverContent>
  )),
  PopoverTrigger: within('popover-trigger', (props) => (
    <Weft.Popover>
      <Weft.PopoverTrigger {...props}>Probe</Weft.PopoverTrigger>
      <Weft.PopoverContent>Probe</Weft.PopoverContent>
    </Weft.Popover>
  )),
  Tooltip: fixture(
    'tooltip',
    <Weft.Tooltip content="Probe">
      <Weft.TooltipTrigger>Probe</Weft.TooltipTrigger>
    </Weft.Tooltip>,
  ),
  TooltipTrigger: within('tooltip-trigger', (props) => (
    <Weft.Tooltip content="Probe" relationship="label" side="bottom">
      <Weft.TooltipTrigger {...props}>Probe</Weft.TooltipTrigger>
    </Weft.Tooltip>
  )),
} as const satisfies Readonly<Record<string, Fixture>>;

/** The parts that open above the page, with optional slots. */
export const OVERLAYS_WITH_OPTIONS: Readonly<Record<string, Fixture>> = {
  'DialogContent with all parts': inDialog('dialog-content', (props) => (
    <Weft.DialogContent {...props} role="alertdialog" title="Probe" description="Text" footer="Footer" />
  )),
  'DrawerContent with all parts': inDrawer('drawer-content', (props) => (
    <Weft.DrawerContent {...props} title="Probe" description="Text" footer="Footer" narrowSide="bottom">
      Content
    </Weft.DrawerContent>
  )),
  'DropdownItem with all parts': inDropdown('dropdown-item', (props) => (
    <Weft.DropdownItem {...props} disabled startContent="Start" description="Text" endContent="End">
      Probe
    </Weft.DropdownItem>
  )),
  'Toast with all parts': fixture(
    'toast',
    <Weft.Toast title="Probe" description="Text" action="Action" onDismiss={() => {}} />,
  ),
  'TopBarGroup with a link that has all parts': fixture(
    'top-bar-group',
    <Weft.TopBarGroup label="Probe">
      <Weft.TopBarGroupLink href="#probe" description="Text" newTab current>
        Probe
      </Weft.TopBarGroupLink>
    </Weft.TopBarGroup>,
  ),
  'PopoverContent with a title': inPopover('popover-content', (props) => (
    <Weft.PopoverContent {...props} title="Probe" side="top" align="end" />
  )),
};
