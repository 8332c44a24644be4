import { globSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '@weft/tools/run';
import { expect, type Frame } from 'playwright/test';
import { type DocsPage, ROOT } from '../pages.ts';

/** Text that must not appear in code to copy: minified names, data, and helpers of canvases and tests. */
const FOREIGN =
  /<[a-z]\w?[A-Z]?\b(?<!<(?:p|a|b|i|ul|ol|li|dl|dt|dd|tr|td|th|h\d|hr|em))|<[A-Z]\w?[\s/>]|\bfunction\s*\w*\(\)\s*\{\s*\}|data:|canvas-|\b(?:play|expect|userEvent|fn)\b\(|\bmeta\.story\b|No Display Name|Transforming/;

/** The code of each canvas of the open page, by story. */
async function codesOf(page: Frame, { codes: expected }: DocsPage): Promise<Map<string, string>> {
  await expect(page.locator('.docblock-code-toggle')).toHaveCount(expected);
  const codes = new Map<string, string>();
  for (const canvas of await page.locator('.sbdocs-preview:has(+ .sbdocs-preview-actions)').all()) {
    const story = (await canvas.locator('[data-story-block]').getAttribute('id')) ?? '';
    // The story itself may contain a `pre`.
    const code = canvas.locator('pre:not([data-story-block] *)').first();
    if (!(await code.isVisible()))
      await canvas.locator('+ .sbdocs-preview-actions .docblock-code-toggle').click();
    await expect(code).toContainText("from '@weft/design-system/");
    codes.set(story.replace('story--', ''), (await code.textContent()) ?? '');
  }
  return codes;
}

/** Holds a folder for each page, with a file for each snippet. */
const FOLDER = path.join(ROOT, '.cache/shown-code');

/** Removes the code of the run before. */
export const forgetCode = (): Promise<void> => rm(FOLDER, { recursive: true, force: true });

/** Writes the code that a page shows, each snippet as a file, for {@link compile}. */
async function writeCode({ id }: DocsPage, codes: ReadonlyMap<string, string>): Promise<void> {
  const folder = path.join(FOLDER, id);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [story, code] of codes) await writeFile(path.join(folder, `${story}.tsx`), code);
}

/** The pages whose code is written, by id. */
export const pagesWithCode = (): string[] => globSync('*/', { cwd: FOLDER });

/**
 * Type-checks the code of all pages that were opened, as in a customer's application. One compiler for all, because each
 * reads the types of the package first.
 *
 * @returns a line for each problem, which begins with the page and the story
 */
export async function compile(): Promise<string[]> {
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
    include: ['*/*.tsx'],
  };
  await writeFile(path.join(FOLDER, 'tsconfig.json'), JSON.stringify(tsconfig));
  const { code, output } = await run({
    command: path.join(ROOT, 'node_modules/.bin/tsc'),
    args: ['--pretty', 'false', '-p', '.'],
    cwd: FOLDER,
    limit: 240,
    quiet: true,
  });
  const lines = output.split('\n').filter(Boolean);
  return code !== 0 && lines.length === 0 ? ['the compiler did not finish'] : lines;
}

/**
 * Finds problems of a page's prop tables: types that say nothing, and a table wider than its box.
 * @returns a line for each problem
 */
export async function tableProblems(page: Frame): Promise<string[]> {
  await expect(page.locator('.docblock-argstable').first()).toBeVisible();
  // Stories and examples of advice may contain tabs, which do not belong to the page.
  const tabs = await page.locator('#storybook-docs [role=tab]:not([data-story-block] *, [inert] *)').all();
  const problems: string[] = [];
  for (const tab of tabs.length > 0 ? tabs : [undefined]) {
    await tab?.click();
    const cells = page.locator('.docblock-argstable tbody tr:visible td:nth-child(2)');
    const types = (await cells.allInnerTexts()).map((text) => text.trim().split('\n').at(-1) ?? '');
    problems.push(
      ...types.filter((type) => /^(?:|-|unknown|union|As|other|undefined|intersection)$/.test(type)),
    );
    const boxes = page.locator('div:has(> .docblock-argstable):visible');
    const cut = await boxes.evaluateAll((all) => all.map((box) => box.scrollWidth - box.clientWidth));
    problems.push(...cut.filter((more) => more > 0).map((more) => `a table is ${more} px too wide`));
  }
  return problems;
}

/**
 * Finds problems of the code that the canvases of the open page show, and keeps it for {@link compile}.
 * @returns a line for each problem
 */
export async function codeProblems(frame: Frame, page: DocsPage): Promise<string[]> {
  const codes = await codesOf(frame, page);
  if (codes.size > 0) await writeCode(page, codes);
  return [...codes].flatMap(([story, code]) => {
    const found = FOREIGN.exec(code)?.[0];
    return found === undefined ? [] : [`the code of ${story} has ${found}`];
  });
}
