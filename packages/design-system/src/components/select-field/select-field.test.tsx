import { useActionState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../test/mount.js';
import { SelectField } from './index.js';

const teas = ['assam', 'sencha', 'oolong'].map((value) => ({ value, label: value }));

test('shows the placeholder without a default value, also where the prop is undefined', async () => {
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

/** A form whose action returns what was sent, beside a native select with the same choices. */
function Order({ keyed = false }) {
  const [sent, order] = useActionState((_: string, data: FormData) => String(data.get('tea')), '');
  return (
    <form action={order} aria-label="Order">
      <SelectField
        key={keyed ? sent : undefined}
        label="Tea"
        name="tea"
        placeholder="Choose a tea"
        required
        options={teas}
        defaultValue={keyed ? sent || 'assam' : 'assam'}
      />
      <select name="native" aria-label="Native" defaultValue="assam">
        {teas.map(({ value }) => (
          <option key={value}>{value}</option>
        ))}
      </select>
      <button type="submit">Send</button>
      <output>{sent}</output>
    </form>
  );
}

async function orderOolong() {
  for (const name of ['Tea (required)', 'Native'])
    await userEvent.selectOptions(page.getByRole('combobox', { name }), 'oolong');
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expect.element(page.getByRole('status')).toHaveTextContent('oolong');
}

const inForm = () => Object.fromEntries(new FormData(document.forms[0]));

test('after a form action it shows and sends its default value again, as a native select does', async () => {
  mount(<Order />);
  await orderOolong();
  await expect.poll(inForm).toEqual({ tea: 'assam', native: 'assam' });
});

test('after a form action, a field with a key shows and sends the value that the action returned', async () => {
  mount(<Order keyed />);
  await orderOolong();
  await expect.poll(inForm).toEqual({ tea: 'oolong', native: 'assam' });
});

test('has the cursor of a control that is disabled, by itself or by a group around it', async () => {
  mount(
    <>
      <SelectField label="Tea" name="tea" options={teas} />
      <SelectField label="Other tea" name="other" options={teas} disabled />
      <fieldset disabled>
        <SelectField label="Further tea" name="further" options={teas} />
      </fieldset>
    </>,
  );
  await expect.element(page.getByRole('combobox', { name: 'Further tea' })).toBeVisible();
  const cursors = page
    .getByRole('combobox')
    .elements()
    .map((select) => getComputedStyle(select).cursor);
  expect(cursors).toEqual(['pointer', 'not-allowed', 'not-allowed']);
});

test('a group may have the name of a choice', async () => {
  const green = { label: 'Green', options: [{ value: 'sencha', label: 'Sencha' }] };
  // React tells the console of two equal keys, which fails the test.
  const host = mount(<SelectField label="Tea" options={[{ value: 'Green', label: 'Any green' }, green]} />);
  await expect.poll(() => host.querySelectorAll('select > *').length).toBe(2);
});
