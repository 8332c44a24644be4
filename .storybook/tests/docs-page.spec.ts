import { expect, type Page, test } from 'playwright/test';

/** What of a page is Storybook's or ours, not an example. */
const OWN = '#storybook-docs *:not(:is(.docs-story, .anatomy-part, .do-dont-example) *)';

async function open(page: Page, globals = ''): Promise<void> {
  const id = 'components-textfield--docs';
  await page.goto(`${process.env.STORYBOOK_ORIGIN}/iframe.html?viewMode=docs&id=${id}&globals=${globals}`);
  await expect(page.locator('.docblock-argstable').first()).toBeVisible();
}

/** Font sizes of the page's texts in px, by what has them. */
const fontSizes = (page: Page): Promise<Record<string, number>> =>
  page
    .locator(OWN)
    .evaluateAll((elements) =>
      Object.fromEntries(
        elements
          .filter(
            (element) =>
              element.getClientRects().length > 0 &&
              (element.matches('input, select, textarea') ||
                [...element.childNodes].some((node) => node instanceof Text && node.data.trim())),
          )
          .map((element) => [
            [element.parentElement, element].map((each) => `${each?.tagName} ${each?.className}`).join(' > '),
            Number.parseFloat(getComputedStyle(element).fontSize),
          ]),
      ),
    );

test('all text of a page grows with the text size of the toolbar: code, tables of props and buttons too', async ({
  page,
}) => {
  await open(page);
  await page.locator('.docblock-code-toggle').first().click();
  const before = await fontSizes(page);
  expect(Object.keys(before).length).toBeGreaterThan(20);
  await open(page, 'textSize:double');
  await page.locator('.docblock-code-toggle').first().click();
  await expect
    .poll(async () => {
      const after = await fontSizes(page);
      return Object.keys(before).filter((what) => (after[what] ?? 0) <= (before[what] ?? 0));
    })
    .toEqual([]);
});

test('tables of props and canvases have the colours of the chosen brand', async ({ page }) => {
  await open(page, 'brand:taxi');
  const ground = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const surface = () =>
    page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.background = 'var(--ds-color-bg-surface)';
      const { backgroundColor } = getComputedStyle(probe);
      probe.remove();
      return backgroundColor;
    });
  for (const selector of ['.docblock-argstable td', '.sbdocs-preview'])
    await expect
      .poll(async () => (await ground(selector)) === (await surface()), { message: selector })
      .toBe(true);
});

test('a page in the dark theme is printed in the light one', async ({ page }) => {
  await open(page, 'theme:dark');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  // The browser takes the page as it is right after the event.
  const printed = () =>
    page.evaluate(() => {
      window.dispatchEvent(new Event('beforeprint'));
      const { theme } = document.documentElement.dataset;
      window.dispatchEvent(new Event('afterprint'));
      return theme;
    });
  await expect.poll(printed, { timeout: 20_000 }).toBe('light');
  await expect(root).toHaveAttribute('data-theme', 'dark');
});
