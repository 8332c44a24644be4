import { type ReactNode, useState } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hydrate, mount } from '../../../test/mount.js';
import { swipe, tap } from '../../../test/pointer.js';
import { serverHtml } from '../../../test/server.js';
import { TopBar, TopBarLink, TopBarLogo, TopBarNav } from './top-bar.js';
import { TopBarGroup, type TopBarGroupProps } from './top-bar-group.js';
import { TopBarGroupLink } from './top-bar-group-link.js';

const product = page.getByRole('button', { name: 'Product' });
const company = page.getByRole('button', { name: 'Company' });
const link = (name: string) => page.getByRole('link', { name });

const isOpen = (button: typeof product) =>
  document.getElementById(button.element().getAttribute('aria-controls') ?? '')?.matches(':popover-open');

const bar = (props: Partial<TopBarGroupProps> = {}, more?: ReactNode) => (
  <>
    <TopBar>
      <TopBarLogo href="#top">Weft</TopBarLogo>
      <TopBarNav>
        <TopBarGroup label="Product" {...props}>
          <TopBarGroupLink href="#orders" description="Every table, one list">
            Orders
          </TopBarGroupLink>
          <TopBarGroupLink href="#stock">Stock</TopBarGroupLink>
        </TopBarGroup>
        <TopBarGroup label="Company">
          <TopBarGroupLink href="#people">People</TopBarGroupLink>
        </TopBarGroup>
        <TopBarLink href="#prices">Prices</TopBarLink>
      </TopBarNav>
    </TopBar>
    {more}
  </>
);

const LINES = Array.from({ length: 60 }, (_, index) => (
  <p key={`line ${index + 1}`}>{index + 1}. The page.</p>
));

beforeEach(() => page.viewport(1280, 700));

/** Mounts the bar, and waits until it is shown. */
async function show(element: ReactNode): Promise<void> {
  mount(element);
  await expect.element(product).toBeVisible();
}

test('Tab goes through button and links in their order, and the panel closes behind it', async () => {
  await show(bar());
  product.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(product).toHaveAttribute('aria-expanded', 'true');
  await expect.element(product).toHaveFocus();
  for (const name of ['Orders Every table, one list', 'Stock']) {
    await userEvent.keyboard('{Tab}');
    await expect.element(link(name)).toHaveFocus();
  }
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
  await expect.element(product).toHaveFocus();
  expect(isOpen(product)).toBe(true);
  for (let press = 0; press < 3; press += 1) await userEvent.keyboard('{Tab}');
  await expect.element(company).toHaveFocus();
  await expect.element(product).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Tab}');
  await expect.element(link('Prices')).toHaveFocus();
});

test('Space opens; Escape closes and returns the focus to the button, from a link and from the button', async () => {
  await show(bar());
  product.element().focus();
  await userEvent.keyboard(' ');
  await expect.poll(() => isOpen(product)).toBe(true);
  await userEvent.keyboard('{Tab}{Escape}');
  await expect.element(product).toHaveAttribute('aria-expanded', 'false');
  await expect.element(product).toHaveFocus();
  await userEvent.keyboard('{Enter}{Escape}');
  await expect.poll(() => isOpen(product)).toBe(false);
  await expect.element(product).toHaveFocus();
});

test('Escape gives the focus to a button that was pressed without getting it, as in Safari', async () => {
  await show(bar());
  product.element().addEventListener('mousedown', (event) => event.preventDefault());
  await userEvent.click(product);
  await expect.poll(() => isOpen(product)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => isOpen(product)).toBe(false);
  await expect.element(product).toHaveFocus();
});

test('Escape gives the focus to the button of a panel that state opened', async () => {
  await show(bar({ defaultOpen: true }));
  await expect.poll(() => isOpen(product)).toBe(true);
  link('Stock').element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => isOpen(product)).toBe(false);
  await expect.element(product).toHaveFocus();
});

test('one is open at a time, and a press outside closes it', async () => {
  const onOpenChange = vi.fn();
  await show(bar({ onOpenChange }, LINES));
  await userEvent.click(product);
  await expect.element(product).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(company);
  await expect.element(company).toHaveAttribute('aria-expanded', 'true');
  await expect.element(product).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(page.getByText('10. The page.'));
  await expect.element(company).toHaveAttribute('aria-expanded', 'false');
  expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
});

test('a press on its edge keeps it open, also where the press focuses what is around the bar', async () => {
  await show(
    <section tabIndex={-1} aria-label="Shop">
      {bar()}
    </section>,
  );
  await userEvent.click(product);
  await expect.poll(() => isOpen(product)).toBe(true);
  await userEvent.click(page.getByRole('list', { name: 'Product' }), { position: { x: 3, y: 3 } });
  await expect.element(page.getByRole('region', { name: 'Shop' })).toHaveFocus();
  await expect.element(product).toHaveAttribute('aria-expanded', 'true');
  expect(isOpen(product)).toBe(true);
});

test('the pointer over the button opens nothing', async () => {
  const onOpenChange = vi.fn();
  await show(bar({ onOpenChange }));
  await userEvent.hover(product);
  await userEvent.hover(company);
  expect(isOpen(product)).toBe(false);
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('a followed link closes the panel; a press with a modifier key does not', async () => {
  await show(bar());
  await userEvent.click(product);
  const stock = link('Stock').element();
  const stays = (event: Event) => event.preventDefault();
  document.addEventListener('click', stays);
  onTestFinished(() => document.removeEventListener('click', stays));
  stock.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(isOpen(product)).toBe(true);
  await userEvent.click(link('Stock'));
  await expect.element(product).toHaveAttribute('aria-expanded', 'false');
});

/** A bar whose state is set from outside, by key: a press would close the panel before. */
function Navigated() {
  const [open, setOpen] = useState(true);
  return (
    <>
      {bar({ open, onOpenChange: setOpen })}
      <button type="button" onKeyDown={() => setOpen(false)}>
        Navigate
      </button>
    </>
  );
}

test('a controlled `open` opens and closes it', async () => {
  await show(<Navigated />);
  await expect.poll(() => isOpen(product)).toBe(true);
  await expect.element(product).toHaveAttribute('aria-expanded', 'true');
  page
    .getByRole('button', { name: 'Navigate' })
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }));
  await expect.poll(() => isOpen(product)).toBe(false);
  await expect.element(product).toHaveAttribute('aria-expanded', 'false');
});

test('a tap opens and closes; a swipe that begins on the button scrolls the page', async () => {
  await show(bar({}, LINES));
  const still = new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true }));
  await swipe(product.element(), { y: -300 });
  await still;
  expect(document.documentElement.scrollTop).toBeGreaterThan(100);
  expect(isOpen(product)).toBe(false);
  await tap(product.element());
  await expect.element(product).toHaveAttribute('aria-expanded', 'true');
  await tap(product.element());
  await expect.element(product).toHaveAttribute('aria-expanded', 'false');
});

test('works without script, and hydration leaves an open panel open', async () => {
  const onOpenChange = vi.fn();
  const element = bar({ onOpenChange });
  const host = serverHtml(element, document.body);
  expect(product.element().hasAttribute('aria-expanded')).toBe(false);
  await userEvent.click(product);
  expect(isOpen(product)).toBe(true);
  await expect.element(link('Stock')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => isOpen(product)).toBe(false);
  await userEvent.click(product);

  hydrate(host, element);
  await expect.element(product).toHaveAttribute('aria-expanded', 'true');
  expect(onOpenChange.mock.calls).toEqual([[true]]);
  expect(isOpen(product)).toBe(true);
});

test('a row that scrolls does not cut the panel off', async () => {
  const many = Array.from({ length: 20 }, (_, index) => (
    <TopBarLink key={`link ${index + 1}`} href="#many">{`Section ${index + 1}`}</TopBarLink>
  ));
  await show(
    <TopBar>
      <TopBarNav>
        <TopBarGroup label="Product">
          <TopBarGroupLink href="#orders">Orders</TopBarGroupLink>
        </TopBarGroup>
        {many}
      </TopBarNav>
    </TopBar>,
  );
  await userEvent.click(product);
  await expect.element(link('Orders')).toBeVisible();
  const { left, top, width, height } = link('Orders').element().getBoundingClientRect();
  expect(document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a')).toBe(
    link('Orders').element(),
  );
});

test('closes when the reader goes back', async () => {
  await show(bar());
  await userEvent.click(product);
  await expect.poll(() => isOpen(product)).toBe(true);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await expect.poll(() => isOpen(product)).toBe(false);
});
