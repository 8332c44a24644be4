import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../test/mount.js';
import { LinkButton } from '../link/index.js';
import { ComparisonTable } from './index.js';

test('on a phone the sticky column covers no focused action', async () => {
  await page.viewport(320, 560);
  const plan = (title: string) => ({
    title,
    action: <LinkButton href={`#${title}`}>Start with {title}</LinkButton>,
  });
  const rows = [{ title: 'Number of apps', values: ['1', '10', '100'] }];
  mount(
    <ComparisonTable
      caption="What each plan includes"
      plans={['Solo', 'Team', 'Company'].map(plan)}
      groups={[{ title: 'Apps', rows }]}
    />,
  );
  const link = page.getByRole('link', { name: 'Start with Solo' });
  const company = page.getByRole('link', { name: 'Start with Company' });
  await expect.element(company).toBeInTheDocument();
  (company.element() as HTMLElement).focus();
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await expect.element(link).toHaveFocus();
  const end = document.querySelector('[data-slot="comparison-table-start"]')?.getBoundingClientRect().right;
  await expect.poll(() => link.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(end as number);
});
