import '@primer/primitives/dist/css/functional/themes/light.css';
import {
  ActionList,
  ActionMenu,
  AnchoredOverlay,
  BaseStyles,
  Button,
  Checkbox,
  Dialog,
  FormControl,
  Select,
  TextInput,
  ThemeProvider,
  Tooltip,
} from '@primer/react';
import { type ReactNode, useState } from 'react';
import { times } from '../times.ts';

export const Provider = ({ children }: { children: ReactNode }) => (
  <ThemeProvider>
    <BaseStyles>{children}</BaseStyles>
  </ThemeProvider>
);

export const button = (count: number) => times(count, (n) => <Button key={n}>Save {n}</Button>);

export const field = (count: number) =>
  times(count, (n) => (
    <FormControl key={n}>
      <FormControl.Label>Email {n}</FormControl.Label>
      <TextInput />
    </FormControl>
  ));

function DialogExample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      {open && (
        <Dialog title="Delete this flow?" onClose={() => setOpen(false)}>
          The apps that read it stop.
        </Dialog>
      )}
    </>
  );
}

export const dialog = () => <DialogExample />;

export const menu = () => (
  <ActionMenu>
    <ActionMenu.Button>Actions</ActionMenu.Button>
    <ActionMenu.Overlay>
      <ActionList>
        <ActionList.Item>Duplicate</ActionList.Item>
        <ActionList.Item>Archive</ActionList.Item>
      </ActionList>
    </ActionMenu.Overlay>
  </ActionMenu>
);

export const select = () => (
  <FormControl>
    <FormControl.Label>Tea</FormControl.Label>
    <Select>
      <Select.Option value="assam">Assam</Select.Option>
      <Select.Option value="sencha">Sencha</Select.Option>
    </Select>
  </FormControl>
);

export const checkbox = () => (
  <FormControl>
    <Checkbox />
    <FormControl.Label>I accept the terms</FormControl.Label>
  </FormControl>
);

export const tooltip = () => (
  <Tooltip text="Members keep their access">
    <Button>Archive</Button>
  </Tooltip>
);

function PopoverExample() {
  const [open, setOpen] = useState(false);
  return (
    <AnchoredOverlay
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      renderAnchor={(props) => <Button {...props}>Filter</Button>}
    >
      Nothing to filter
    </AnchoredOverlay>
  );
}

export const popover = () => <PopoverExample />;
