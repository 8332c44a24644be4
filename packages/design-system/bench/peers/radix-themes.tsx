import {
  Button,
  Checkbox,
  Dialog,
  DropdownMenu,
  Popover,
  Select,
  Tabs,
  Text,
  TextField,
  Theme,
  Tooltip,
} from '@radix-ui/themes';
import { useId } from 'react';
import { times } from '../times.ts';

export { Theme as Provider };

export const button = (count: number) => times(count, (n) => <Button key={n}>Save {n}</Button>);

// The documented field is a text field in a label.
export const field = (count: number) =>
  times(count, (n) => (
    <Text key={n} as="label">
      Email {n}
      <TextField.Root />
    </Text>
  ));

export const dialog = () => (
  <Dialog.Root>
    <Dialog.Trigger>
      <Button>Delete</Button>
    </Dialog.Trigger>
    <Dialog.Content>
      <Dialog.Title>Delete this flow?</Dialog.Title>
      <Dialog.Description>The apps that read it stop.</Dialog.Description>
    </Dialog.Content>
  </Dialog.Root>
);

export const menu = () => (
  <DropdownMenu.Root>
    <DropdownMenu.Trigger>
      <Button>
        Actions
        <DropdownMenu.TriggerIcon />
      </Button>
    </DropdownMenu.Trigger>
    <DropdownMenu.Content>
      <DropdownMenu.Item>Duplicate</DropdownMenu.Item>
      <DropdownMenu.Item>Archive</DropdownMenu.Item>
    </DropdownMenu.Content>
  </DropdownMenu.Root>
);

function SelectExample() {
  const id = useId();
  return (
    <>
      <Text as="label" htmlFor={id}>
        Tea
      </Text>
      <Select.Root defaultValue="assam">
        <Select.Trigger id={id} />
        <Select.Content>
          <Select.Item value="assam">Assam</Select.Item>
          <Select.Item value="sencha">Sencha</Select.Item>
        </Select.Content>
      </Select.Root>
    </>
  );
}

export const select = () => <SelectExample />;

export const checkbox = () => (
  <Text as="label">
    <Checkbox />I accept the terms
  </Text>
);

export const tabs = () => (
  <Tabs.Root defaultValue="month">
    <Tabs.List aria-label="Prices">
      <Tabs.Trigger value="month">By month</Tabs.Trigger>
      <Tabs.Trigger value="year">By year</Tabs.Trigger>
    </Tabs.List>
    <Tabs.Content value="month">5 a month</Tabs.Content>
    <Tabs.Content value="year">50 a year</Tabs.Content>
  </Tabs.Root>
);

export const tooltip = () => (
  <Tooltip content="Members keep their access">
    <Button>Archive</Button>
  </Tooltip>
);

export const popover = () => (
  <Popover.Root>
    <Popover.Trigger>
      <Button>Filter</Button>
    </Popover.Trigger>
    <Popover.Content>Nothing to filter</Popover.Content>
  </Popover.Root>
);
