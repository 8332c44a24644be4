import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../test/mount.js';
import { TextField } from '../text-field/index.js';

const name = page.getByLabelText('Name');
const field = <TextField label="Name" defaultValue="ada lovelace" capitaliseInput="words" />;

test('Enter that ends an IME composition changes nothing: Safari sends it after the end, with keyCode 229', async () => {
  mount(field);
  await expect.element(name).toBeVisible();
  const press = (keyCode: number) =>
    name.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode, bubbles: true }));
  press(229);
  await expect.element(name).toHaveValue('ada lovelace');
  press(13);
  await expect.element(name).toHaveValue('Ada Lovelace');
});

test('a handler of Enter reads the capitalised value, and may prevent the default', async () => {
  const found = vi.fn();
  mount(
    <TextField
      label="Code"
      capitaliseInput="upper"
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        found(event.currentTarget.value);
      }}
    />,
  );
  await userEvent.fill(page.getByLabelText('Code'), 'weft');
  await userEvent.keyboard('{Enter}');
  expect(found).toHaveBeenCalledExactlyOnceWith('WEFT');
});

test('in a shadow root the caret stays in place', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host.attachShadow({ mode: 'open' }));
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  root.render(field);
  await userEvent.click(name);
  const input = name.element() as HTMLInputElement;
  input.setSelectionRange(4, 6);
  await userEvent.keyboard('{Enter}');
  await expect.element(name).toHaveValue('Ada Lovelace');
  expect([input.selectionStart, input.selectionEnd]).toEqual([4, 6]);
});
