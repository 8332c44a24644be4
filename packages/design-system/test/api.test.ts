import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { anatomyOf } from '../build/anatomy.ts';
import {
  COMMAND,
  currentApi,
  currentPages,
  describeApi,
  type Entry,
  RECORD,
  readApi,
  typedEntries,
  valuesOf,
} from '../build/api.ts';
import type { Declaration } from '../build/declarations.ts';
import { describeParts } from '../build/llms.ts';
import { entriesOf, readManifest } from '../build/manifest.ts';
import { complaintsAbout } from './examples-in-code.ts';

const DUE = `The public API differs from api.md. If that is meant, run \`${COMMAND}\`, and write a changeset (CONTRIBUTING.md, "Changesets") that says what it means to a customer.`;

/** Components import no CSS, so their sources can be loaded as they are. */
const sources = import.meta.glob<Record<string, unknown>>('../src/**/index.ts');

describe('the public API', () => {
  let entries: Entry[] = [];
  beforeAll(() => {
    entries = currentApi();
  }, 60_000);

  test('is what api.md records', () => {
    expect(describeApi(entries, currentPages()), DUE).toBe(readFileSync(RECORD, 'utf8'));
  });

  test('has every slot that a selector in the README or in a page names', () => {
    const pages = [...currentPages().values()];
    const slots = new Set(pages.flatMap((page) => [...anatomyOf(page).slots.keys()]));
    const texts = [readFileSync(path.join(path.dirname(RECORD), 'README.md'), 'utf8'), ...pages];
    const named = [...texts.join('').matchAll(/\[data-slot=['"]?([\w-]+)/g)].map(([, slot = '']) => slot);
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((slot) => !slots.has(slot))).toEqual([]);
  });

  test('describes every component in llms.txt', () => {
    const text = describeParts(entries);
    const offered = entries.flatMap(valuesOf).filter((name) => !name.endsWith('Variants'));
    const told = [...text.matchAll(/^- `(\w+)`: (.{10,})$/gm)].map(([, name]) => name);
    expect(told.sort()).toEqual([...new Set(offered)].sort());
  });

  test('documents every export and every prop', () => {
    const all = new Set(entries.flatMap(({ offered, mentioned }) => [...offered.values(), ...mentioned]));
    const named = new Set(entries.flatMap(({ offered }) => [...offered.values()]));
    const silent = [
      ...[...named].filter(({ summary }) => !summary).map(({ file, name }) => `${file}: ${name}`),
      ...[...all].flatMap(({ file, name, silent: props }) => props.map((prop) => `${file}: ${name}.${prop}`)),
    ];
    expect(all.size).toBeGreaterThan(150);
    expect(silent).toEqual([]);
  });

  test('has an example of every component, which compiles', () => {
    const root = entries.find(({ name }) => name === '.')?.offered ?? new Map<string, Declaration>();
    const parts = [...root].filter(([name, { isValue }]) => isValue && /^[A-Z]/.test(name));
    expect(parts.filter(([, { example }]) => example === '').map(([name]) => name)).toEqual([]);
    expect(parts.length).toBeGreaterThan(100);
    expect(complaintsAbout(parts.map(([name, { example }]) => [name, example]))).toBe('');
  }, 120_000);

  test('has types for every entry with code', () => {
    const coded = Object.entries(entriesOf(readManifest())).flatMap(([name, target]) =>
      typeof target === 'object' && /\.tsx?$/.test(target.source ?? '') ? [name] : [],
    );
    expect(coded.length).toBeGreaterThan(25);
    expect(entries.map(({ name }) => name)).toEqual(coded);
  });

  test.each(Object.keys(typedEntries()))('exports at run time what the types of %s declare', async (name) => {
    const entry = entries.find((each) => each.name === name);
    const target = entriesOf(readManifest())[name];
    const loaded =
      typeof target === 'object' && (await sources[path.posix.join('..', target.source ?? '')]?.());
    expect(Object.keys(loaded || {}).sort()).toEqual(entry && valuesOf(entry));
  });
});

describe('the record', () => {
  const FILES = {
    'index.d.ts': `export * from './part/index.js';`,
    'part/index.d.ts': `export { Part, type PartProps } from './part.js'; export { vary } from './vary.js';`,
    'part/part.d.ts': `import type { Own } from './own.js';
/** Prose. */
export interface PartProps extends Own {
    /**
     * How large.
     * @default 'md'
     */
    size?: 'md' | 'lg' | undefined;
}
/** More prose. */
export declare function Part({ size, tone, ...props }: PartProps): import("react").JSX.Element;
export declare const hidden: string;`,
    'part/own.d.ts': `export interface Own {
    tone?: string | undefined;
}`,
    'part/vary.d.ts': 'export declare const vary: (props?: object) => string;',
    'part/part.mdx': `
## Anatomy

| Part | What it is | Element |
| --- | --- | --- |
| \`part\` | The whole | \`div\` |
| \`part-label\`, \`part-end\` | Its words | \`span\` |

| Attribute | On | Means |
| --- | --- | --- |
| \`data-size\`, \`data-busy\` | \`part\` | \`md\` |

| CSS variable | On | Means |
| --- | --- | --- |
| \`--ds-part-size\` | \`part\` | Its width |

## Words
| \`other\` | a | b |
`,
  };
  const ENTRIES = { '.': 'index.d.ts', './part': 'part/index.d.ts' };

  function record(file: keyof typeof FILES = 'index.d.ts', from = '', to = ''): string {
    expect(FILES[file], 'the fault can be planted').toContain(from);
    const files: Record<string, string> = { ...FILES, [file]: FILES[file].replace(from, to) };
    return describeApi(
      readApi(ENTRIES, (name) => files[name] ?? ''),
      new Map([['./part', files['part/part.mdx'] ?? '']]),
    );
  }

  test('contains every export, prop and slot, with the types that they mention, and nothing else', () => {
    const [, body = ''] = record().split('a test compares.\n');
    expect(body).toMatchInlineSnapshot(`
      "
      ## @weft/design-system

      Everything below.

      ## @weft/design-system/part

      \`\`\`ts
      export declare function Part(props: PartProps): JSX.Element;

      export interface PartProps extends Own {
        /** @default 'md' */
        size?: 'md' | 'lg' | undefined;
      }

      export declare const vary: (props?: object) => string;
      \`\`\`

      Mentioned, without a public name:

      \`\`\`ts
      export interface Own {
        tone?: string | undefined;
      }
      \`\`\`

      Slots: \`part\` (\`data-busy\`, \`data-size\`), \`part-end\`, \`part-label\`. CSS variables: \`--ds-part-size\`.
      "
    `);
  });

  test('changes with a prop or a slot, not with prose', () => {
    expect(record('part/part.mdx', 'part-end', 'part-tail')).not.toBe(record());
    expect(record('part/part.mdx', 'Its words', 'Its text')).toBe(record());
    expect(record('part/own.d.ts', 'tone?:', 'tone:')).not.toBe(record());
    expect(record('part/part.d.ts', 'How large.', 'How wide.')).toBe(record());
  });

  test('knows which exports and props are documented', () => {
    const [, { offered, mentioned } = { offered: new Map(), mentioned: [] }] = readApi(
      ENTRIES,
      (name) => FILES[name as keyof typeof FILES],
    );
    expect(offered.get('PartProps')).toMatchObject({ summary: 'Prose.', silent: [] });
    expect(offered.get('vary')).toMatchObject({ summary: '' });
    expect(mentioned).toMatchObject([{ name: 'Own', silent: ['tone'] }]);
  });

  test('throws for an export that nothing declares', () => {
    expect(() => record('part/index.d.ts', 'vary', 'missing')).toThrow(/exports missing/);
  });
});
