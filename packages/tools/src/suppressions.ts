import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Comments that suppress the linter or the compiler. The brackets keep this file from matching itself. */
const SUPPRESSION = /biome[-]ignore|eslint[-]disable|@ts[-](?:ignore|nocheck)/;

/** Folders without our own sources. */
const FOREIGN = /(^|\/)(node_modules|dist|generated|\.cache|storybook-static)$/;

/** Lines that suppress a check: file, line number, comment. */
export async function findSuppressions(root: string): Promise<string[]> {
  const sources = globSync(
    '{*,{.storybook,consumers,packages,scripts,site,tokens}/**/*}.{ts,tsx,js,cjs,mjs,css,html,astro,mdx,grit}',
    {
      cwd: root,
      exclude: (name) => FOREIGN.test(name),
    },
  );
  const found = sources.map(async (file) => {
    const lines = (await readFile(path.join(root, file), 'utf8')).split('\n');
    return lines.flatMap((line, index) =>
      SUPPRESSION.test(line)
        ? [`${file}:${index + 1}: '${line.trim()}' suppresses a check; fix what it reports`]
        : [],
    );
  });
  return (await Promise.all(found)).flat();
}
