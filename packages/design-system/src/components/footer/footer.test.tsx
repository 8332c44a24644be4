import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../test/mount.js';
import { Link } from '../link/index.js';
import { ThemeToggle } from '../theme-toggle/index.js';
import { Footer, FooterColumn, FooterNav } from './footer.js';

test.each([320, 360, 412, 430])(
  'columns keep an address in one line and their content inside, in %i px',
  async (inlineSize) => {
    mount(
      <div style={{ inlineSize }}>
        <Footer>
          <FooterNav title="Shop">
            <Link href="/teas">Teas</Link>
          </FooterNav>
          <FooterColumn title="Visit us">
            <Link href="mailto:sales@tea.example">sales@tea.example</Link>
          </FooterColumn>
          <FooterColumn title="Theme">
            <ThemeToggle />
          </FooterColumn>
        </Footer>
      </div>,
    );
    await expect.element(page.getByRole('link', { name: 'sales@tea.example' })).toBeVisible();
    const address = page.getByRole('link', { name: 'sales@tea.example' }).element();
    expect(address.getClientRects()).toHaveLength(1);
    const footer = document.querySelector('[data-slot="footer"]');
    expect(footer?.scrollWidth).toBe(footer?.clientWidth);
  },
);

test.each([2, 8])('%i columns have one width, whatever they contain', async (count) => {
  mount(
    <Footer style={{ inlineSize: '400px' }}>
      {Array.from({ length: count }, (_, index) => (
        <FooterColumn key={`column ${index + 1}`} title={`Column ${index + 1}`}>
          {index % 2 === 0 ? 'Tea' : 'Tea from four gardens, packed on Monday and sent on Tuesday'}
        </FooterColumn>
      ))}
    </Footer>,
  );
  await expect.element(page.getByText('Column 1')).toBeVisible();
  const columns = [...document.querySelectorAll('[data-slot="footer-column"]')];
  const widths = columns.map((column) => column.getBoundingClientRect().width);
  expect(new Set(widths).size).toBe(1);
  expect(widths[0]).toBeGreaterThanOrEqual(128);
  expect(widths[0]).toBeLessThan(160);
});
