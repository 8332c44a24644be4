import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../test/mount.js';
import { TextAreaField } from './index.js';

test('has four rows by default, also where the prop is undefined', async () => {
  mount(<TextAreaField label="Message" rows={undefined} />);
  await expect.element(page.getByRole('textbox')).toHaveAttribute('rows', '4');
});
