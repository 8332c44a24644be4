import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Comments that silence the linter or the compiler. In brackets, so that this file does not find itself. */
const SILENCER = /biome[-]ignore|eslint[-]disable|@ts[-](?:ignore|nocheck)/;

/** Folders without sources of ours. */
const FOREIGN = /(^|\/)(node_modules|dist|generated|\.cache|storybook-static)$/;

/** Lines that silence a check instead of being mended: file, line number, comment. */
export async function findSuppressions(root: string): Promise<string[]> {
  const sources = globSync(
    '{.storybook,consumers,packages,scripts,site,tokens}/**/*.{ts,tsx,cjs,css,mdx,grit}',
    {
      cwd: root,
      exclude: (name) => FOREIGN.test(name),
    },
  );
  const found = sources.map(async (file) => {
    const lines = (await readFile(path.join(root, file), 'utf8')).split('\n');
    return lines.flatMap((line, index) =>
      SILENCER.test(line)
        ? [`${file}:${index + 1}: '${line.trim()}' silences a check; mend what it finds`]
        : [],
    );
  });
  return (await Promise.all(found)).flat();
}
