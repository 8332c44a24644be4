import { expect, test } from 'playwright/test';
import { PAGES } from './pages.ts';

test('the gallery has a picture of every component, and finds a component by its other names', async ({
  page,
}) => {
  await page.goto(
    `${process.env.STORYBOOK_ORIGIN}/iframe.html?viewMode=docs&id=getting-started-gallery--docs&globals=direction:rtl`,
  );
  const search = page.getByRole('searchbox', { name: 'Search the components' });
  await search.focus();
  const entries = page.locator('.gallery-entry');
  await expect(entries).toHaveCount(PAGES.length);
  for (const entry of await entries.all()) {
    await entry.scrollIntoViewIfNeeded();
    const name = (await entry.locator('.gallery-title a').textContent()) ?? '';
    await expect(entry.locator('.gallery-sheet:not(:empty), iframe[data-shown]'), name).toHaveCount(2);
  }

  const framed = entries.filter({ has: page.locator('iframe') });
  await expect(framed.locator('.gallery-title a')).toHaveText([
    'Dialog',
    'Drawer',
    'Dropdown',
    'MobileMenu',
    'Popover',
    'SkipLink',
    'Toast',
    'Tooltip',
  ]);
  for (const name of ['Dialog', 'Drawer']) {
    const frame = framed.filter({ hasText: name }).locator('iframe[title="Open, dark"]');
    await frame.scrollIntoViewIfNeeded();
    await expect(frame).toBeInViewport();
    const opened = frame.contentFrame();
    await expect(opened.getByRole('dialog', { includeHidden: true })).toBeVisible();
    await expect(opened.locator('html')).toHaveAttribute('data-theme', 'dark');
  }
  const skipLink = framed.filter({ hasText: 'SkipLink' }).locator('iframe[title="Open, dark"]');
  await skipLink.scrollIntoViewIfNeeded();
  await expect(skipLink.contentFrame().getByText('Skip to content')).toBeInViewport();
  const marquee = entries.filter({ has: page.getByRole('link', { name: 'ChipMarquee', exact: true }) });
  for (const half of await marquee.locator('.gallery-half').all()) {
    await half.scrollIntoViewIfNeeded();
    await expect(half.locator('[data-slot="chip"]').first()).toBeInViewport();
  }
  await expect(search).toBeFocused();
  await search.fill('modal');
  await expect(entries.first()).toContainText('Dialog');
  await expect(page.getByRole('status').filter({ hasText: ` of ${PAGES.length}` })).toBeVisible();
  await search.fill('phone menu');
  await expect(entries.locator('.gallery-title a')).toHaveText(['MobileMenu']);
  await search.fill('xylophone');
  await expect(entries).toHaveCount(0);
  await expect(page.getByText('No component has this word. Try another one.')).toBeVisible();
  await search.fill('phone xylophone');
  await expect(page.getByText('No component has all of these words. Try one word.')).toBeVisible();
});

test('a link of the gallery opened alone leads to the page in the manager', async ({ page }) => {
  await page.goto(
    `${process.env.STORYBOOK_ORIGIN}/iframe.html?viewMode=docs&id=getting-started-gallery--docs`,
  );
  await page.getByRole('link', { name: 'Button', exact: true }).click();
  await expect(page).toHaveURL(/\/\?path=\/docs\/components-button--docs/);
  const canvas = page.frameLocator('#storybook-preview-iframe');
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveText('Button');
});
