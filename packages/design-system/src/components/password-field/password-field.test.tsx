import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../test/mount.js';
import { PasswordField } from './index.js';

/** Renders a form in a shadow root, until the test ends. */
function mountInShadow(): ShadowRoot {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const root = createRoot(shadow);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  root.render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField label="Password" defaultValue="open sesame" />
      <button type="submit">Send</button>
    </form>,
  );
  return shadow;
}

test('in a shadow root it hides the password when the form is sent', async () => {
  const shadow = mountInShadow();
  const input = () => shadow.querySelector('input');
  await expect.poll(() => input()?.type).toBe('password');
  shadow.querySelector<HTMLButtonElement>('[data-slot="password-field-toggle"]')?.click();
  await expect.poll(() => input()?.type).toBe('text');
  shadow.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
  expect(input()?.type).toBe('password');
});

test('in a shadow root a press on the toggle and a submission keep focus and selection', async () => {
  const shadow = mountInShadow();
  const password = page.getByLabelText('Password', { exact: true });
  await userEvent.click(password);
  const input = shadow.querySelector('input') as HTMLInputElement;
  input.setSelectionRange(2, 4);
  await userEvent.click(page.getByRole('button', { name: 'Show password' }));
  await expect.poll(() => input.type).toBe('text');
  expect(shadow.activeElement).toBe(input);
  expect([input.selectionStart, input.selectionEnd]).toEqual([2, 4]);
  input.form?.requestSubmit();
  expect(input.type).toBe('password');
  expect([input.selectionStart, input.selectionEnd]).toEqual([2, 4]);
});

test('asks for the current password by default, also where the prop is undefined', async () => {
  mount(<PasswordField label="Password" autoComplete={undefined} />);
  await expect.element(page.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});
