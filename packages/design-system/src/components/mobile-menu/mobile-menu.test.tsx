import { type CSSProperties, useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../../test/media.js';
import { hydrate, mount } from '../../../test/mount.js';
import { swipe, tap } from '../../../test/pointer.js';
import { serverHtml } from '../../../test/server.js';
import { TopBar, TopBarLink, TopBarLogo, TopBarNav } from '../top-bar/index.js';
import { MobileMenu } from './mobile-menu.js';
import { MobileMenuItem } from './mobile-menu-item.js';
import { preloadPanel } from './use-menu-panel.js';

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
      <button type="button">Behind</button>
      {LINES}
    </>,
  );
  const button = page.getByRole('button', { name: 'Menu' });
  await expect.element(button).toBeVisible();
  // A test before this one may have scrolled the page.
  scrollTo({ top: 0, behavior: 'instant' });
  return button.element() as HTMLElement;
}

/**
 * Swipes up on an element, and waits until the page has moved and is still: a touch during momentum scrolling only stops it, and
 * is no tap.
 */
async function swipePage(from: Element, y: number): Promise<void> {
  const still = new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true }));
  await swipe(from, { y });
  await still;
  expect(document.documentElement.scrollTop).toBeGreaterThan(100);
}

test('a swipe that begins on the button scrolls the page; a tap opens the menu', async () => {
  const asked = vi.fn();
  const button = await onPhone(asked);
  await swipePage(button, -300);
  expect(asked).not.toHaveBeenCalled();

  await tap(button);
  await expect.element(page.getByRole('menu')).toBeVisible();
  await tap(button);
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

test('the button answers a press before the panel renders', async () => {
  preloadPanel();
  await import('./menu-panel.js');
  const button = await onPhone();
  const menu = page.getByRole('menu');
  button.click();
  await Promise.resolve(); // React renders a click's urgent updates in a microtask
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(menu.query()).toBeNull();
  await expect.element(menu).toBeVisible();
});

test('the page behind an open menu scrolls by touch, and the menu stays open until a tap', async () => {
  const button = await onPhone();
  await tap(button);
  const menu = page.getByRole('menu');
  await expect.element(menu).toBeVisible();
  await swipePage(page.getByText('10. The page.').element(), -200);
  await expect.element(menu).toBeVisible();
  await tap(document.elementFromPoint(195, 600) as Element);
  await expect.element(menu).not.toBeInTheDocument();
});

test('Tab closes the menu and moves past the button; Shift+Tab returns to it', async () => {
  const button = await onPhone();
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Benefits' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(button);

  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Benefits' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Behind' })).toHaveFocus();
});

test.each(['ink', 'page'] as const)('the panel in a bar on %s has the colours of the bar', async (ground) => {
  await page.viewport(390, 700);
  mount(
    <TopBar ground={ground} style={{ '--ds-color-bg-page': 'rgb(1 2 3)' } as CSSProperties}>
      <MobileMenu>
        <MobileMenuItem href="#benefits">Benefits</MobileMenuItem>
      </MobileMenu>
    </TopBar>,
  );
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  const panel = page.getByRole('menu').element();
  const bar = panel.closest('[data-slot="top-bar"]') as HTMLElement;
  const look = ({ backgroundColor, color }: CSSStyleDeclaration) => ({ backgroundColor, color });
  expect(look(getComputedStyle(panel))).toEqual(look(getComputedStyle(bar)));
});

test('the panel stays flush below a bar that grows', async () => {
  await page.viewport(640, 700);
  mount(
    <TopBar>
      <TopBarLogo href="#top">Weft, the weaver of every app of the house and of the shop</TopBarLogo>
      <MobileMenu defaultOpen>
        <MobileMenuItem href="#benefits">Benefits</MobileMenuItem>
      </MobileMenu>
    </TopBar>,
  );
  await expect.element(page.getByRole('menu')).toBeVisible();
  const panel = page.getByRole('menu').element();
  const bar = panel.closest('[data-slot="top-bar"]') as HTMLElement;
  const edge = () => bar.getBoundingClientRect().bottom;
  const gap = () => panel.getBoundingClientRect().top - edge();
  await expect.poll(gap).toBeCloseTo(0, 0);
  const before = edge();
  await page.viewport(320, 700);
  await expect.poll(edge).toBeGreaterThan(before);
  await expect.poll(gap).toBeCloseTo(0, 0);
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

/** Says that its effects, and those of what is before it, have run. */
function Signal({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount]);
  return null;
}

test.describe('before the page is hydrated', () => {
  const changed = vi.fn();
  beforeEach(() => void changed.mockClear());
  const bar = (
    <TopBar>
      <TopBarLogo href="#top">Weft</TopBarLogo>
      <TopBarNav id="links" popover="auto">
        <TopBarLink href="#benefits">Benefits</TopBarLink>
      </TopBarNav>
      <MobileMenu popoverTarget="links" onOpenChange={changed}>
        <MobileMenuItem href="#benefits">Benefits</MobileMenuItem>
        <MobileMenuItem href="#login">Login</MobileMenuItem>
      </MobileMenu>
    </TopBar>
  );
  const button = page.getByRole('button', { name: 'Menu' });
  const links = () => document.getElementById('links') as HTMLElement;
  const isOpen = () => links().matches(':popover-open');

  /** Shows the server's HTML, and returns what hydrates it. */
  async function serve(): Promise<() => Promise<void>> {
    await page.viewport(390, 700);
    const host = serverHtml(bar, document.body);
    return () =>
      new Promise((resolve) =>
        hydrate(
          host,
          <>
            {bar}
            <Signal onMount={resolve} />
          </>,
        ),
      );
  }

  test('a press opens the links, and the menu takes their place', async () => {
    const hydrateBar = await serve();
    await userEvent.click(button);
    expect(isOpen()).toBe(true);
    expect(button.element().hasAttribute('aria-expanded')).toBe(false);
    await expect.element(page.getByRole('link', { name: 'Benefits' })).toBeVisible();
    expect(links().getBoundingClientRect()).toMatchObject({ left: 0, width: 390, top: 80 });

    await hydrateBar();
    await expect.element(page.getByRole('menuitem', { name: 'Login' })).toBeVisible();
    await expect.poll(isOpen).toBe(false);
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    expect(isOpen()).toBe(false);
  });

  test('a press while the menu takes their place closes both', async () => {
    const hydrateBar = await serve();
    await userEvent.click(button);
    const panelIsMounted = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[role=menu]')) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    await hydrateBar();
    await panelIsMounted;
    expect(isOpen()).toBe(true);
    (button.element() as HTMLElement).click();
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    expect(isOpen()).toBe(false);
    expect(changed.mock.calls.filter(([open]) => !open)).toHaveLength(1);
  });

  test('where the window is wide enough for the row, open links become the row', async () => {
    const hydrateBar = await serve();
    await userEvent.click(button);
    await page.viewport(1280, 700);
    await hydrateBar();
    await expect.element(page.getByRole('link', { name: 'Benefits' })).toBeVisible();
    expect(isOpen()).toBe(false);
    expect(page.getByRole('menu').elements()).toEqual([]);
    expect(changed).not.toHaveBeenCalled();
  });

  test('links that have the focus become the row of a window that grows', async () => {
    const hydrateBar = await serve();
    await userEvent.click(button);
    await userEvent.tab();
    await hydrateBar();
    expect(isOpen()).toBe(true);
    await page.viewport(1280, 700);
    await expect.poll(isOpen).toBe(false);
    await expect.element(page.getByRole('link', { name: 'Benefits' })).toHaveFocus();
    expect(changed).not.toHaveBeenCalled();
  });

  test('Enter opens the links, and the first item of the menu gets the focus', async () => {
    const hydrateBar = await serve();
    await userEvent.tab();
    while (document.activeElement !== button.element()) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await hydrateBar();
    await expect.element(page.getByRole('menuitem', { name: 'Benefits' })).toHaveFocus();
  });

  test('a link that has the focus keeps it', async () => {
    const hydrateBar = await serve();
    await userEvent.click(button);
    await userEvent.tab();
    await hydrateBar();
    await expect.element(page.getByRole('link', { name: 'Benefits' })).toHaveFocus();
    expect(page.getByRole('menu').elements()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(isOpen).toBe(false);
    await userEvent.click(button);
    await expect.element(page.getByRole('menuitem', { name: 'Login' })).toBeVisible();
  });

  test('a link that is chosen closes the list', async () => {
    const hydrateBar = await serve();
    await userEvent.click(button);
    await userEvent.tab();
    await hydrateBar();
    await userEvent.click(page.getByRole('link', { name: 'Benefits' }));
    await expect.poll(isOpen).toBe(false);
    expect(page.getByRole('menu').elements()).toEqual([]);
  });
});
