import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../test/mount.js';
import { CheckboxGroup } from './checkbox-group.js';

const options = [
  { value: 'web', label: 'Web' },
  { value: 'tv', label: 'Television' },
];

test('a checkbox of the page inside the group does not count as one of its values', async () => {
  const changed = vi.fn();
  const own = <input type="checkbox" value="beta" aria-label="Beta" defaultChecked />;
  mount(
    <CheckboxGroup
      label="Screens"
      options={[...options, { value: 'car', label: 'Car', hint: own }]}
      onValueChange={changed}
    />,
  );
  await userEvent.click(page.getByRole('checkbox', { name: 'Television' }));
  expect(changed).toHaveBeenLastCalledWith(['tv']);
});

test('reports its values when the caller sets a `data-slot`', async () => {
  const changed = vi.fn();
  mount(<CheckboxGroup label="Screens" options={options} data-slot="screens" onValueChange={changed} />);
  await userEvent.click(page.getByRole('checkbox', { name: 'Television' }));
  expect(changed).toHaveBeenLastCalledWith(['tv']);
});

/** Shows only the options that were searched for. */
function Searched() {
  const [value, setValue] = useState(['web']);
  return (
    <>
      <CheckboxGroup label="Screens" options={options.slice(1)} value={value} onValueChange={setValue} />
      <output>{value.join(', ')}</output>
    </>
  );
}

test('a value stays while its option is not shown', async () => {
  mount(<Searched />);
  const tv = page.getByRole('checkbox', { name: 'Television' });
  await userEvent.click(tv);
  await expect.element(page.getByRole('status')).toHaveTextContent('tv, web');
  await userEvent.click(tv);
  await expect.element(page.getByRole('status')).toHaveTextContent('web');
});

test.for(['ltr', 'rtl'] as const)('the error lines up with the labels, %s', async (dir) => {
  mount(
    <div dir={dir}>
      <CheckboxGroup label="Screens" options={options} error="Choose one" />
    </div>,
  );
  const group = page.getByRole('group', { name: 'Screens' });
  await expect.element(group).toBeVisible();
  const error = group.element().querySelector('[data-slot=field-error-message]');
  const label = document.createRange();
  label.selectNodeContents(page.getByText('Web').element());
  const side = dir === 'ltr' ? 'left' : 'right';
  expect(error?.getBoundingClientRect()[side]).toBeCloseTo(label.getBoundingClientRect()[side], 0);
});
