import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '@weft/tools/run';
import { expect, type Page, test } from 'playwright/test';
import { type DocsPage, PAGES, ROOT } from './pages.ts';

/** Must not appear in code to copy: minified names, data, and helpers of canvases and tests. */
const FOREIGN =
  /<[a-z]\w?[A-Z]?\b(?<!<(?:p|a|b|i|ul|ol|li|dl|dt|dd|tr|td|th|h\d|hr|em))|<[A-Z]\w?[\s/>]|\bfunction\s*\w*\(\)\s*\{\s*\}|data:|canvas-|\b(?:play|expect|userEvent|fn)\b\(|\bmeta\.story\b|No Display Name|Transforming/;

/** Opens a page without the manager. */
async function open(page: Page, { id }: DocsPage): Promise<void> {
  await page.goto(`${process.env.STORYBOOK_ORIGIN}/iframe.html?viewMode=docs&id=${id}`);
  await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
}

/** The code of each canvas of the open page, by story. */
async function codesOf(page: Page, { codes: expected }: DocsPage): Promise<Map<string, string>> {
  await expect(page.locator('.docblock-code-toggle')).toHaveCount(expected);
  const codes = new Map<string, string>();
  for (const canvas of await page.locator('.sbdocs-preview:has(+ .sbdocs-preview-actions)').all()) {
    const story = (await canvas.locator('[data-story-block]').getAttribute('id')) ?? '';
    await canvas.locator('+ .sbdocs-preview-actions .docblock-code-toggle').click();
    // The story itself may have some.
    const code = canvas.locator('pre:not([data-story-block] *)').first();
    await expect(code).toContainText("from '@weft/design-system/");
    codes.set(story.replace('story--', ''), (await code.textContent()) ?? '');
  }
  return codes;
}

/** Type-checks all code that pages show, each snippet as a file, as in a customer's application. */
async function complaints(codes: ReadonlyMap<string, string>): Promise<string> {
  const folder = path.join(ROOT, '.cache/shown-code');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [story, code] of codes) await writeFile(path.join(folder, `${story}.tsx`), code);
  const tsconfig = {
    extends: '../../tsconfig.base.json',
    compilerOptions: {
      lib: ['es2024', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      customConditions: ['source'],
      jsx: 'react-jsx',
      types: ['vite/client'],
    },
    include: ['*.tsx'],
  };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  const { output } = await run({
    command: path.join(ROOT, 'node_modules/.bin/tsc'),
    args: ['--pretty', 'false', '-p', folder],
    limit: 120,
    quiet: true,
  });
  return output;
}

test('all code that a page shows compiles in a customer’s application', async ({ page }) => {
  test.setTimeout(PAGES.length * 30_000);
  const codes = new Map<string, string>();
  for (const docs of PAGES) {
    await open(page, docs);
    for (const [story, code] of await codesOf(page, docs)) codes.set(story, code);
  }
  expect(codes.size).toBeGreaterThan(70);
  const foreign = [...codes].map(([story, code]) => [story, FOREIGN.exec(code)?.[0]]);
  expect(foreign.filter(([, found]) => found !== undefined)).toEqual([]);
  expect(await complaints(codes)).toBe('');
});

for (const docs of PAGES) {
  test(`the tables of ${docs.title} have a type for every prop`, async ({ page }) => {
    await open(page, docs);
    await expect(page.locator('.docblock-argstable').first()).toBeVisible();
    // A story may have tabs of its own.
    const tabs = await page.locator('#storybook-docs [role=tab]:not([data-story-block] *)').all();
    for (const tab of tabs.length > 0 ? tabs : [undefined]) {
      await tab?.click();
      const cells = page.locator('.docblock-argstable tbody tr:visible td:nth-child(2)');
      const untyped = (await cells.allInnerTexts()).filter((text) => {
        const type = text.trim().split('\n').at(-1) ?? '';
        return /^(?:|-|unknown|union|As|other|undefined|intersection)$/.test(type);
      });
      expect(untyped).toEqual([]);
    }
  });
}
