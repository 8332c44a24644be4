import { useState } from 'react';
import {
  Dropdown,
  DropdownCheckboxItem,
  DropdownContent,
  DropdownRadioGroup,
  DropdownRadioItem,
  DropdownSeparator,
  DropdownTrigger,
} from '../../src/components/dropdown/index.js';

/** The view of a list: what it shows, and in which order. */
export function ViewOfList({ open, onChange }: { open?: boolean; onChange?: (view: string) => void }) {
  const [archived, setArchived] = useState(false);
  const [order, setOrder] = useState('name');
  return (
    <Dropdown open={open}>
      <DropdownTrigger>View</DropdownTrigger>
      <DropdownContent>
        <DropdownCheckboxItem
          checked={archived}
          onCheckedChange={(next) => {
            setArchived(next);
            onChange?.(`archived ${next}`);
          }}
        >
          Show archived
        </DropdownCheckboxItem>
        <DropdownSeparator />
        <DropdownRadioGroup
          label="Order"
          value={order}
          onValueChange={(next) => {
            setOrder(next);
            onChange?.(next);
          }}
        >
          <DropdownRadioItem value="name">Name</DropdownRadioItem>
          <DropdownRadioItem value="date" description="The newest first">
            Date
          </DropdownRadioItem>
        </DropdownRadioGroup>
      </DropdownContent>
    </Dropdown>
  );
}
