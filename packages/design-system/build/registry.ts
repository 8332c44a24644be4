import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paste } from '../storybook/example-source.ts';
import { readManifest } from './manifest.ts';
import type { STYLESHEETS } from './stylesheet.ts';

const EXAMPLES = path.join(import.meta.dirname, '../test/examples');
const SCHEMA = 'https://ui.shadcn.com/schema';

/** The CLI prints this. It would put the line after the imports, where it has no effect. */
const LAYERS =
  'So that your utilities win over the parts, make this the first line of your style sheet: @layer theme, base, ds, components, utilities;';

interface Block {
  /** The example, and the name of the item. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly sheets: readonly (typeof STYLESHEETS)[number][];
}

const BLOCKS: readonly Block[] = [
  {
    name: 'native-form',
    title: 'Form with an error summary',
    description: 'Text fields that the browser checks; the errors are listed above them and shown at each.',
    sheets: ['styles.css'],
  },
  {
    name: 'newsletter',
    title: 'Newsletter form',
    description: 'A field for an address and a button. The result replaces the form.',
    sheets: ['styles.css', 'marketing.css'],
  },
];

/** An item without the text of its file. */
function itemOf({ name, title, description, sheets }: Block, version: string) {
  return {
    name,
    type: 'registry:block',
    title,
    description,
    dependencies: [`@weft/design-system@^${version}`],
    css: Object.fromEntries(sheets.map((sheet) => [`@import "@weft/design-system/${sheet}"`, {}])),
    docs: LAYERS,
    files: [{ path: `registry/${name}.tsx`, type: 'registry:component' }],
  };
}

/**
 * Items for `npx shadcn add`, by file name: examples of the package as a customer would write them, with the package and its
 * styles. `registry.json` lists them.
 */
export function registryFiles(): ReadonlyMap<string, string> {
  const { version } = readManifest();
  const items = BLOCKS.map((block) => itemOf(block, version));
  const files = items.map((item) => {
    // Both have state. Where a project has no server components, the CLI removes the line.
    const content = `'use client';\n\n${paste(readFileSync(path.join(EXAMPLES, `${item.name}.tsx`), 'utf8'))}\n`;
    const whole = { $schema: `${SCHEMA}/registry-item.json`, ...item };
    return [
      `${item.name}.json`,
      { ...whole, files: item.files.map((file) => ({ ...file, content })) },
    ] as const;
  });
  const homepage = 'https://www.npmjs.com/package/@weft/design-system';
  const list = { $schema: `${SCHEMA}/registry.json`, name: 'weft', homepage, items };
  return new Map(
    [['registry.json', list] as const, ...files].map(([name, value]) => [
      name,
      `${JSON.stringify(value, null, 2)}\n`,
    ]),
  );
}
