import { readFile } from 'node:fs/promises';
import { reviewOf } from '@weft/tools/visual/findings';
import type { Comparison } from '@weft/tools/visual/review';
import { launch } from '@weft/tools/visual/shoot';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectFitAndAccessible, expectTabReachesAll, ReportFolder } from './report-page.js';

let folder: ReportFolder;
let address = '';
let browser: Browser;
let page: Page;
const requests: string[] = [];

beforeAll(async () => {
  folder = await ReportFolder.make();
  const comparisons: Comparison[] = [
    await folder.changed('Components/Chip', 'light', { x: 40, width: 30, height: 30 }),
    await folder.changed('Components/Chip', 'dark', { x: 300, width: 30, height: 30 }),
    await folder.changed('Components/Link', 'light', { x: 10, width: 80, height: 80, grown: 40 }),
    { key: 'same', title: 'Components/Link', story: 'States', look: 'rtl', kind: 'same' },
    {
      key: 'broken',
      title: 'Components/Menu',
      story: 'Open',
      look: 'light',
      kind: 'broken',
      reason: 'throws </script>',
    },
  ];
  const review = reviewOf(
    comparisons,
    () => ({
      tokens: [
        {
          token: 'color.bg.page',
          values: [{ modes: ['light'], before: '#f5f6ff', after: '#808080' }],
          components: ['chip'],
          fails: ['light: contrast 15.00 → 3.90 of 7 (color.fg.default on color.bg.page)'],
        },
      ],
      files: ['packages/design-system/src/components/chip/chip.tsx'],
    }),
    { against: 'main', commit: '0123456789abcdef', files: ['README.md'] },
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
  requests.length = 0;
  page.on('request', (request) => void requests.push(request.url()));
  await page.goto(address);
  // From the group of all changes to the first of them.
  await page.keyboard.press('j');
});
afterEach(() => page.close());

const finding = (name: RegExp) =>
  page.getByRole('navigation', { name: 'Changes' }).getByRole('button', { name });
const box = (layer: 'before' | 'after') => page.locator(`[data-layer=${layer}]`);

describe('the report', () => {
  test('lists one finding for equal changes of a component, counts equal pictures, and loads files only', async () => {
    await expect.poll(() => finding(/pictures? (changed|failed)/).count()).toBe(3);
    expect(await page.getByText('1 of 5 pictures stayed equal').count()).toBe(1);
    expect(await finding(/Chip 2 of 2 pictures changed/).count()).toBe(1);
    expect(await finding(/Link 1 of 2 pictures changed/).count()).toBe(1);
    expect(requests.filter((url) => !url.startsWith('file:'))).toEqual([]);
  });

  test('names the looks of a change, and the sizes of a picture that has grown', async () => {
    expect(await finding(/Chip .*States · light, dark/).count()).toBe(1);
    await page.keyboard.press('j');
    const heading = page.getByRole('heading', { name: 'Components / Link', level: 2 });
    await heading.waitFor();
    expect(await heading.locator('+ p').textContent()).toMatch(
      /light, 400 × 300 → 400 × 340, [\d,]+ pixels differ$/,
    );
  });

  test('shows the causes of a change, with contrasts that fail', async () => {
    const causes = page.getByRole('region', { name: 'What did it' });
    expect(await causes.textContent()).toMatch(/color\.bg\.page.*#f5f6ff → #808080.*FAILS light/);
    expect(await causes.textContent()).toContain('chip/chip.tsx');
  });

  test('crops to what changed and enlarges it, and shows the whole picture on demand', async () => {
    const frame = page.locator('.frame');
    // 200 × 120 pixels around a square of 30, three times as large.
    await expect
      .poll(() => frame.evaluate((element) => [element.clientWidth, element.clientHeight]))
      .toEqual([600, 360]);
    await page.keyboard.press('w');
    await expect
      .poll(() => frame.evaluate((element) => [element.clientWidth, element.clientHeight]))
      .toEqual([400, 300]);
    // A picture that is higher than the window scrolls, also by keyboard.
    await page.setViewportSize({ width: 1440, height: 300 });
    await expect.poll(() => page.getByRole('group', { name: 'Pictures' }).getAttribute('tabindex')).toBe('0');
    expect(await page.getByRole('button', { name: 'Whole picture' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
  });

  test('compares with a slider, an overlay and by blinking', async () => {
    const range = page.getByRole('slider');
    await range.fill('30');
    expect(await box('after').evaluate((element) => getComputedStyle(element).clipPath)).toBe(
      'inset(0px 0px 0px 30%)',
    );
    await page.keyboard.press('2');
    await page.getByRole('slider').fill('40');
    expect(await box('after').evaluate((element) => getComputedStyle(element).opacity)).toBe('0.4');
    await page.keyboard.press('3');
    for (const shown of ['before', 'after']) await page.locator(`.frame[data-shown=${shown}]`).waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    const before = await page.getByText(/^Shown: (before|after)$/).textContent();
    await page.getByRole('button', { name: 'Swap' }).click();
    expect(await page.getByText(/^Shown: (before|after)$/).textContent()).not.toBe(before);
  });

  test('keeps the focus where it is when a single key changes what is shown', async () => {
    for (const [way, control] of [
      ['1', page.getByRole('slider')],
      ['1', page.getByRole('group', { name: 'Pictures' })],
      ['2', page.getByRole('radio', { name: 'Overlay' })],
      ['3', page.getByRole('button', { name: 'Pause' })],
    ] as const) {
      await page.keyboard.press(way);
      await control.focus();
      await page.keyboard.press('m');
      expect(await control.evaluate((element) => element === document.activeElement), way).toBe(true);
    }
  });

  test('follows the pointer with the slider', async () => {
    await expect.poll(() => page.locator('.frame').evaluate(({ clientWidth }) => clientWidth)).toBe(600);
    const { x = 0, y = 0, width = 0 } = (await page.locator('.frame').boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + width / 4, y + 20);
    await page.mouse.up();
    expect(await page.getByRole('slider').inputValue()).toBe('25');
  });

  test('shows in forced colours what is chosen and what is pressed', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const key of 'wa') await page.keyboard.press(key);
    const chosen = page.locator(".segment:has(:checked), [aria-pressed='true']");
    const others = page.locator(".segment:not(:has(:checked)), [aria-pressed='false']");
    const grounds = (controls: Locator) =>
      controls.evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
    const highlight = await page.evaluate(() => {
      document.body.style.cssText = 'forced-color-adjust: none; background: Highlight';
      return getComputedStyle(document.body).backgroundColor;
    });
    // A choice of the list, ‘Accept’, a way to compare, and ‘Whole picture’.
    expect(await grounds(chosen)).toEqual(Array(4).fill(highlight));
    expect(await grounds(others)).not.toContain(highlight);
  });

  test('does not blink by itself under reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.keyboard.press('3');
    await page.getByRole('button', { name: 'Play' }).waitFor();
    expect(await page.locator('.frame').getAttribute('data-shown')).toBe('after');
  });

  test('takes verdicts and comments by keyboard, and keeps them', async () => {
    await page.keyboard.press('a');
    await page.keyboard.press('j');
    await page.keyboard.press('r');
    await page.keyboard.press('c');
    await page.keyboard.type('Too far: jar');
    await page.keyboard.press('Escape');
    await page.reload();
    for (const count of ['1 Accepted', '1 Rejected', '1 Undecided'])
      await page.getByRole('radio', { name: count }).waitFor();
    for (const key of 'jj') await page.keyboard.press(key);
    expect(await page.getByLabel('Comment').inputValue()).toBe('Too far: jar');
    expect(await finding(/Rejected with a comment/).getAttribute('aria-current')).toBe('true');
    await page.keyboard.press('r');
    for (const count of ['1 Accepted', '0 Rejected', '2 Undecided'])
      await page.getByRole('radio', { name: count }).waitFor();
  });

  test('ignores single keys once they are turned off', async () => {
    await page.getByText('Keys', { exact: true }).click();
    await page.getByLabel('Single-key shortcuts').uncheck();
    await page.keyboard.press('a');
    expect(await page.getByRole('button', { name: 'Accept' }).getAttribute('aria-pressed')).toBe('false');
  });

  test('downloads the review as Markdown', async () => {
    await page.keyboard.press('a');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as Markdown' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('visual-review.md');
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain('3 changes: 0 rejected, 2 undecided, 1 accepted.');
    expect(text).toContain('## Accepted\n\n### Components/Chip: 2 pictures changed\n\nStates (light, dark)');
  });

  test('gives the reason of a story that failed', async () => {
    await finding(/1 of 1 picture failed/).click();
    expect(await page.getByText('throws </script>').count()).toBe(1);
  });

  test('reaches every control by Tab, with a visible focus', () => expectTabReachesAll(page));
});

describe.each([1440, 768, 320])('at %i pixels', (width) => {
  test.each(['light', 'dark'] as const)(
    'the report fits and has no axe violations, %s',
    async (colorScheme) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await expectFitAndAccessible(page, width);
    },
  );
});
