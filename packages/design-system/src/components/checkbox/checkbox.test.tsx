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
