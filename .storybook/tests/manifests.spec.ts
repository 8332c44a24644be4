import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readRecord } from '@weft/design-system/storybook/record.ts';
import { expect, test } from 'playwright/test';
import { ROOT } from './pages.ts';
import { built, isWholePages } from './support/built.ts';

/** The fields that the test reads; the rest of the format may change with Storybook. */
interface ComponentEntry {
  readonly name: string;
  readonly path: string;
  readonly description?: string;
  readonly error?: unknown;
  readonly stories?: readonly unknown[];
  readonly reactDocgen?: { readonly props?: Readonly<Record<string, unknown>> };
}

const PACKAGE = path.join(ROOT, 'packages/design-system');

/** Stories of the site's pages. */
const PAGES = path.join(ROOT, 'packages/storybook/pages');

const { recordedProps } = readRecord(readFileSync(path.join(PACKAGE, 'api.md'), 'utf8'));

/** Every public entry of the package that is a component's folder. */
const entries = globSync('src/components/*/index.ts', { cwd: PACKAGE }).map((file) =>
  path.basename(path.dirname(file)),
);

/** The fields of an entry in Storybook's index that the test reads. */
interface IndexEntry {
  readonly id: string;
  readonly importPath: string;
  readonly type: string;
  readonly tags?: readonly string[];
}

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(built, file), 'utf8'));

const { entries: indexed } = read('index.json') as { entries: Record<string, IndexEntry> };
const index = Object.values(indexed);
const { components: described } = read('manifests/components.json') as {
  components: Record<string, ComponentEntry>;
};
const components = Object.values(described);

test.describe('the manifests for agents', () => {
  test('name every public entry of the package, with its purpose and its stories', () => {
    expect(entries.length).toBeGreaterThan(25);
    const lacking = entries.filter((entry) => {
      const own = components.filter((each) => each.path.includes(`/components/${entry}/`));
      return !own.some(({ description, stories, error }) => description && stories?.length && !error);
    });
    expect(lacking).toEqual([]);
  });

  test('name every prop of the package’s own; those of a union or an `Omit`, which they cannot read, are in the story', () => {
    const missing = components.flatMap(({ name, path: file, reactDocgen }) => {
      const story = readFileSync(path.join(ROOT, file), 'utf8');
      const [, own = ''] = /^ {2}argTypes: \{([\s\S]*?)^ {2}\},/m.exec(story) ?? [];
      const told = new Set([
        ...Object.keys(reactDocgen?.props ?? {}),
        ...[...own.matchAll(/^ {4}'?([\w-]+)'?: \{\s*description:/gm)].map(([, prop]) => prop),
      ]);
      return recordedProps(name)
        .filter((prop) => !told.has(prop))
        .map((prop) => `${name}: ${prop}`);
    });
    expect(missing).toEqual([]);
    expect(recordedProps('Checkbox')).toEqual(expect.arrayContaining(['label', 'error', 'indeterminate']));
  });

  test('hold the foundations’ pages with the tokens’ values', () => {
    const text = JSON.stringify(read('manifests/docs.json'));
    expect(text).toContain('Foundations/Colour');
    expect(text).toContain('--ds-color-bg-action');
  });
});

test.describe('the index', () => {
  const stories = (tested: boolean): string[] =>
    index
      .filter(({ type, tags }) => type === 'story' && tags?.includes('test') === tested)
      .map(({ id }) => id);

  /** Ids that the stories of whole pages put into their frames. */
  const framed = globSync('*.stories.tsx', { cwd: PAGES }).flatMap((file) => {
    const text = readFileSync(path.join(PAGES, file), 'utf8');
    const single = [...text.matchAll(/(?:atThreeWidths|motionSteps)\('([^']+)'\)/g)].map(([, id = '']) => id);
    const states = [...text.matchAll(/everyState\('([^']+)', \{([^}]+)\}/g)].flatMap(
      ([, page = '', keys = '']) =>
        [...keys.matchAll(/^\s*'?([\w-]+)'?:/gm)].map(([, story = '']) => `${page}--${story}`),
    );
    return [...single, ...states];
  });

  const framing = (): string[] => stories(false).filter((id) => isWholePages({ id }));

  test('has no story in the configuration folder, because each change there would run all of Chromatic (record 0191)', () => {
    expect(index.filter(({ importPath }) => importPath.includes('.storybook/'))).toEqual([]);
  });

  test('tests every story except those that frame another one (record 0063)', () => {
    const others = stories(false).filter((id) => !framing().includes(id));
    expect(others.filter((id) => !id.startsWith('getting-started-playground--'))).toEqual([]);
    expect(stories(true).length).toBeGreaterThan(200);
  });

  test('tests each framed story', () => {
    const pages = framed.map((id) => id.split('--')[0]);
    for (const id of framing()) expect(pages).toContain(id.split('--')[0]);
    for (const id of framing().filter((each) => each.endsWith('--every-state')))
      expect(pages.filter((each) => id.startsWith(`${each}--`)).length, id).toBeGreaterThan(4);
    expect(stories(true)).toEqual(expect.arrayContaining(framed));
  });
});
