import { modes } from '@weft/design-system/storybook/modes.ts';
import { expect, type Page, test as plain } from 'playwright/test';
import { PAGES } from './pages.ts';
import { type Entry, readEntries } from './support/built.ts';
import { expectWholeStates } from './support/frames.ts';
import { pageLooks } from './support/looks.ts';
import { phoneProblems } from './support/phone.ts';
import { test } from './support/places.ts';
import { codeProblems, tableProblems } from './support/shown-code.ts';

const entries = readEntries().filter(({ type }) => type === 'docs');

const isFoundation = ({ title }: Entry): boolean => title.startsWith('Foundations/');

test('pages with canvases in frames, and of foundations, are found', () => {
  expect(PAGES.filter(({ framed }) => framed).length).toBeGreaterThan(5);
  expect(entries.filter(isFoundation).length).toBeGreaterThan(6);
});

/** What a page promises beside being shown without an error. */
function promiseOf(entry: Entry): string {
  if (isFoundation(entry)) return ', in the product’s typeface, and fits a phone';
  return PAGES.some(({ id }) => id === entry.id)
    ? ', has its states whole, tables as wide as a phone, a type for every prop, and code of the package alone'
    : '';
}

for (const entry of entries) {
  const page = PAGES.find(({ id }) => id === entry.id);

  // Of the other pages only the browser knows whether they have frames.
  if (!page || page.framed)
    test(`${entry.title}: in the manager every frame loads once, and once more when the toolbar changes; states are whole`, async ({
      pages,
    }) => {
      expect(await pages.manager.open(entry, pageLooks.manager)).toEqual([]);
      const frames = pages.manager.loads;
      if (page) expect(frames.length).toBeGreaterThan(0);
      if (frames.length === 0) return;
      expect(frames.filter((count) => count !== 1)).toEqual([]);
      await expectWholeStates(await pages.manager.load());
      expect(await pages.manager.turn()).toEqual([]);
      expect(pages.manager.loads).toEqual(frames);
    });

  test(`${entry.title}: alone it is shown without an error${promiseOf(entry)}`, async ({ pages }) => {
    expect(await pages.alone.open(entry, pageLooks.alone)).toEqual([]);
    const document = await pages.alone.load();
    if (isFoundation(entry)) {
      expect(await phoneProblems(document)).toEqual([]);
      expect(await pages.alone.turn()).toEqual([]);
      expect(await phoneProblems(document), 'from left to right').toEqual([]);
      await pages.alone.turn();
    }
    if (!page) return;
    expect.soft(await tableProblems(document)).toEqual([]);
    expect.soft(await codeProblems(document, page)).toEqual([]);
    await expectWholeStates(document);
    if (page.framed) return;
    expect(pages.alone.loads, 'a page with frames says so by `inline: false`').toEqual([]);
    // From left to right on a desktop, where the manager shows pages with frames.
    expect(await pages.alone.turn()).toEqual([]);
    expect(await pages.alone.resize(pageLooks.manager)).toEqual([]);
    await pages.alone.turn();
  });
}

/** Chooses right-to-left text in the toolbar. */
async function turn(page: Page): Promise<void> {
  await page.getByRole('button', { name: modes.direction.description }).click();
  await page.getByRole('option', { name: modes.direction.values.rtl }).click();
}

plain('a selected tab stays selected when the toolbar changes', async ({ page }) => {
  await page.goto(`${process.env.STORYBOOK_ORIGIN}/index.html?path=/docs/components-topbar--docs`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  const tab = docs.getByRole('tab', { name: 'TopBarLink' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await turn(page);
  await expect(docs.locator('html')).toHaveAttribute('dir', 'rtl');
  for (const frame of await docs.locator('#storybook-docs iframe').all()) {
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().locator('html')).toHaveAttribute('dir', 'rtl');
  }
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});
