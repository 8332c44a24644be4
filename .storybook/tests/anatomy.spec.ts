import { expect, type Page, test } from 'playwright/test';
import { PAGES } from './pages.ts';
import { turnText } from './support/show-entry.ts';

/** Pages that cover each case: an anatomy in a frame, in the page, with many slots, and with slots that start at one point. */
const TITLES = [
  'Button',
  'CheckboxGroup',
  'Dialog',
  'FaqAccordion',
  'Footer',
  'MediaText',
  'PricingTable',
  'StatusPanel',
];

interface Drawing {
  /** Numbers on the part, and those in the table. */
  readonly pins: readonly string[];
  readonly rows: readonly string[];
  /** Pairs of pins that overlap. */
  readonly covered: number;
  /** Pairs of leader lines that end at the same point. */
  readonly met: number;
  /** Pins outside the stage. */
  readonly outside: number;
  /** Distance of each pin from the left, in px. */
  readonly lefts: readonly number[];
}

/** Reads the anatomy of the page that is shown. */
const readAnatomy = (page: Page): Promise<Drawing> =>
  page.locator('.anatomy').evaluate((anatomy) => {
    const stage = anatomy.querySelector('.anatomy-stage')?.getBoundingClientRect() ?? new DOMRect();
    const pins = [...anatomy.querySelectorAll('.anatomy-pin')];
    const boxes = pins.map((pin) => pin.getBoundingClientRect());
    const covers = (one: DOMRect, other: DOMRect): boolean =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const ends = [...anatomy.querySelectorAll('circle')].map(({ cx, cy }) =>
      [cx, cy].map((at) => at.baseVal.value),
    );
    return {
      pins: pins.map((pin) => pin.textContent).toSorted(),
      rows: [
        ...new Set(
          [...anatomy.querySelectorAll('[data-pins]')].flatMap(
            (cell) => cell.getAttribute('data-pins')?.split(', ') ?? [],
          ),
        ),
      ].toSorted(),
      covered: boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => covers(one, other)))
        .length,
      met: ends.flatMap(([x = 0, y = 0], index) =>
        ends.slice(index + 1).filter(([toX = 0, toY = 0]) => Math.hypot(x - toX, y - toY) < 6),
      ).length,
      lefts: boxes.map(({ left }) => left),
      outside: boxes.filter((box) => box.left < stage.left || box.right > stage.right).length,
    };
  });

for (const title of TITLES) {
  test(`the anatomy of ${title} has a pin for each numbered row, and no pin or line hides another, at 1280 and 390 px, and right to left`, async ({
    page,
  }) => {
    const id = PAGES.find((each) => each.title === title)?.id;
    await page.goto(`${process.env.STORYBOOK_ORIGIN}/iframe.html?viewMode=docs&id=${id}`);
    await page.locator('.anatomy-stage').scrollIntoViewIfNeeded();
    for (const [width, direction] of [
      [1280, 'ltr'],
      [390, 'ltr'],
      [390, 'rtl'],
    ] as const) {
      await test.step(`${width} px, ${direction}`, async () => {
        await page.setViewportSize({ width, height: 900 });
        const before = await readAnatomy(page);
        if (direction === 'rtl') await page.evaluate(turnText);
        // The pins move again when a font has loaded or a movement has ended.
        await expect(async () => {
          const { pins, rows, lefts, ...faults } = await readAnatomy(page);
          if (direction === 'rtl') expect(lefts).not.toEqual(before.lefts);
          expect(pins.length).toBeGreaterThan(2);
          expect(pins).toEqual(rows);
          expect(faults).toEqual({ covered: 0, met: 0, outside: 0 });
        }).toPass({ timeout: 60_000 });
      });
    }
  });
}

test('an anatomy numbers visible slots, but no rows or empty cells that only arrange them', async ({
  page,
}) => {
  const id = PAGES.find(({ title }) => title === 'ComparisonTable')?.id;
  await page.goto(`${process.env.STORYBOOK_ORIGIN}/iframe.html?viewMode=docs&id=${id}`);
  await page.locator('.anatomy-stage').scrollIntoViewIfNeeded();
  const cellOf = (slot: string) =>
    page.locator('.anatomy-slots td:first-child').filter({ has: page.getByText(slot, { exact: true }) });
  await expect(cellOf('comparison-table-row-title')).toHaveAttribute('data-pins');
  await expect(cellOf('comparison-table')).toHaveAttribute('data-pins');
  for (const slot of ['comparison-table-plans', 'comparison-table-group', 'comparison-table-row-words'])
    await expect(cellOf(slot)).not.toHaveAttribute('data-pins');
});

test('an anatomy has no pin for what an open panel covers', async ({ page }) => {
  const id = PAGES.find(({ title }) => title === 'Drawer')?.id;
  await page.goto(`${process.env.STORYBOOK_ORIGIN}/iframe.html?viewMode=docs&id=${id}`);
  await page.locator('.anatomy-stage').scrollIntoViewIfNeeded();
  const trigger = page.locator('.anatomy-slots td:first-child').filter({ hasText: /^drawer-trigger$/ });
  await expect(trigger).toHaveAttribute('data-pins');
  await page.setViewportSize({ width: 390, height: 900 });
  await expect(trigger).not.toHaveAttribute('data-pins');
});
