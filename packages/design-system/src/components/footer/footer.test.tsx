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
