import { readFile } from 'node:fs/promises';
import { reviewOf } from '@weft/tools/visual/findings';
import { launch } from '@weft/tools/visual/shoot';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectFitAndAccessible, expectTabReachesAll, ReportFolder } from './report-page.js';

const SPACE = {
  token: 'space.4',
  values: [{ modes: ['every theme'], before: '16px', after: '17px' }],
  components: ['chip', 'link'],
  fails: [],
};
const MENU = 'packages/design-system/src/components/menu/menu.css';

const WIDE = { x: 20, width: 300, height: 20 };
const HIGH = { x: 20, width: 20, height: 150, colour: [200, 0, 0] } as const;
const SQUARE = { x: 40, width: 30, height: 30 };

let folder: ReportFolder;
let address = '';
let browser: Browser;
let page: Page;

beforeAll(async () => {
  folder = await ReportFolder.make();
  const comparisons = [
    await folder.changed('Components/Chip', 'light', WIDE),
    await folder.changed('Components/Chip', 'dark', HIGH),
    await folder.changed('Components/Link', 'light', SQUARE),
    await folder.changed('Components/Menu', 'light', SQUARE),
  ];
  const review = reviewOf(
    comparisons,
    (title) => (title === 'Components/Menu' ? { tokens: [], files: [MENU] } : { tokens: [SPACE], files: [] }),
    { against: 'main', commit: '0123456789abcdef', files: [MENU] },
  );
  address = await folder.write(review);
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
  await folder.remove();
});

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address);
});
afterEach(() => page.close());

const list = () => page.getByRole('navigation', { name: 'Changes' });
const cause = () => list().getByRole('button', { name: /^space\.4 3 changes, 3 pictures, 2 components/ });
const chip = () => list().locator('summary');
const link = () => list().getByRole('button', { name: /^Components \/ Link/ });
const menu = () => list().getByRole('button', { name: /^Components \/ Menu/ });

/** The counts of the filter. */
const expectCounts = async (undecided: number, accepted: number, rejected: number): Promise<void> => {
  for (const count of [`${undecided} Undecided`, `${accepted} Accepted`, `${rejected} Rejected`])
    await page.getByRole('radio', { name: count }).waitFor();
};

const filterBy = (name: string) => page.locator('label', { hasText: name }).click();

const press = async (keys: string): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

describe('changes with one cause', () => {
  test('are shown first, with their causes and the largest difference of each component', async () => {
    expect(await cause().getAttribute('aria-current')).toBe('true');
    expect(await page.getByRole('region', { name: 'What did it' }).textContent()).toContain('16px → 17px');
    const samples = page.getByRole('region', { name: 'Largest differences' });
    expect(await samples.getByRole('button').allTextContents()).toEqual([
      'BeforeAfterComponents / ChipStates, light: 6,000 pixels differ',
      'BeforeAfterComponents / LinkStates, light: 900 pixels differ',
    ]);
    await samples.getByRole('button', { name: /Link/ }).click();
    expect(await page.getByText('Change 3 of 4').count()).toBe(1);
    expect(await link().evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('are accepted together, except those that have a verdict already', async () => {
    await link().click();
    await press('rKKa');
    await expectCounts(1, 2, 1);
    await page.getByText('2 changes accepted; 1 decided separately').waitFor();
    await cause().getByText('2 accepted, 1 rejected').waitFor();
    // A verdict on one of them takes it out of the group.
    await press('jjr');
    await expectCounts(1, 1, 2);
    await cause().click();
    await page.getByRole('button', { name: 'Reject all 1' }).click();
    await expectCounts(1, 0, 3);
    await page.reload();
    await expectCounts(1, 0, 3);
    expect(await menu().textContent()).not.toContain('Rejected');
  });

  test('can be decided by component, and a verdict on the cause does not change that', async () => {
    await press('Jr');
    await chip().getByText('Rejected').waitFor();
    await press('Ka');
    await expectCounts(1, 1, 2);
    expect(await link().textContent()).toContain('Accepted with its cause');
    await press('J');
    await page.getByRole('button', { name: 'Reject all 2', pressed: true }).click();
    await expectCounts(3, 1, 0);
  });

  test('have their earlier verdict again after undo, and after the last undo none', async () => {
    await press('a');
    await expectCounts(1, 3, 0);
    await press('Jr');
    await expectCounts(1, 1, 2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectCounts(1, 3, 0);
    await press('u');
    await expectCounts(4, 0, 0);
    expect(await cause().getAttribute('aria-current')).toBe('true');
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  });

  test('keep the focus when the last verdict is undone by the button', async () => {
    await press('a');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectCounts(4, 0, 0);
    expect(await page.locator(':focus').textContent()).toContain('Accept all 3');
  });

  test('of a component stay listed when it is chosen, and fold at the next press', async () => {
    await chip().click();
    expect(await list().locator('details[open]').count()).toBe(1);
    await chip().click();
    expect(await list().locator('details[open]').count()).toBe(0);
  });

  test('are one entry of the downloaded review, with their comment', async () => {
    await link().click();
    await press('r');
    await cause().click();
    await press('ac');
    await page.keyboard.type('The wider padding is meant.');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as Markdown' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.slice(text.indexOf('## Accepted')).split('\n')).toEqual([
      '## Accepted',
      '',
      '### space.4: 2 changes decided together',
      '',
      '2 pictures of 1 component.',
      '',
      '> The wider padding is meant.',
      '',
      'What may have done it:',
      '',
      '- `space.4`, every theme: `16px` → `17px`',
      '',
      'Decided together:',
      '',
      '- Components/Chip: States (light)',
      '- Components/Chip: States (dark)',
      '',
    ]);
    expect(text).toContain('## Rejected\n\n### Components/Link: 1 picture changed');
    expect(text).toContain('## Undecided\n\n### Components/Menu: 1 picture changed');
  });
});

describe('the filter', () => {
  test('lists changes by their decision, and says when there are none', async () => {
    await menu().click();
    await press('a');
    await filterBy('Undecided');
    expect(await menu().isVisible()).toBe(false);
    expect(await cause().isVisible()).toBe(true);
    await filterBy('Accepted');
    expect(await menu().isVisible()).toBe(true);
    expect(await cause().isVisible()).toBe(false);
    await filterBy('Rejected');
    await page.getByText('No change is rejected.').waitFor();
  });
});

describe('a group', () => {
  test('can be left and decided by Tab, with a visible focus', async () => {
    await press('a');
    await expectTabReachesAll(page);
  });

  test.each([1440, 768, 320])(
    'fits at %i pixels and has no axe violations, light and dark',
    async (width) => {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectFitAndAccessible(page, width);
      }
    },
  );
});
