import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../test/mount.js';
import { PasswordField } from './index.js';

test('in a shadow root it hides the password when the form is sent', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const root = createRoot(shadow);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  root.render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField label="Password" />
      <button type="submit">Send</button>
    </form>,
  );
  const input = () => shadow.querySelector('input');
  await expect.poll(() => input()?.type).toBe('password');
  shadow.querySelector<HTMLButtonElement>('[data-slot="password-field-toggle"]')?.click();
  await expect.poll(() => input()?.type).toBe('text');
  shadow.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
  expect(input()?.type).toBe('password');
});

test('asks for the current password by default, also where the prop is undefined', async () => {
  mount(<PasswordField label="Password" autoComplete={undefined} />);
  await expect.element(page.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});
