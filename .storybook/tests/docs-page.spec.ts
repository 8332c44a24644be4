import { modes } from '@weft/design-system/storybook/modes.ts';
import { expect, type Page, test } from 'playwright/test';

/** What of a page is Storybook's or ours, not an example. */
const OWN = '#storybook-docs *:not(:is(.docs-story, .anatomy-part, .do-dont-example) *)';

/** Shows the page of a component with a canvas in the page, code and controls of each kind. */
async function open(page: Page, globals = ''): Promise<void> {
  const id = 'components-textfield--docs';
  await page.goto(`${process.env.STORYBOOK_ORIGIN}/iframe.html?viewMode=docs&id=${id}&globals=${globals}`);
  await expect(page.locator('.docblock-argstable').first()).toBeVisible();
}

const showCode = async (page: Page): Promise<void> => {
  await page.locator('.docblock-code-toggle').first().click();
  // Storybook colours the code after it has drawn the element.
  await expect(page.locator('.sbdocs-preview pre.prismjs .token').first()).toBeVisible();
  await expect(page.locator('.token.keyword').first()).toBeVisible();
};

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
            [element.parentElement, element]
              .map((each) => `${each?.tagName} ${each?.getAttribute('class')}`)
              .join(' > '),
            Number.parseFloat(getComputedStyle(element).fontSize),
          ]),
      ),
    );

test('all text of a page grows with the text size of the toolbar: code, tables of props and buttons too', async ({
  page,
}) => {
  await open(page);
  await showCode(page);
  const before = await fontSizes(page);
  for (const kind of ['token keyword', 'BUTTON docblock-code-toggle', 'TEXTAREA', 'TD', 'CODE'])
    expect(Object.keys(before).join('\n')).toContain(kind);
  await open(page, 'textSize:double');
  await showCode(page);
  await expect
    .poll(async () => {
      const after = await fontSizes(page);
      return Object.keys(before).filter((what) => (after[what] ?? 0) <= (before[what] ?? 0));
    })
    .toEqual([]);
});

/** Colours of the page, of a canvas and of the table of props, and the same colours as tokens. */
const colours = (page: Page): Promise<{ shown: string[]; tokens: string[] }> =>
  page.evaluate(() => {
    const look = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
    const probe = document.body.appendChild(document.createElement('i'));
    const token = (name: string) => {
      probe.style.color = `var(--ds-color-${name})`;
      return getComputedStyle(probe).color;
    };
    const cell = look('.docblock-argstable td');
    const shown = [cell.backgroundColor, cell.color, look('.sbdocs-preview').backgroundColor];
    const tokens = ['bg-surface', 'fg-default', 'bg-surface'].map(token);
    probe.remove();
    return { shown, tokens };
  });

test('tables of props and canvases have the colours of the chosen brand', async ({ page }) => {
  await open(page, 'theme:dark');
  const { tokens: own } = await colours(page);
  await open(page, 'theme:dark;brand:taxi');
  await expect.poll(async () => (await colours(page)).tokens).not.toEqual(own);
  await expect
    .poll(async () => {
      const { shown, tokens } = await colours(page);
      return shown.filter((colour, index) => colour !== tokens[index]);
    })
    .toEqual([]);
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

test('a change of the toolbar reaches the frames of a page and adds nothing to the browser’s history', async ({
  page,
}) => {
  await page.goto(`${process.env.STORYBOOK_ORIGIN}/index.html?path=/docs/components-dialog--docs`);
  const frame = page.frameLocator('#storybook-preview-iframe').locator('#storybook-docs iframe').first();
  await expect(frame).toHaveAttribute('data-shown');
  const before = await page.evaluate(() => history.length);
  for (const theme of ['dark', 'light'] as const) {
    await page.getByRole('button', { name: modes.theme.description }).click();
    await page.getByRole('option', { name: modes.theme.values[theme] }).click();
    await expect(frame.contentFrame().locator('html')).toHaveAttribute('data-theme', theme);
    await expect(frame).toHaveAttribute('data-shown');
    expect(await page.evaluate(() => history.length)).toBe(before);
  }
});

test('links of a page lead to other pages: in the manager, opened alone and in a tab of their own', async ({
  page,
  context,
}) => {
  const origin = process.env.STORYBOOK_ORIGIN;
  const drawer = /\/\?path=\/docs\/components-drawer--docs/;
  const link = page.locator('#storybook-docs a', { hasText: /^Drawer$/ }).first();
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=components-dialog--docs`);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(drawer);
  await tab.close();
  await link.click();
  await expect(page).toHaveURL(drawer);

  const canvas = page.frameLocator('#storybook-preview-iframe');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await canvas
    .locator('#storybook-docs a', { hasText: /^Dialog$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/\?path=\/docs\/components-dialog--docs/);
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('Dialog');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});
