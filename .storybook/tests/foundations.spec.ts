import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { ROOT } from './pages.ts';

interface Token {
  readonly id: string;
  readonly values: Readonly<Record<string, string>>;
  readonly parts?: Readonly<Record<string, string>>;
  readonly range?: { readonly min: number; readonly max: number };
}

interface Pair {
  readonly fg: string;
  readonly bg: string;
  readonly themes: Readonly<Record<string, { readonly ratio: number; readonly needs: number }>>;
}

const { tokens, contrast } = JSON.parse(
  readFileSync(path.join(ROOT, 'tokens/dist/json/catalogue.json'), 'utf8'),
) as { tokens: readonly Token[]; contrast: readonly Pair[] };

const px = (text = ''): number => Number.parseFloat(text) * (text.endsWith('rem') ? 16 : 1);

/** The smallest and the largest value of a token in px. */
const bounds = ({ range, parts, values }: Token): readonly [number, number] => {
  const one = px(parts?.fontSize ?? values.all);
  return [range?.min ?? one, range?.max ?? one];
};

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`${process.env.STORYBOOK_ORIGIN}/iframe.html?viewMode=docs&id=${id}`);
  await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
}

/** The visible contrast ratios of the strip. */
const ratios = (page: Page): Promise<string[]> =>
  page
    .locator('.pair-ratio')
    .evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((each) => each.textContent ?? ''),
    );

/** The texts of a pair in the themes that allow it, as the strip has them. */
const texts = (fg: string, bg: string): string[] =>
  Object.values(contrast.find((pair) => pair.fg === fg && pair.bg === bg)?.themes ?? {}).map(
    ({ ratio, needs }) => `${ratio.toFixed(2)} of ${needs} pass`,
  );

test('the page Colour begins with the dyes, then shows every role in four themes', async ({ page }) => {
  await open(page, 'foundations-colour--docs');
  await expect
    .poll(async () => (await page.locator('#storybook-docs h2').allTextContents()).slice(0, 4))
    .toEqual(['Dyes', 'Grounds', 'Text and icons', 'Lines']);
  await expect(page.getByRole('region', { name: 'indigo' }).getByRole('listitem')).toHaveCount(10);
  const roles = tokens.filter(({ id }) => id.startsWith('color.'));
  await expect(page.locator('.role-strip')).toHaveCount(roles.length);
  await expect(page.locator('.role-ground')).toHaveCount(4 * roles.length);
});

test('the strip shows the contrast of every pair in every theme, and emphasises the hovered or chosen one', async ({
  page,
}) => {
  await open(page, 'foundations-colour--docs');
  const setOff = () =>
    page
      .locator('.pair-ratio')
      .evaluateAll((all) =>
        all
          .filter((each) => getComputedStyle(each).outlineStyle !== 'none')
          .map((each) => each.textContent ?? ''),
      );
  const allOn = (bg: string) => contrast.filter((pair) => pair.bg === bg).flatMap(({ fg }) => texts(fg, bg));
  await expect.poll(setOff).toEqual(texts('color.fg.default', 'color.bg.page'));
  expect((await ratios(page)).toSorted()).toEqual(allOn('color.bg.page').toSorted());

  await page.locator('.contrast-strip tr', { hasText: 'fg.muted' }).hover();
  await expect
    .poll(setOff)
    .toEqual([...texts('color.fg.default', 'color.bg.page'), ...texts('color.fg.muted', 'color.bg.page')]);

  await page.mouse.move(0, 0);
  await page.getByRole('radio', { name: 'bg.page' }).focus();
  await page.keyboard.press('ArrowRight');
  const chosen = page.locator('.contrast-grounds label', { has: page.locator(':checked') });
  await expect(chosen).toHaveText('bg.surface');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect.poll(setOff).toEqual(texts('color.fg.muted', 'color.bg.surface'));
});

test('the page Type shows each style at its sizes on a desktop and on a phone', async ({ page }) => {
  await open(page, 'foundations-type--docs');
  for (const token of tokens.filter(({ id }) => id.startsWith('text.'))) {
    const specimen = page.locator('.foundation-specimen', { has: page.locator(`h3[id="${token.id}"]`) });
    const [phone, desktop] = bounds(token);
    for (const [name, size] of [
      ['phone', phone],
      ['desktop', desktop],
    ] as const) {
      const figure = specimen.locator(`.type-${name}`);
      await expect(figure.locator('figcaption'), token.id).toContainText(`${size} / `);
      await expect(figure.locator('p'), token.id).toHaveCSS('font-size', `${size}px`);
      await expect(figure.locator('p'), token.id).toHaveCSS('font-family', /^"?Anek Latin/);
    }
  }
});

test('the page Space and size draws every length to scale', async ({ page }) => {
  await open(page, 'foundations-space-and-size--docs');
  for (const token of tokens.filter(({ id }) => /^(?:space|size)\./.test(id))) {
    const ruler = page
      .locator('.foundation-specimen', { has: page.locator(`h3[id="${token.id}"]`) })
      .locator('.foundation-ruler');
    const [phone, desktop] = bounds(token);
    const scale = Number((await ruler.getAttribute('data-scale')) ?? 1);
    const width = (selector: string): Promise<number> =>
      ruler.locator(selector).evaluate((element) => element.getBoundingClientRect().width);
    // None is drawn as a hairline.
    expect(await width('.foundation-length'), token.id).toBeCloseTo(Math.max(1, desktop / scale), 1);
    if (phone !== desktop)
      expect(await width('.foundation-length > span'), token.id).toBeCloseTo(phone / scale, 1);
  }
});

test('on a phone the strip’s header has a name for every cell of a row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'foundations-colour--docs');
  const strip = page.locator('.contrast-strip');
  const row = strip.locator('tbody tr').first();
  await expect(row.getByRole('cell')).toHaveCount(4);
  await expect(row.getByRole('rowheader')).toHaveCount(1);
  await expect(strip.locator('thead').getByRole('columnheader')).toHaveCount(5);
});

for (const [name, address, content] of [
  ['the gallery', 'viewMode=docs&id=getting-started-gallery--docs', 'input[type=search]'],
  ['the page Icons', 'viewMode=docs&id=foundations-icons--docs', '.foundation-icons'],
  ['the loom', 'viewMode=story&id=foundations-weave-a-cloth--playground', '.loom-control >> nth=0'],
] as const)
  test(`${name} fits a phone with text at 200 %`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${process.env.STORYBOOK_ORIGIN}/iframe.html?${address}&globals=textSize:double`);
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'double');
    await expect(page.locator(content)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

test('a second press on Copy is announced too', async ({ page }) => {
  await page.goto(`${process.env.STORYBOOK_ORIGIN}/iframe.html?viewMode=docs&id=foundations-colour--docs`);
  const part = page.locator('.foundation-copy').first();
  const status = part.getByRole('status');
  await part.getByRole('button').click();
  await expect(status).not.toBeEmpty();
  const announced = status.evaluate(
    (node) =>
      new Promise((resolve) => {
        const hear = (): void => {
          if (node.textContent) resolve(node.textContent);
        };
        new MutationObserver(hear).observe(node, { childList: true, characterData: true, subtree: true });
      }),
  );
  await part.getByRole('button').click();
  expect(await announced).toMatch(/^(Copied|Not allowed)$/);
});
