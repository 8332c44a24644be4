import {
  Dropdown,
  DropdownContent,
  type DropdownContentProps,
  DropdownGroup,
  DropdownItem,
  DropdownLink,
  DropdownSeparator,
  DropdownTrigger,
} from '../../src/components/dropdown/index.js';
import { CopyIcon, DownloadIcon } from '../../src/icons/icons.js';

/** The actions of a data flow. */
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

/** Links of an account. */
export const accountLinks = (
  <DropdownGroup label="ada@example.com">
    <DropdownLink href="#account" current>
      Account
    </DropdownLink>
    <DropdownLink href="#help" newTab>
      Help
    </DropdownLink>
  </DropdownGroup>
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

/** Shared by both files of stories. Title and component are in each file, where tools read them. */
export const dropdownMeta = {
  args: { children: flowActions() },
  argTypes: { children: { control: false } } as const,
  render: (args: DropdownContentProps) => <ActionsMenu {...args} />,
};
