import { readFile } from 'node:fs/promises';
import { reviewOf } from '@weft/tools/visual/findings';
import { launch } from '@weft/tools/visual/shoot';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectFitAndAccessible, expectTabReachesAll, ReportFolder } from './report-page.js';

let folder: ReportFolder;
let browser: Browser;

beforeAll(async () => {
  folder = await ReportFolder.make();
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await folder.remove();
});

/** Writes the report of a run in which these files have changed two components. @returns its address */
async function run(...files: readonly string[]): Promise<string> {
  const comparisons = [
    await folder.changed('Components/Chip', 'light', { x: 20, width: 300, height: 20 }),
    await folder.changed('Components/Link', 'light', { x: 40, width: 30, height: 30 }),
  ];
  const about = { against: 'main', commit: '0123456789abcdef', files };
  return folder.write(reviewOf(comparisons, () => ({ tokens: [], files }), about));
}

const earlier = (page: Page) => page.locator('details', { hasText: 'of earlier runs' });

async function markdown(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as Markdown' }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

test('a comment on a cause that another run extends stays to be read, to be downloaded and to be removed', async () => {
  const page = await browser.newPage();
  await page.goto(await run('a.css'));
  await page.keyboard.press('c');
  await page.keyboard.type('Too round.');
  expect(await earlier(page).count()).toBe(0);

  await run('a.css', 'b.css');
  await page.reload();
  await page.getByText('1 comment of earlier runs').waitFor();
  expect(await earlier(page).getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^a\.css\s+Too round\.\s+Remove$/),
  ]);
  await expectTabReachesAll(page);
  expect(await markdown(page)).toMatch(/## Comments of earlier runs\n\n### a\.css\n\n> Too round\.\n$/);
  await expectFitAndAccessible(page, 1280);

  await page.getByRole('button', { name: 'Remove the comment on a.css' }).click();
  expect(await page.locator(':focus').textContent()).toBe('0 comments of earlier runs');
  await page.reload();
  await page.getByRole('navigation', { name: 'Changes' }).waitFor();
  expect(await earlier(page).count()).toBe(0);
  expect(await markdown(page)).not.toContain('earlier');
  await page.close();
});

test('a tab takes over the verdicts and comments of another tab, and keeps them beside its own', async () => {
  const address = await run('a.css');
  const context = await browser.newContext();
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const page of [one, other]) await page.goto(address);
  const change = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Changes' }).getByRole('button', { name });
  await change(one, 'Components / Chip').click();
  await one.keyboard.press('a');
  await change(one, 'Components / Link').click();
  await one.keyboard.press('c');
  await one.keyboard.type('Too round.');
  await change(other, 'with a comment').waitFor();
  await change(other, 'Components / Link').click();
  await other.keyboard.press('r');

  await one.reload();
  for (const count of ['1 Accepted', '1 Rejected', '0 Undecided'])
    await one.getByRole('radio', { name: count }).waitFor();
  await change(one, 'Components / Link').click();
  expect(await one.getByLabel('Comment').inputValue()).toBe('Too round.');
  await context.close();
});
