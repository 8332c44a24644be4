import {
  Accordion,
  ActionMenu,
  Button,
  Checkbox,
  FormControl,
  LogoSuite,
  Select,
  Tabs,
  TextInput,
  ThemeProvider,
  Tooltip,
} from '@primer/react-brand/esm';
import { times } from '../times.ts';

export { ThemeProvider as Provider };

export const button = (count: number) => times(count, (n) => <Button key={n}>Save {n}</Button>);

export const field = (count: number) =>
  times(count, (n) => (
    <FormControl key={n} id={`email-${n}`}>
      <FormControl.Label>Email {n}</FormControl.Label>
      <TextInput />
    </FormControl>
  ));

export const accordion = (count: number) =>
  times(count, (n) => (
    <Accordion key={n}>
      <Accordion.Heading>Delivery {n}</Accordion.Heading>
      <Accordion.Content>
        <p>Two days, by bicycle.</p>
      </Accordion.Content>
    </Accordion>
  ));

export const menu = () => (
  <ActionMenu onSelect={() => undefined}>
    <ActionMenu.Button>Actions</ActionMenu.Button>
    <ActionMenu.Overlay aria-label="Actions">
      <ActionMenu.Item value="duplicate">Duplicate</ActionMenu.Item>
      <ActionMenu.Item value="archive">Archive</ActionMenu.Item>
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
    <FormControl.Label>I accept the terms</FormControl.Label>
    <Checkbox />
  </FormControl>
);

export const tabs = () => (
  <Tabs aria-label="Prices">
    <Tabs.Item>By month</Tabs.Item>
    <Tabs.Item>By year</Tabs.Item>
    <Tabs.Panel>5 a month</Tabs.Panel>
    <Tabs.Panel>50 a year</Tabs.Panel>
  </Tabs>
);

export const tooltip = () => (
  <Tooltip text="Members keep their access">
    <Button>Archive</Button>
  </Tooltip>
);

export const marquee = () => (
  <LogoSuite>
    <LogoSuite.Heading>Technologies</LogoSuite.Heading>
    <LogoSuite.Logobar marquee>
      <span>One</span>
      <span>Two</span>
    </LogoSuite.Logobar>
  </LogoSuite>
);
