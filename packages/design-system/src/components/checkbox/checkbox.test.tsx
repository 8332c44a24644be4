import { type CSSProperties, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../test/mount.js';
import { Checkbox } from './checkbox.js';

test('stays indeterminate when the page refuses a press', async () => {
  const refuse = vi.fn();
  mount(<Checkbox label="All" indeterminate checked={false} onChange={refuse} />);
  const box = page.getByRole('checkbox');
  for (const press of [1, 2]) {
    await userEvent.click(box);
    expect(refuse).toHaveBeenCalledTimes(press);
    await expect.element(box).toBePartiallyChecked();
  }
});

/** A checkbox for several apps: a press chooses all, the next press none. Each renders before the event of the press ends. */
function Apps({ keepsMixed = false }) {
  const [chosen, setChosen] = useState<'some' | 'all' | 'none'>('some');
  return (
    <Checkbox
      label="All"
      indeterminate={keepsMixed || chosen === 'some'}
      checked={chosen === 'all'}
      onChange={({ currentTarget }) => flushSync(() => setChosen(currentTarget.checked ? 'all' : 'none'))}
    />
  );
}

test('shows the state that a page sets synchronously on a press', async () => {
  mount(<Apps />);
  const box = page.getByRole('checkbox');
  await expect.element(box).toBePartiallyChecked();
  await userEvent.click(box);
  await expect.element(box).not.toBePartiallyChecked();
  await expect.element(box).toBeChecked();
  await userEvent.click(box);
  await expect.element(box).not.toBePartiallyChecked();
  await expect.element(box).not.toBeChecked();
});

test('stays indeterminate if a page sets that synchronously on a press', async () => {
  mount(<Apps keepsMixed />);
  const box = page.getByRole('checkbox');
  for (const checked of [true, false]) {
    await userEvent.click(box);
    await expect.element(box).toBePartiallyChecked();
    expect((box.element() as HTMLInputElement).checked).toBe(checked);
  }
});

test('stays square in a brand with round corners', async () => {
  mount(
    <div style={{ '--ds-radius-sm': '12px' } as CSSProperties}>
      <Checkbox label="All" />
    </div>,
  );
  await expect.element(page.getByRole('checkbox')).toHaveStyle({ borderRadius: '4px' });
});
