import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../test/mount.js';
import { mouse } from '../../../test/pointer.js';
import { Checkbox } from '../checkbox/index.js';
import { CheckboxGroup } from '../checkbox-group/index.js';
import { PasswordField } from '../password-field/index.js';
import { RadioGroup } from '../radio-group/index.js';
import { SelectField } from '../select-field/index.js';
import { TextAreaField } from '../text-area/index.js';
import { TextField } from '../text-field/index.js';

/** The widths of the border, from above clockwise, and its colour at the end of its transition. */
function borderOf(label: string): string {
  const frame = page.getByLabelText(label).element().closest('[data-slot="field-frame"]');
  if (!frame) throw new Error(`The field ${label} has no frame`);
  for (const movement of frame.getAnimations({ subtree: true })) movement.finish();
  const { borderWidth, borderColor } = getComputedStyle(frame, '::after');
  return `${borderWidth} ${borderColor}`;
}

test('a field has a thread along its lower edge under the pointer, and all round while it is pressed', async () => {
  mount(
    <>
      <button type="button">Away</button>
      <TextField label="Name" />
      <TextAreaField label="Story" />
      <SelectField label="Tea" options={[{ value: 'assam', label: 'Assam' }]} />
    </>,
  );
  const away = page.getByRole('button');
  for (const label of ['Name', 'Story', 'Tea']) {
    const field = page.getByLabelText(label);
    await userEvent.hover(away);
    const rest = borderOf(label);
    expect(rest).toMatch(/^1px /);
    await userEvent.hover(field);
    await expect.poll(() => borderOf(label)).toMatch(/^1px 1px 2px /);
    expect(borderOf(label)).not.toContain(rest.slice('1px '.length));
    await userEvent.hover(away);
    await expect.poll(() => borderOf(label)).toBe(rest);
  }
  const name = page.getByLabelText('Name');
  await userEvent.hover(name);
  await mouse('mousePressed', name.element());
  await expect.poll(() => borderOf('Name')).toMatch(/^2px \D/);
  await mouse('mouseReleased', name.element());
  await expect.poll(() => borderOf('Name')).toMatch(/^1px 1px 2px /);
});

test('a disabled, read-only or invalid field looks the same at rest, under the pointer and pressed', async () => {
  mount(
    <>
      <TextField label="Off" disabled />
      <TextField label="Kept" readOnly defaultValue="Loom" />
      <TextField label="Wrong" error="Too short" />
    </>,
  );
  await expect.element(page.getByLabelText('Off')).toBeVisible();
  for (const label of ['Off', 'Kept', 'Wrong']) {
    const rest = borderOf(label);
    await userEvent.hover(page.getByLabelText(label), { force: true });
    const control = page.getByLabelText(label).element();
    await expect.poll(() => control.matches(':hover')).toBe(true);
    expect(borderOf(label)).toBe(rest);
    await mouse('mousePressed', control);
    await expect.poll(() => control.matches(':active')).toBe(true);
    expect(borderOf(label)).toBe(rest);
    await mouse('mouseReleased', control);
  }
});

test('a control has the `aria-invalid` that the caller sets, unless an error makes it invalid', async () => {
  const oneOption = [{ value: 'solo', label: 'Solo' }];
  const oneBox = [{ value: 'web', label: 'Web' }];
  const fields = (label: string, props: { 'aria-invalid': boolean; error?: string }) => (
    <>
      <TextField label={`${label} name`} {...props} />
      <TextAreaField label={`${label} story`} {...props} />
      <PasswordField label={`${label} password`} {...props} />
      <SelectField label={`${label} tea`} options={[{ value: 'assam', label: 'Assam' }]} {...props} />
      <Checkbox label={`${label} terms`} {...props} />
      <RadioGroup label={`${label} plan`} name={label} options={oneOption} {...props} />
      <CheckboxGroup label={`${label} screens`} name={`${label} screens`} options={oneBox} {...props} />
    </>
  );
  mount(
    <>
      {fields('Own', { 'aria-invalid': true })}
      {fields('With error', { 'aria-invalid': false, error: 'Wrong' })}
    </>,
  );
  for (const label of ['Own', 'With error']) {
    const controls = ['name', 'story', 'password', 'tea', 'terms'].map((name) =>
      page.getByLabelText(`${label} ${name}`, { exact: true }),
    );
    for (const control of [...controls, page.getByRole('radiogroup', { name: `${label} plan` })]) {
      await expect.element(control).toHaveAttribute('aria-invalid', 'true');
    }
  }
  for (const box of page.getByRole('checkbox', { name: 'Web' }).all()) {
    await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  }
  for (const radio of page.getByRole('radio', { name: 'Solo' }).all()) {
    await expect.element(radio).not.toHaveAttribute('aria-invalid');
  }
});
