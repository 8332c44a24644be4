import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../test/mount.js';
import { swipe, tap } from '../../../test/pointer.js';
import { Dropdown, DropdownContent, DropdownItem, DropdownTrigger } from './index.js';

const trigger = page.getByRole('button', { name: 'Actions' });
const menu = page.getByRole('menu');

test('a swipe on the page scrolls it and leaves the menu open; a tap closes the menu, and scrolls nothing back', async () => {
  await page.viewport(1000, 700);
  onTestFinished(() => scrollTo({ top: 0, behavior: 'instant' }));
  mount(
    <>
      <Dropdown>
        <DropdownTrigger>Actions</DropdownTrigger>
        <DropdownContent>
          <DropdownItem>Copy</DropdownItem>
        </DropdownContent>
      </Dropdown>
      <p style={{ marginBlockStart: 400 }}>The page</p>
      <div style={{ blockSize: 3000 }} />
    </>,
  );
  await userEvent.click(trigger);
  await expect.element(menu).toBeVisible();
  const root = document.documentElement;
  // A touch during momentum scrolling only stops the page.
  const still = new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true }));
  const text = page.getByText('The page').element();
  await swipe(text, { y: -200 });
  await still;
  expect(root.scrollTop).toBeGreaterThan(100);
  await expect.element(menu).toBeInTheDocument();
  text.scrollIntoView({ block: 'end', behavior: 'instant' });
  const { scrollTop } = root;
  // No click follows, as on iOS.
  text.addEventListener('touchend', (event) => event.preventDefault(), { passive: false });
  await tap(text);
  await expect.element(menu).not.toBeInTheDocument();
  // Radix gives the focus back in a task after that.
  await new Promise((resolve) => setTimeout(resolve));
  await expect.element(trigger).not.toHaveFocus();
  expect(root.scrollTop).toBe(scrollTop);
});

test('Escape gives the focus back also after a tap that the state of the menu ignored', async () => {
  const asked = vi.fn();
  function Tour() {
    const [open, setOpen] = useState(false);
    const change = (next: boolean) => {
      asked(next);
      // It asks once more.
      if (next || asked.mock.calls.length > 2) setOpen(next);
    };
    return (
      <Dropdown open={open} onOpenChange={change}>
        <DropdownTrigger>Actions</DropdownTrigger>
        <DropdownContent>
          <DropdownItem>Copy</DropdownItem>
        </DropdownContent>
      </Dropdown>
    );
  }
  await page.viewport(1000, 700);
  mount(
    <>
      <Tour />
      <p style={{ marginBlockStart: 400 }}>The page</p>
    </>,
  );
  await userEvent.click(trigger);
  await expect.element(menu).toHaveFocus();
  await tap(page.getByText('The page').element());
  await expect.poll(() => asked.mock.calls).toEqual([[true], [false]]);
  await expect.element(menu).not.toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});
