import { Carousel } from '@mantine/carousel';
import {
  Accordion,
  Button,
  Checkbox,
  MantineProvider,
  Marquee,
  Menu,
  Modal,
  NativeSelect,
  Popover,
  Tabs,
  TextInput,
  Tooltip,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Notifications, notifications } from '@mantine/notifications';
import { times } from '../times.ts';

export { MantineProvider as Provider };

export const button = (count: number) => times(count, (n) => <Button key={n}>Save {n}</Button>);

export const field = (count: number) => times(count, (n) => <TextInput key={n} label={`Email ${n}`} />);

export const accordion = (count: number) => (
  <Accordion>
    {times(count, (n) => (
      <Accordion.Item key={n} value={`${n}`}>
        <Accordion.Control>Delivery {n}</Accordion.Control>
        <Accordion.Panel>Two days, by bicycle.</Accordion.Panel>
      </Accordion.Item>
    ))}
  </Accordion>
);

function DialogExample() {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button onClick={open}>Delete</Button>
      <Modal opened={opened} onClose={close} title="Delete this flow?">
        The apps that read it stop.
      </Modal>
    </>
  );
}

export const dialog = () => <DialogExample />;

export const menu = () => (
  <Menu>
    <Menu.Target>
      <Button>Actions</Button>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item>Duplicate</Menu.Item>
      <Menu.Item>Archive</Menu.Item>
    </Menu.Dropdown>
  </Menu>
);

export const select = () => (
  <NativeSelect
    label="Tea"
    data={[
      { value: 'assam', label: 'Assam' },
      { value: 'sencha', label: 'Sencha' },
    ]}
  />
);

export const checkbox = () => <Checkbox label="I accept the terms" />;

export const tabs = () => (
  <Tabs defaultValue="month">
    <Tabs.List aria-label="Prices">
      <Tabs.Tab value="month">By month</Tabs.Tab>
      <Tabs.Tab value="year">By year</Tabs.Tab>
    </Tabs.List>
    <Tabs.Panel value="month">5 a month</Tabs.Panel>
    <Tabs.Panel value="year">50 a year</Tabs.Panel>
  </Tabs>
);

export const tooltip = () => (
  <Tooltip label="Members keep their access">
    <Button>Archive</Button>
  </Tooltip>
);

export const popover = () => (
  <Popover>
    <Popover.Target>
      <Button>Filter</Button>
    </Popover.Target>
    <Popover.Dropdown>Nothing to filter</Popover.Dropdown>
  </Popover>
);

export const toasts = () => (
  <>
    <Button onClick={() => notifications.show({ message: 'Saved' })}>Save</Button>
    <Notifications />
  </>
);

export const carousel = () => (
  <Carousel>
    <Carousel.Slide>One</Carousel.Slide>
    <Carousel.Slide>Two</Carousel.Slide>
  </Carousel>
);

export const marquee = () => (
  <Marquee>
    <span>One</span>
    <span>Two</span>
  </Marquee>
);
