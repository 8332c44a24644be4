import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Entry, valuesOf } from './api.ts';

const COMPONENTS = path.join(import.meta.dirname, '../src/components');

/** Storybook's own parts of a page: imports, live stories, controls, facts, and the anatomy's picture. Code blocks keep their imports. */
const BLOCKS =
  /^(?:import .* from '(?:@storybook|#storybook|\.)[^\n]*|<(?:Meta|Canvas|Controls|Facts)\b[^\n]*\/>|<Anatomy\b[^\n]*>|<\/Anatomy>)\n+/gm;

/** A pair of live examples. The page keeps their lines of text. */
const PAIR = /^<DoDont\n {2}of=\{\w+\}\n {2}do="([^"]*)"\n {2}dont="([^"]*)"\n\/>\n+/gm;

/** A sentence that announces a live story. */
const ANNOUNCED = /:(?=\n+<Canvas\b[^\n]*\/>\n)/g;

/** Headings without content: first those of the third level, because a remaining one keeps its section. */
const EMPTY = [/^### .*\n*(?=\n###? |$(?![\s\S]))/gm, /^## .*\n*(?=\n## |$(?![\s\S]))/gm] as const;

/** The examples of an entry, as a section. */
function examples(entry: Entry | undefined): string {
  const codes = entry ? valuesOf(entry).flatMap((name) => entry.offered.get(name)?.example || []) : [];
  return codes.length > 0
    ? `\n\n## Examples\n\n${codes.map((code) => `\`\`\`tsx\n${code}\n\`\`\``).join('\n\n')}`
    : '';
}

/**
 * The pages of the components as Markdown, by file name, for readers and agents that have only the package.
 *
 * @param entries all entries with code, whose examples are at the end of their pages
 */
export function componentDocs(entries: readonly Entry[]): ReadonlyMap<string, string> {
  return new Map(
    globSync('*/*.mdx', { cwd: COMPONENTS })
      .sort()
      .map((file) => {
        const page = readFileSync(path.join(COMPONENTS, file), 'utf8');
        const text = page
          .replace(ANNOUNCED, ' (in Storybook).')
          .replace(BLOCKS, '')
          .replace(PAIR, '- Do: $1\n- Don’t: $2\n\n')
          .replace(EMPTY[0], '')
          .replace(EMPTY[1], '')
          .trim();
        const name = path.basename(file, '.mdx');
        const entry = entries.find((each) => each.name === `./${path.dirname(file)}`);
        return [`${name}.md`, `${text}${examples(entry)}\n`];
      }),
  );
}
