import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sources } from './imports/check.ts';

/** Comments that silence the linter or the compiler. In brackets, so that this file does not find itself. */
const SILENCER = /biome[-]ignore|eslint[-]disable|@ts[-](?:ignore|nocheck)/;

/** Lines that silence a check instead of being mended: file, line number, comment. */
export async function findSuppressions(root: string): Promise<string[]> {
  const found = (await sources(root)).map(async (file) => {
    const lines = (await readFile(path.join(root, file), 'utf8')).split('\n');
    return lines.flatMap((line, index) =>
      SILENCER.test(line)
        ? [`${file}:${index + 1}: '${line.trim()}' silences a check; mend what it finds`]
        : [],
    );
  });
  return (await Promise.all(found)).flat();
}
