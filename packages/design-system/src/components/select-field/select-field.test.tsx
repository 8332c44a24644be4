import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../test/mount.js';
import { SelectField } from './index.js';

test('without a default value it shows the placeholder, where the prop is undefined too', async () => {
  mount(
    <SelectField
      label="Tea"
      required
      placeholder="Choose a tea"
      options={[{ value: 'assam', label: 'Assam' }]}
      defaultValue={undefined}
    />,
  );
  await expect.element(page.getByRole('combobox')).toHaveValue('');
});
