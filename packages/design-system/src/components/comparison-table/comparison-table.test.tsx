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

test('the row of the plans covers no focused link below the title of a row', async () => {
  await page.viewport(1024, 400);
  const row = (_: unknown, index: number) => ({
    title: `Point ${index}`,
    description: <a href={`#point-${index}`}>About point {index}</a>,
    values: [true, true],
  });
  mount(
    <ComparisonTable
      caption="What each plan includes"
      plans={[{ title: 'Solo' }, { title: 'Team' }]}
      groups={[{ title: 'Apps', rows: Array.from({ length: 12 }, row) }]}
    />,
  );
  const link = (index: number) => page.getByRole('link', { name: `About point ${index}`, exact: true });
  await expect.element(link(11)).toBeInTheDocument();
  (link(11).element() as HTMLElement).focus();
  for (let index = 10; index >= 0; index -= 1) {
    await userEvent.tab({ shift: true });
    await expect.element(link(index)).toHaveFocus();
    const plan = page.getByRole('columnheader', { name: 'Team' }).element();
    const edge = () => plan.getBoundingClientRect().bottom;
    await expect
      .poll(() => link(index).element().getBoundingClientRect().top - edge())
      .toBeGreaterThanOrEqual(0);
  }
});
