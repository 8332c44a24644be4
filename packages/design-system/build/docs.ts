import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const COMPONENTS = path.join(import.meta.dirname, '../src/components');

/** Storybook's own parts of a page: imports, live stories, controls, facts, and the anatomy's picture. Code blocks keep their imports. */
const BLOCKS =
  /^(?:import .* from '(?:@storybook|#storybook|\.)[^\n]*|<(?:Meta|Canvas|Controls|Facts)\b[^\n]*\/>|<Anatomy\b[^\n]*>|<\/Anatomy>)\n+/gm;

/** A pair of live examples, of which the lines remain. */
const PAIR = /^<DoDont\n {2}of=\{\w+\}\n {2}do="([^"]*)"\n {2}dont="([^"]*)"\n\/>\n+/gm;

/** A heading of which nothing is left. */
const EMPTY = /^## .*\n*(?=\n## |$(?![\s\S]))/gm;

/** The pages of the components as Markdown, by file name, for readers and agents that have only the package. */
export function componentDocs(): ReadonlyMap<string, string> {
  return new Map(
    globSync('*/*.mdx', { cwd: COMPONENTS })
      .sort()
      .map((file) => {
        const page = readFileSync(path.join(COMPONENTS, file), 'utf8');
        const text = page
          .replace(BLOCKS, '')
          .replace(PAIR, '- Do: $1\n- Don’t: $2\n\n')
          .replace(EMPTY, '')
          .trim();
        return [`${path.basename(file, '.mdx')}.md`, `${text}\n`];
      }),
  );
}
