import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { CallBackForm } from './call-back-form.tsx';

afterEach(cleanup);

test('without a summary the first invalid field takes the focus, and its error disappears when it is corrected', async () => {
  render(<CallBackForm />);
  const [name, phone] = [
    screen.getByRole('textbox', { name: /^Name/ }),
    screen.getByRole('textbox', { name: /^Phone/ }),
  ];
  const send = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(send);
  expect(document.activeElement).toBe(name);
  expect([name, phone].map((each) => each.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
  await userEvent.type(name, 'A');
  expect(name.getAttribute('aria-invalid')).not.toBe('true');
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(send);
  expect(document.activeElement).toBe(phone);
});
