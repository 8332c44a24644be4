import {
  Accordion,
  Button,
  Carousel,
  ChakraProvider,
  Checkbox,
  createToaster,
  Dialog,
  defaultSystem,
  Field,
  Input,
  Marquee,
  Menu,
  NativeSelect,
  Popover,
  Portal,
  Tabs,
  Toast,
  Toaster,
  Tooltip,
} from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { times } from '../times.ts';

export const Provider = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={defaultSystem}>{children}</ChakraProvider>
);

export const button = (count: number) => times(count, (n) => <Button key={n}>Save {n}</Button>);

export const field = (count: number) =>
  times(count, (n) => (
    <Field.Root key={n}>
      <Field.Label>Email {n}</Field.Label>
      <Input />
    </Field.Root>
  ));

export const accordion = (count: number) => (
  <Accordion.Root collapsible>
    {times(count, (n) => (
      <Accordion.Item key={n} value={`${n}`}>
        <Accordion.ItemTrigger>
          Delivery {n}
          <Accordion.ItemIndicator />
        </Accordion.ItemTrigger>
        <Accordion.ItemContent>
          <Accordion.ItemBody>Two days, by bicycle.</Accordion.ItemBody>
        </Accordion.ItemContent>
      </Accordion.Item>
    ))}
  </Accordion.Root>
);

export const dialog = () => (
  <Dialog.Root>
    <Dialog.Trigger asChild>
      <Button>Delete</Button>
    </Dialog.Trigger>
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>Delete this flow?</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>The apps that read it stop.</Dialog.Body>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);

export const menu = () => (
  <Menu.Root>
    <Menu.Trigger asChild>
      <Button>Actions</Button>
    </Menu.Trigger>
    <Portal>
      <Menu.Positioner>
        <Menu.Content>
          <Menu.Item value="duplicate">Duplicate</Menu.Item>
          <Menu.Item value="archive">Archive</Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);

export const select = () => (
  <Field.Root>
    <Field.Label>Tea</Field.Label>
    <NativeSelect.Root>
      <NativeSelect.Field>
        <option value="assam">Assam</option>
        <option value="sencha">Sencha</option>
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  </Field.Root>
);

export const checkbox = () => (
  <Checkbox.Root>
    <Checkbox.HiddenInput />
    <Checkbox.Control />
    <Checkbox.Label>I accept the terms</Checkbox.Label>
  </Checkbox.Root>
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
  <Tooltip.Root>
    <Tooltip.Trigger asChild>
      <Button>Archive</Button>
    </Tooltip.Trigger>
    <Portal>
      <Tooltip.Positioner>
        <Tooltip.Content>Members keep their access</Tooltip.Content>
      </Tooltip.Positioner>
    </Portal>
  </Tooltip.Root>
);

export const popover = () => (
  <Popover.Root>
    <Popover.Trigger asChild>
      <Button>Filter</Button>
    </Popover.Trigger>
    <Portal>
      <Popover.Positioner>
        <Popover.Content>
          <Popover.Body>Nothing to filter</Popover.Body>
        </Popover.Content>
      </Popover.Positioner>
    </Portal>
  </Popover.Root>
);

const ToastExample = () => {
  const toaster = createToaster({ placement: 'bottom-end' });
  return (
    <>
      <Button onClick={() => toaster.create({ title: 'Saved' })}>Save</Button>
      <Toaster toaster={toaster}>
        {(toast) => (
          <Toast.Root>
            <Toast.Title>{toast.title}</Toast.Title>
            <Toast.CloseTrigger />
          </Toast.Root>
        )}
      </Toaster>
    </>
  );
};

export const toasts = () => <ToastExample />;

export const carousel = () => (
  <Carousel.Root slideCount={2}>
    <Carousel.Control>
      <Carousel.PrevTrigger asChild>
        <Button>Previous</Button>
      </Carousel.PrevTrigger>
      <Carousel.NextTrigger asChild>
        <Button>Next</Button>
      </Carousel.NextTrigger>
    </Carousel.Control>
    <Carousel.ItemGroup>
      <Carousel.Item index={0}>One</Carousel.Item>
      <Carousel.Item index={1}>Two</Carousel.Item>
    </Carousel.ItemGroup>
    <Carousel.Indicators />
  </Carousel.Root>
);

export const marquee = () => (
  <Marquee.Root>
    <Marquee.Viewport>
      <Marquee.Content>
        <Marquee.Item>One</Marquee.Item>
        <Marquee.Item>Two</Marquee.Item>
      </Marquee.Content>
    </Marquee.Viewport>
  </Marquee.Root>
);
