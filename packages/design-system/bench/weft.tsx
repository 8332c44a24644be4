import { Accordion, AccordionItem } from '@weft/design-system/accordion';
import { Button } from '@weft/design-system/button';
import { Carousel } from '@weft/design-system/carousel';
import { Checkbox } from '@weft/design-system/checkbox';
import { ChipMarquee } from '@weft/design-system/chip-marquee';
import { Dialog, DialogContent, DialogTrigger } from '@weft/design-system/dialog';
import { Dropdown, DropdownContent, DropdownItem, DropdownTrigger } from '@weft/design-system/dropdown';
import { Popover, PopoverContent, PopoverTrigger } from '@weft/design-system/popover';
import { SelectField } from '@weft/design-system/select-field';
import { Tab, Tabs } from '@weft/design-system/tabs';
import { TextField } from '@weft/design-system/text-field';
import { Toaster, toast } from '@weft/design-system/toast';
import { Tooltip, TooltipTrigger } from '@weft/design-system/tooltip';
import { times } from './times.ts';

export const button = (count: number) => times(count, (n) => <Button key={n}>Save {n}</Button>);

export const field = (count: number) => times(count, (n) => <TextField key={n} label={`Email ${n}`} />);

export const accordion = (count: number) => (
  <Accordion>
    {times(count, (n) => (
      <AccordionItem key={n} value={`${n}`} title={`Delivery ${n}`}>
        Two days, by bicycle.
      </AccordionItem>
    ))}
  </Accordion>
);

export const dialog = () => (
  <Dialog>
    <DialogTrigger>Delete</DialogTrigger>
    <DialogContent title="Delete this flow?">The apps that read it stop.</DialogContent>
  </Dialog>
);

export const menu = () => (
  <Dropdown>
    <DropdownTrigger>Actions</DropdownTrigger>
    <DropdownContent>
      <DropdownItem>Duplicate</DropdownItem>
      <DropdownItem>Archive</DropdownItem>
    </DropdownContent>
  </Dropdown>
);

export const select = () => (
  <SelectField
    label="Tea"
    options={[
      { value: 'assam', label: 'Assam' },
      { value: 'sencha', label: 'Sencha' },
    ]}
  />
);

export const checkbox = () => <Checkbox label="I accept the terms" />;

export const tabs = () => (
  <Tabs label="Prices">
    <Tab value="month" title="By month">
      5 a month
    </Tab>
    <Tab value="year" title="By year">
      50 a year
    </Tab>
  </Tabs>
);

export const tooltip = () => (
  <Tooltip content="Members keep their access">
    <TooltipTrigger>Archive</TooltipTrigger>
  </Tooltip>
);

export const popover = () => (
  <Popover>
    <PopoverTrigger>Filter</PopoverTrigger>
    <PopoverContent>Nothing to filter</PopoverContent>
  </Popover>
);

export const toasts = () => (
  <>
    <Button onClick={() => toast({ title: 'Saved' })}>Save</Button>
    <Toaster />
  </>
);

export const carousel = () => (
  <Carousel label="Customers" arrows>
    <p>One</p>
    <p>Two</p>
  </Carousel>
);

export const marquee = () => (
  <ChipMarquee
    label="Technologies"
    items={[
      { id: 'one', content: 'One' },
      { id: 'two', content: 'Two' },
    ]}
  />
);
