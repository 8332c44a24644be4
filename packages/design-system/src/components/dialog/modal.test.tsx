import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../test/mount.js';
import { Button } from '../button/index.js';
import { Drawer, DrawerContent } from '../drawer/index.js';
import { TextField } from '../text-field/index.js';
import { Dialog, DialogContent } from './index.js';

test.for([
  { part: 'a Dialog', Root: Dialog, Content: DialogContent },
  { part: 'a Drawer', Root: Drawer, Content: DrawerContent },
])('$part whose field takes the focus still knows its opener', async ({ Root, Content }) => {
  function Named() {
    const [open, setOpen] = useState(false);
    return (
      <div dir="rtl">
        <Button onClick={() => setOpen(true)}>Name it</Button>
        <Root open={open} onOpenChange={setOpen}>
          <Content title="Name">
            <TextField label="Name" name="name" autoFocus />
          </Content>
        </Root>
      </div>
    );
  }
  mount(<Named />);
  const button = page.getByRole('button', { name: 'Name it' });
  await userEvent.click(button);
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(getComputedStyle(page.getByRole('dialog').element()).direction).toBe('rtl');
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
});
