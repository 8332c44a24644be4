import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../../test/media.js';
import { mount } from '../../../test/mount.js';
import { swipe, tap } from '../../../test/pointer.js';
import { TopBar, TopBarLogo } from '../top-bar/index.js';
import { MobileMenu } from './mobile-menu.js';
import { MobileMenuItem } from './mobile-menu-item.js';

const LINES = Array.from({ length: 60 }, (_, index) => (
  <p key={`line ${index + 1}`}>{index + 1}. The page.</p>
));

async function onPhone(onOpenChange?: (open: boolean) => void) {
  await page.viewport(390, 700);
  mount(
    <>
      <TopBar>
        <TopBarLogo href="#top">Weft</TopBarLogo>
        <MobileMenu onOpenChange={onOpenChange}>
          <MobileMenuItem href="#benefits">Benefits</MobileMenuItem>
          <MobileMenuItem href="#steps">How it works?</MobileMenuItem>
        </MobileMenu>
      </TopBar>
      {LINES}
    </>,
  );
  const button = page.getByRole('button', { name: 'Menu' });
  await expect.element(button).toBeVisible();
  return button.element() as HTMLElement;
}

test('a swipe that begins on the button scrolls the page; a tap opens the menu', async () => {
  const asked = vi.fn();
  const button = await onPhone(asked);
  // A touch during momentum scrolling only stops the page.
  const still = new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true }));
  await swipe(button, { y: -300 });
  await still;
  expect(document.documentElement.scrollTop).toBeGreaterThan(100);
  expect(asked).not.toHaveBeenCalled();

  await tap(button);
  await expect.element(page.getByRole('menu')).toBeVisible();
  await tap(button);
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

test('the page behind an open menu scrolls by touch, and the menu stays open', async () => {
  const button = await onPhone();
  await tap(button);
  await expect.element(page.getByRole('menu')).toBeVisible();
  await swipe(page.getByText('10. The page.').element(), { y: -200 });
  await expect.poll(() => document.documentElement.scrollTop).toBeGreaterThan(100);
});

test('Tab closes the menu and moves past the button; Shift+Tab returns to it', async () => {
  const button = await onPhone();
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Benefits' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(button);
});

test('forced colours: the highlighted item and the panel keep an edge', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  try {
    const button = await onPhone();
    button.focus();
    await userEvent.keyboard('{Enter}');
    const item = page.getByRole('menuitem', { name: 'Benefits' });
    await expect.element(item).toHaveFocus();
    const ground = getComputedStyle(page.getByRole('menu').element()).backgroundColor;
    const thread = () => getComputedStyle(item.element(), '::after');
    await expect.poll(() => Number.parseFloat(thread().width)).toBeGreaterThan(100);
    expect(thread().borderBottomColor).not.toBe(ground);
    const { outlineStyle, outlineColor } = getComputedStyle(item.element());
    expect(outlineStyle).toBe('solid');
    expect(outlineColor).not.toBe(ground);
  } finally {
    await emulateMedia({});
  }
});
