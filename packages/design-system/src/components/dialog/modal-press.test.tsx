import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { morePopover, shownPopovers } from '../../../test/examples/more-popover.js';
import { mount } from '../../../test/mount.js';
import { swipe, tap } from '../../../test/pointer.js';
import { Button } from '../button/index.js';
import { Drawer, DrawerContent } from '../drawer/index.js';
import { Dropdown, DropdownContent, DropdownItem, DropdownTrigger } from '../dropdown/index.js';
import { Popover, PopoverContent, PopoverTrigger } from '../popover/index.js';

const more = page.getByRole('button', { name: 'More' });

const menu = (
  <Dropdown>
    <DropdownTrigger>More</DropdownTrigger>
    <DropdownContent>
      <DropdownItem>Rename</DropdownItem>
    </DropdownContent>
  </Dropdown>
);

test.for(
  [
    { part: 'Popover', inner: morePopover, content: 'Twelve threads' },
    { part: 'Dropdown', inner: menu, content: 'Rename' },
  ].flatMap((each) => [
    { ...each, name: 'press', press: (scrim: Element) => userEvent.click(scrim) },
    { ...each, name: 'tap', press: tap },
  ]),
)(
  'a $name outside closes the $part alone, the next one the Drawer around it',
  async ({ inner, content, press }) => {
    await page.viewport(1000, 700);
    mount(
      <Drawer defaultOpen>
        <DrawerContent title="Order">{inner}</DrawerContent>
      </Drawer>,
    );
    const drawer = page.getByRole('dialog', { name: 'Order' });
    await expect.element(drawer).toBeVisible();
    const scrim = document.querySelector('[data-slot="drawer-overlay"]') as HTMLElement;
    // Without it iOS fires no click for a tap there.
    expect(scrim.onclick).not.toBeNull();
    await userEvent.click(more);
    await expect.element(page.getByText(content)).toBeVisible();
    await press(scrim);
    await expect.poll(() => page.getByText(content).query()?.checkVisibility() ?? false).toBe(false);
    await expect.element(drawer).toHaveAttribute('data-state', 'open');
    await press(scrim);
    await expect.element(drawer).not.toBeInTheDocument();
  },
);

test('after a swipe on the page behind a Drawer, a key presses a button inside, and the Drawer stays', async () => {
  await page.viewport(1000, 700);
  const pressed = vi.fn();
  mount(
    <Drawer defaultOpen>
      <DrawerContent title="Filter">
        <Button onClick={pressed}>Apply</Button>
      </DrawerContent>
    </Drawer>,
  );
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await expect.element(drawer).toBeVisible();
  const scrim = document.querySelector('[data-slot="drawer-overlay"]') as HTMLElement;
  const cancelled = new Promise((resolve) =>
    scrim.addEventListener('pointercancel', resolve, { once: true }),
  );
  await swipe(scrim, { y: -100 });
  await cancelled;
  page.getByRole('button', { name: 'Apply' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(pressed).toHaveBeenCalledOnce();
  await expect.element(drawer).toHaveAttribute('data-state', 'open');
});

/** A popover whose state never consents to close. */
function Insisting({ asked }: { asked: (open: boolean) => void }) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    asked(next);
    if (next) setOpen(true);
  };
  return (
    <Popover open={open} onOpenChange={change}>
      <PopoverTrigger>More</PopoverTrigger>
      <PopoverContent>Twelve threads</PopoverContent>
    </Popover>
  );
}

test.for([
  { way: 'Escape', close: () => userEvent.keyboard('{Escape}') },
  {
    way: 'a press outside',
    close: () => userEvent.click(document.querySelector('[data-slot="drawer-overlay"]') as Element),
  },
])('$way asks a Popover to close, and the next one closes the Drawer around it anyway', async ({ close }) => {
  await page.viewport(1000, 700);
  const asked = vi.fn();
  mount(
    <Drawer defaultOpen>
      <DrawerContent title="Order">
        <Insisting asked={asked} />
      </DrawerContent>
    </Drawer>,
  );
  const drawer = page.getByRole('dialog', { name: 'Order' });
  await userEvent.click(more);
  await expect.poll(shownPopovers).toBe(1);
  await close();
  await expect.poll(() => asked.mock.calls).toEqual([[true], [false]]);
  await expect.poll(shownPopovers).toBe(1);
  await expect.element(drawer).toHaveAttribute('data-state', 'open');
  await close();
  await expect.element(drawer).not.toBeInTheDocument();
});
