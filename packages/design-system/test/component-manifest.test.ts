import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { furtherSheets } from '../bin/doctor/sheets.ts';
import { currentApi, type Entry, valuesOf } from '../build/api.ts';
import { componentManifest } from '../build/components.ts';
import { componentDocs } from '../build/docs.ts';
import { STYLESHEETS } from '../build/stylesheet.ts';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

let entries: Entry[] = [];
beforeAll(() => {
  entries = currentApi();
}, 60_000);

interface Component {
  readonly name: string;
  readonly import: string;
  readonly stylesheet: string;
  readonly example?: string;
  readonly docs?: string;
}

const components = (): Component[] => {
  const pages = new Set(componentDocs(entries).keys());
  return (JSON.parse(componentManifest(entries, pages)) as { components: Component[] }).components;
};

test('lists every component once, with its import', () => {
  const expected = entries
    .filter(({ name }) => name !== '.')
    .flatMap((entry) => valuesOf(entry).map((name) => `${name} @weft/design-system${entry.name.slice(1)}`))
    .filter((line) => /^[A-Z]/.test(line));
  expect(components().map((each) => `${each.name} ${each.import}`)).toEqual(expected);
});

test('shows an example of every component', () => {
  for (const { name, example } of components()) expect(example, name).toContain(`<${name}`);
});

/** The parts whose own styles a sheet imports, by the names of their files. */
function partsIn(sheet: string): string[] {
  const source = readFileSync(new URL(`../src/styles/${sheet}`, import.meta.url), 'utf8');
  return (
    [...source.matchAll(/components\/[\w-]+\/([\w-]+)\.css' layer/g)]
      .map(([, file = '']) => file.replaceAll(/(?:^|-)\w/g, (letter) => letter.slice(-1).toUpperCase()))
      // Shared by the fields for choices.
      .filter((part) => part !== 'Choice')
      .sort()
  );
}

test('knows which style sheet has the styles of which part', () => {
  const sheets = STYLESHEETS.filter((sheet) => sheet !== 'styles.css');
  // A part whose name begins with another's, such as `Toaster`, has its styles in the file of that one.
  const own = furtherSheets.map(([sheet, parts]) => [
    sheet,
    parts.filter((part) => !parts.some((other) => other !== part && part.startsWith(other))),
  ]);
  expect(own, 'bin/doctor/sheets.ts').toEqual(sheets.map((sheet) => [sheet, partsIn(sheet)]));
  const names = new Set(components().map(({ name }) => name));
  expect(furtherSheets.flatMap(([, parts]) => parts.filter((part) => !names.has(part)))).toEqual([]);
});

test('names the style sheet that the README names', () => {
  const inReadme = furtherSheets.map(([sheet]) => {
    const [, cell = ''] = new RegExp(`^\\| \`${sheet}\` \\| (.*) \\|$`, 'm').exec(README) ?? [];
    return [sheet, [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name)];
  });
  expect(inReadme).toEqual(furtherSheets);
  const sheetOf = new Map(components().map(({ name, stylesheet }) => [name, stylesheet]));
  expect(sheetOf.get('Button')).toBe('@weft/design-system/styles.css');
  expect(sheetOf.get('DrawerContent')).toBe('@weft/design-system/overlays.css');
  expect(sheetOf.get('TopBarGroupLink')).toBe('@weft/design-system/navigation.css');
  expect(sheetOf.get('MobileMenuGroup')).toBe('@weft/design-system/navigation.css');
});

test('keeps the section of every subsection of a page', () => {
  const sections = [...componentDocs(entries)].flatMap(([file, text]) =>
    [...text.matchAll(/^## (.*)$(?=(?:\n(?!## ).*)*\n### )/gm)].map(([, title]) => `${file}: ${title}`),
  );
  expect(sections.length).toBeGreaterThan(20);
  expect(sections.filter((section) => !section.endsWith(': Code and props'))).toEqual([]);
});

test('pages as Markdown have JSX in blocks of code alone', () => {
  const left = [...componentDocs(entries)].flatMap(([file, text]) =>
    text
      .replace(/^```[\s\S]*?^```/gm, '')
      .split('\n')
      .filter((line) => /^<[A-Z]/.test(line))
      .map((line) => `${file}: ${line}`),
  );
  expect(left).toEqual([]);
});

test('has a page with an example for every component but the icons', () => {
  const pages = componentDocs(entries);
  for (const { name, docs } of components().filter((each) => !each.import.endsWith('/icons')))
    expect(pages.get(docs?.split('/').at(-1) ?? ''), name).toMatch(/^```tsx$/m);
});
