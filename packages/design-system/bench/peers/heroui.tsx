import {
  Accordion,
  Button,
  Checkbox,
  Dropdown,
  Input,
  Label,
  ListBox,
  Modal,
  Popover,
  Select,
  Tabs,
  TextField,
  Toast,
  Tooltip,
  toast,
} from '@heroui/react';
import { times } from '../times.ts';

export const button = (count: number) => times(count, (n) => <Button key={n}>Save {n}</Button>);

export const field = (count: number) =>
  times(count, (n) => (
    <TextField key={n}>
      <Label>Email {n}</Label>
      <Input />
    </TextField>
  ));

export const accordion = (count: number) => (
  <Accordion>
    {times(count, (n) => (
      <Accordion.Item key={n} id={`${n}`}>
        <Accordion.Heading>
          <Accordion.Trigger>
            Delivery {n}
            <Accordion.Indicator />
          </Accordion.Trigger>
        </Accordion.Heading>
        <Accordion.Panel>
          <Accordion.Body>Two days, by bicycle.</Accordion.Body>
        </Accordion.Panel>
      </Accordion.Item>
    ))}
  </Accordion>
);

export const dialog = () => (
  <Modal>
    <Button>Delete</Button>
    <Modal.Backdrop>
      <Modal.Container>
        <Modal.Dialog>
          <Modal.CloseTrigger />
          <Modal.Header>
            <Modal.Heading>Delete this flow?</Modal.Heading>
          </Modal.Header>
          <Modal.Body>The apps that read it stop.</Modal.Body>
        </Modal.Dialog>
      </Modal.Container>
    </Modal.Backdrop>
  </Modal>
);

export const menu = () => (
  <Dropdown>
    <Button>Actions</Button>
    <Dropdown.Popover>
      <Dropdown.Menu>
        <Dropdown.Item>Duplicate</Dropdown.Item>
        <Dropdown.Item>Archive</Dropdown.Item>
      </Dropdown.Menu>
    </Dropdown.Popover>
  </Dropdown>
);

export const select = () => (
  <Select>
    <Label>Tea</Label>
    <Select.Trigger>
      <Select.Value />
      <Select.Indicator />
    </Select.Trigger>
    <Select.Popover>
      <ListBox>
        <ListBox.Item id="assam" textValue="Assam">
          Assam
          <ListBox.ItemIndicator />
        </ListBox.Item>
        <ListBox.Item id="sencha" textValue="Sencha">
          Sencha
          <ListBox.ItemIndicator />
        </ListBox.Item>
      </ListBox>
    </Select.Popover>
  </Select>
);

export const checkbox = () => (
  <Checkbox>
    <Checkbox.Control>
      <Checkbox.Indicator />
    </Checkbox.Control>
    <Checkbox.Content>
      <Label>I accept the terms</Label>
    </Checkbox.Content>
  </Checkbox>
);

export const tabs = () => (
  <Tabs>
    <Tabs.ListContainer>
      <Tabs.List aria-label="Prices">
        <Tabs.Tab id="month">
          By month
          <Tabs.Indicator />
        </Tabs.Tab>
        <Tabs.Tab id="year">
          By year
          <Tabs.Indicator />
        </Tabs.Tab>
      </Tabs.List>
    </Tabs.ListContainer>
    <Tabs.Panel id="month">5 a month</Tabs.Panel>
    <Tabs.Panel id="year">50 a year</Tabs.Panel>
  </Tabs>
);

export const tooltip = () => (
  <Tooltip>
    <Button>Archive</Button>
    <Tooltip.Content>Members keep their access</Tooltip.Content>
  </Tooltip>
);

export const popover = () => (
  <Popover>
    <Button>Filter</Button>
    <Popover.Content>
      <Popover.Dialog>Nothing to filter</Popover.Dialog>
    </Popover.Content>
  </Popover>
);

export const toasts = () => (
  <>
    <Toast.Provider />
    <Button onPress={() => toast('Saved')}>Save</Button>
  </>
);
