import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The repository's root. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** A docs page of a component. */
export interface DocsPage {
  readonly title: string;
  readonly id: string;
  /** Whether the page or its stories embed a canvas in a frame. */
  readonly framed: boolean;
  /** How many of its canvases show code to copy. */
  readonly codes: number;
}

/** Every docs page of the package's components, by title. */
export const PAGES: readonly DocsPage[] = globSync('packages/design-system/src/components/*/*.mdx', {
  cwd: ROOT,
})
  .toSorted()
  .map((file) => {
    const page = readFileSync(path.join(ROOT, file), 'utf8');
    const stories = readFileSync(path.join(ROOT, file.replace('.mdx', '.stories.tsx')), 'utf8');
    const title = /title: 'Components\/(\w+)'/.exec(stories)?.[1] ?? file;
    const framed = `${page}${stories}`.includes('inline: false');
    const codes = [...page.matchAll(/^<Canvas (?!.*sourceState="none")/gm)].length;
    return { title, codes, id: `components-${title.toLowerCase()}--docs`, framed };
  });
