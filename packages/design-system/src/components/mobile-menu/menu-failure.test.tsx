import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../test/mount.js';
import { TopBar, TopBarLink, TopBarNav } from '../top-bar/index.js';
import { MobileMenu } from './mobile-menu.js';
import { MobileMenuItem } from './mobile-menu-item.js';

vi.mock('./menu-panel.js', () => {
  throw new Error('The line is down.');
});

test('after the panel has failed to load, a press opens the links', async () => {
  await page.viewport(390, 700);
  const changed = vi.fn();
  const host = mount(
    <TopBar>
      <TopBarNav id="links" popover="auto">
        <TopBarLink href="#benefits">Benefits</TopBarLink>
      </TopBarNav>
      <MobileMenu popoverTarget="links" onOpenChange={changed}>
        <MobileMenuItem href="#benefits">Benefits</MobileMenuItem>
      </MobileMenu>
    </TopBar>,
  );
  const isOpen = () => host.querySelector('#links')?.matches(':popover-open');
  const button = page.getByRole('button', { name: 'Menu' });
  await userEvent.click(button);
  await expect.poll(() => changed.mock.calls).toEqual([[true], [false]]);
  await expect.element(button).not.toHaveAttribute('aria-expanded');
  await userEvent.click(button);
  expect(isOpen()).toBe(true);
  await expect.element(page.getByRole('link', { name: 'Benefits' })).toBeVisible();
  await page.viewport(1280, 700);
  await expect.poll(isOpen).toBe(false);
  await expect.element(page.getByRole('link', { name: 'Benefits' })).toBeVisible();
});
