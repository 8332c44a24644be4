import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const COMPONENTS = path.join(import.meta.dirname, '../src/components');

/** Storybook's own parts of a page: imports, live stories, controls and facts. Code blocks keep their imports. */
const BLOCKS =
  /^(?:import .* from '(?:@storybook|#storybook|\.)[^\n]*|<(?:Meta|Canvas|Controls|Facts)\b[^\n]*\/>)\n+/gm;

/** A heading of which nothing is left. */
const EMPTY = /^## .*\n*(?=\n## |$(?![\s\S]))/gm;

/** The pages of the components as Markdown, by file name, for readers and agents that have only the package. */
export function componentDocs(): ReadonlyMap<string, string> {
  return new Map(
    globSync('*/*.mdx', { cwd: COMPONENTS })
      .sort()
      .map((file) => {
        const page = readFileSync(path.join(COMPONENTS, file), 'utf8');
        const text = page.replace(BLOCKS, '').replace(EMPTY, '').trim();
        return [`${path.basename(file, '.mdx')}.md`, `${text}\n`];
      }),
  );
}
