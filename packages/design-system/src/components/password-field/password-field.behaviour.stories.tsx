import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.ts';
import { Button } from '../button/button.js';
import { PasswordField } from './password-field.js';

const meta = preview.meta({
  title: 'Behaviour/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password', defaultValue: 'open sesame' },
});

/** By keyboard the toggle follows the input and keeps focus; Enter and Space press it. */
export const ToggleByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Show password' });
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(toggle).toHaveFocus();
  },
});

/** A press on the toggle keeps focus, selection and a touch keyboard. */
export const ToggleKeepsCaret = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Password');
    await userEvent.click(input);
    input.setSelectionRange(2, 4, 'backward');
    for (const name of ['Show password', 'Hide password']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(input).toHaveFocus();
      const { selectionStart, selectionEnd, selectionDirection } = input;
      await expect([selectionStart, selectionEnd, selectionDirection]).toEqual([2, 4, 'backward']);
    }
  },
});

/** Hidden again on submission, before the form's own handlers run, and on reset. */
export const HidesOnSubmitAndReset = meta.story({
  render: function Render(args) {
    const [sentAs, setSentAs] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const password = event.currentTarget.elements.namedItem('password') as HTMLInputElement;
          setSentAs(password.type);
        }}
      >
        <PasswordField {...args} />
        <Button type="submit">Login</Button>
        <Button type="reset">Clear</Button>
        <output aria-label="Sent as">{sentAs}</output>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(canvas.getByLabelText('Sent as')).toHaveTextContent('password');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('open sesame');
    await expect(canvas.getByText('Your password is hidden')).toHaveRole('status');

    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(input).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible();
  },
});

/** Hidden again when the page is restored from the back/forward cache; a first load changes nothing. */
export const HidesOnReturn = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: false }));
    await expect(input).toHaveAttribute('type', 'text');
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    await expect(input).toHaveAttribute('type', 'password');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Your password is hidden'));
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible();
  },
});
