import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../test/mount.js';
import { Drawer, DrawerContent } from '../drawer/index.js';
import { Popover, PopoverContent, PopoverTrigger } from '../popover/index.js';
import { TextField } from '../text-field/index.js';
import { Dialog, DialogContent } from './index.js';

const text = (
  <Popover>
    <PopoverTrigger>More</PopoverTrigger>
    <PopoverContent>Twelve threads</PopoverContent>
  </Popover>
);
const more = page.getByRole('button', { name: 'More' });
const shownPopovers = () => document.querySelectorAll('[popover]:popover-open').length;

const MODALS = [
  { part: 'a Dialog', Root: Dialog, Content: DialogContent },
  { part: 'a Drawer', Root: Drawer, Content: DrawerContent },
];

/** Escape as an input method gets it. Safari sends its last one after the composition, with the old key code. */
const CANCELS: KeyboardEventInit[] = [{ isComposing: true }, { keyCode: 229 }];

test.for(MODALS)(
  'Escape of an input method closes neither $part nor a Popover inside',
  async ({ Root, Content }) => {
    mount(
      <Root defaultOpen>
        <Content title="Name it">
          <Popover>
            <PopoverTrigger>More</PopoverTrigger>
            <PopoverContent>
              <TextField label="Name" name="name" />
            </PopoverContent>
          </Popover>
        </Content>
      </Root>,
    );
    const dialog = page.getByRole('dialog', { name: 'Name it' });
    const cancel = () => {
      for (const init of CANCELS) {
        const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init });
        document.activeElement?.dispatchEvent(event);
      }
    };
    await expect.element(dialog).toBeVisible();
    cancel();
    await expect.element(dialog).toHaveAttribute('data-state', 'open');
    await userEvent.click(more);
    await userEvent.click(page.getByRole('textbox', { name: 'Name' }));
    cancel();
    expect(shownPopovers()).toBe(1);
    await expect.element(dialog).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await expect.poll(shownPopovers).toBe(0);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  },
);

test.for(MODALS)('$part that opens by itself closes the Popover of the page', async ({ Root, Content }) => {
  let openLater = () => {};
  function Later() {
    const [open, setOpen] = useState(false);
    openLater = () => setOpen(true);
    return (
      <>
        {text}
        <Root open={open} onOpenChange={setOpen}>
          <Content title="Signed out">
            <Popover>
              <PopoverTrigger>Why</PopoverTrigger>
              <PopoverContent>You were away.</PopoverContent>
            </Popover>
          </Content>
        </Root>
      </>
    );
  }
  mount(<Later />);
  await userEvent.click(more);
  await expect.poll(shownPopovers).toBe(1);
  openLater();
  await expect.element(page.getByRole('dialog', { name: 'Signed out' })).toBeVisible();
  await expect.poll(shownPopovers).toBe(0);
  await userEvent.click(page.getByRole('button', { name: 'Why' }));
  await expect.element(page.getByText('You were away.')).toBeVisible();
});
