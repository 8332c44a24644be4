import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../test/mount.js';
import { Button } from '../button/index.js';
import { Dialog, DialogTrigger } from '../dialog/index.js';
import { Dropdown, DropdownTrigger } from '../dropdown/index.js';
import { Popover, PopoverTrigger } from '../popover/index.js';
import { Tooltip, TooltipTrigger } from '../tooltip/index.js';
import { Section } from './section.js';

test('triggers in it are as wide as their text, and those that are fullWidth as wide as the column', async () => {
  mount(
    <Section>
      <Dialog>
        <DialogTrigger>Delete</DialogTrigger>
      </Dialog>
      <Popover>
        <PopoverTrigger>Filter</PopoverTrigger>
      </Popover>
      <Dropdown>
        <DropdownTrigger>Actions</DropdownTrigger>
      </Dropdown>
      <Tooltip content="Members keep their access">
        <TooltipTrigger>Archive</TooltipTrigger>
      </Tooltip>
      <Button fullWidth>Save</Button>
      <Tooltip content="Readers see it at once">
        <TooltipTrigger fullWidth>Publish</TooltipTrigger>
      </Tooltip>
    </Section>,
  );
  const width = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect().width;
  await expect.poll(() => page.getByRole('button').elements()).toHaveLength(6);
  for (const name of ['Delete', 'Filter', 'Actions', 'Archive']) expect(width(name), name).toBeLessThan(200);
  for (const name of ['Save', 'Publish']) expect(width(name), name).toBeGreaterThan(600);
});
