import { expect, type Page, test } from 'playwright/test';
import { PAGES } from './pages.ts';

/** Pages whose anatomy is in a frame, in the page, and of a part with many slots. */
const TITLES = ['Button', 'Dialog', 'FaqAccordion', 'Footer', 'StatusPanel'];

interface Drawing {
  /** Numbers on the part, and those in the table. */
  readonly pins: readonly string[];
  readonly rows: readonly string[];
  /** Pairs of pins that cover each other, and pins outside of the stage. */
  readonly covered: number;
  readonly outside: number;
}

/** Opens a page by itself, and reads its anatomy. */
async function readAnatomy(page: Page, title: string, direction: string): Promise<() => Promise<Drawing>> {
  const id = PAGES.find((each) => each.title === title)?.id;
  await page.goto(
    `${process.env.STORYBOOK_ORIGIN}/iframe.html?viewMode=docs&id=${id}&globals=direction:${direction}`,
  );
  await page.locator('.anatomy-stage').scrollIntoViewIfNeeded();
  return () =>
    page.locator('.anatomy').evaluate((anatomy) => {
      const stage = anatomy.querySelector('.anatomy-stage')?.getBoundingClientRect() ?? new DOMRect();
      const pins = [...anatomy.querySelectorAll('.anatomy-pin')];
      const boxes = pins.map((pin) => pin.getBoundingClientRect());
      const covers = (one: DOMRect, other: DOMRect): boolean =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
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
        outside: boxes.filter((box) => box.left < stage.left || box.right > stage.right).length,
      };
    });
}

for (const title of TITLES) {
  for (const [width, direction] of [
    [1280, 'ltr'],
    [390, 'ltr'],
    [390, 'rtl'],
  ] as const) {
    test(`the anatomy of ${title} has a pin for each numbered row, and none covers another: ${width} px, ${direction}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const read = await readAnatomy(page, title, direction);
      // The pins take their places again when a font has loaded or a movement has ended.
      await expect(async () => {
        const { pins, rows, covered, outside } = await read();
        expect(pins.length).toBeGreaterThan(2);
        expect(pins).toEqual(rows);
        expect({ covered, outside }).toEqual({ covered: 0, outside: 0 });
      }).toPass({ timeout: 10_000 });
    });
  }
}
