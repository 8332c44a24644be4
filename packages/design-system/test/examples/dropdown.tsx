import {
  Dropdown,
  DropdownContent,
  type DropdownContentProps,
  DropdownItem,
  DropdownSeparator,
  DropdownTrigger,
} from '../../src/components/dropdown/index.js';
import { CopyIcon, DownloadIcon } from '../../src/icons/icons.js';

/** What can be done with a data flow. */
export const flowActions = (onDuplicate?: () => void) => (
  <>
    <DropdownItem startContent={<CopyIcon />} endContent="Ctrl D" onSelect={onDuplicate}>
      Duplicate
    </DropdownItem>
    <DropdownItem startContent={<DownloadIcon />} description="As JSON, with its history">
      Export
    </DropdownItem>
    <DropdownItem disabled>Move</DropdownItem>
    <DropdownSeparator />
    <DropdownItem variant="danger">Delete</DropdownItem>
  </>
);

/** The button of a menu, with room for the menu below. */
export function ActionsMenu({ trigger = 'Actions', ...props }: DropdownContentProps & { trigger?: string }) {
  return (
    <div className="canvas-panel-room">
      <Dropdown>
        <DropdownTrigger>{trigger}</DropdownTrigger>
        <DropdownContent {...props} />
      </Dropdown>
    </div>
  );
}
