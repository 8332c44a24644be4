import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Specimens } from './specimens.tsx';

const reports = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];

beforeEach(() => void render(<Specimens />));

afterEach(() => {
  cleanup();
  for (const report of reports) expect(report).not.toHaveBeenCalled();
});

test('a question opens its answer', async () => {
  const question = screen.getByRole('button', { name: 'How long is the setup?' });
  expect(question.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(question);
  expect(question.getAttribute('aria-expanded')).toBe('true');
});

test('the dialog opens, closes by Escape and gives the focus back', async () => {
  const trigger = screen.getByRole('button', { name: 'Enlarge' });
  await userEvent.click(trigger);
  expect(screen.getByRole('dialog', { name: 'The process' })).toBeDefined();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(trigger);
});

// The panel is loaded on demand, on a machine that may be busy with other builds.
test('the menu opens and lists its links', { timeout: 15_000 }, async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const links = await screen.findAllByRole('menuitem', {}, { timeout: 10_000 });
  expect(links.map(({ textContent }) => textContent)).toEqual(['Questions', 'Form']);
});

test('the password can be typed and shown', async () => {
  const password = screen.getByLabelText('Password');
  await userEvent.type(password, 'a long secret');
  await userEvent.click(screen.getByRole('button', { name: /show password/i }));
  expect(password).toHaveProperty('value', 'a long secret');
  expect(password).toHaveProperty('type', 'text');
});

test('a field tells its error to assistive technology', () => {
  const email = screen.getByLabelText('Email');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  const description = document.getElementById(
    email.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '',
  );
  expect(description?.textContent).toBe('Error: enter an email');
});
