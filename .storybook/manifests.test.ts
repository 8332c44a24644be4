import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { recordedProps } from '@weft/design-system/storybook/recorded-types.ts';
import { experimental_loadStorybook } from 'storybook/internal/core-server';
import { beforeAll, describe, expect, test } from 'vitest';

/** The fields that the test reads; the rest of the format may change with Storybook. */
interface ComponentEntry {
  readonly name: string;
  readonly path: string;
  readonly description?: string;
  readonly error?: unknown;
  readonly stories?: readonly unknown[];
  readonly reactDocgen?: { readonly props?: Readonly<Record<string, unknown>> };
}

const PACKAGE = path.join(import.meta.dirname, '../packages/design-system');

/** Stories of the site's pages. */
const PAGES = path.join(import.meta.dirname, '../packages/storybook/pages');

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

let index: IndexEntry[] = [];
let components: ComponentEntry[] = [];
let pages: unknown[] = [];

/** The files that a build writes to `manifests/`. Takes the steps of a build without bundling anything. */
beforeAll(async () => {
  const { presets } = await experimental_loadStorybook({
    configDir: import.meta.dirname,
    packageJson: {},
    disableTelemetry: true,
    cache: undefined,
  });
  const features = await presets.apply<{ componentsManifest?: boolean }>('features');
  expect(features.componentsManifest).toBe(true);
  const generator = await presets.apply<{
    getIndex: () => Promise<{ entries: Record<string, IndexEntry> }>;
  }>('storyIndexGenerator');
  index = Object.values((await generator.getIndex()).entries);
  const manifestEntries = index.filter(({ tags }) => tags?.includes('manifest'));
  const manifests = await presets.apply<{
    components?: { components: Record<string, ComponentEntry> };
    docs?: { docs: Record<string, unknown> };
  }>('experimental_manifests', undefined, { manifestEntries });
  components = Object.values(manifests.components?.components ?? {});
  pages = Object.values(manifests.docs?.docs ?? {});
}, 120_000);

describe('the manifests for agents', () => {
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
      const story = readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');
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
    const text = JSON.stringify(pages);
    expect(text).toContain('Foundations/Colour');
    expect(text).toContain('--ds-color-bg-action');
  });
});

describe('the index', () => {
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

  const framing = (): string[] =>
    stories(false).filter((id) => /--(?:at-three-widths|every-state|motion-steps)$/.test(id));

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
