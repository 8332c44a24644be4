import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../test/mount.js';
import { swipe } from '../../../test/pointer.js';
import { MobileMenu } from './mobile-menu.js';
import { MobileMenuItem } from './mobile-menu-item.js';

/** The script of the panel, on a slow line. */
const line = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrive, arrived };
});

vi.mock('./menu-panel.js', async (original) => {
  await line.arrived;
  return original();
});

const button = page.getByRole('button', { name: 'Menu' });
const field = page.getByRole('textbox', { name: 'Name' });

beforeEach(async () => {
  await page.viewport(390, 700);
  mount(
    <>
      <MobileMenu>
        <MobileMenuItem href="#benefits">Benefits</MobileMenuItem>
      </MobileMenu>
      <input aria-label="Name" />
    </>,
  );
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
});
afterAll(line.arrive);

test('a press outside closes a menu whose panel is still loading, a swipe does not', async () => {
  const cancelled = new Promise((resolve) =>
    document.addEventListener('pointercancel', resolve, { once: true }),
  );
  await swipe(field.element(), { y: -100 });
  await cancelled;
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(field);
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes a menu whose panel is still loading, another key does not', async () => {
  await userEvent.keyboard('{Shift}');
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('a press on the button closes a menu whose panel is still loading, and a press after that shows the panel', async () => {
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  line.arrive();
  await import('./menu-panel.js');
  await expect.element(button).toHaveFocus();
  await userEvent.click(button);
  await expect.element(page.getByRole('menu')).toBeVisible();
});
