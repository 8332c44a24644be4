import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const README = path.join(import.meta.dirname, '../README.md');

/** Between these comments the README has a table that a command writes. */
const placeOf = (name: string): RegExp => new RegExp(`(<!-- ${name} -->\\n)([\\s\\S]*?)(<!-- /${name} -->)`);

/** Reads a table of the README. */
export const readTable = (name: string): string =>
  placeOf(name).exec(readFileSync(README, 'utf8'))?.[2] ?? '';

/**
 * Writes a table into the README.
 *
 * @throws {Error} when the README has no place for it
 */
export function writeTable(name: string, table: string): void {
  const text = readFileSync(README, 'utf8');
  if (!placeOf(name).test(text)) throw new Error(`The README has no place <!-- ${name} -->`);
  writeFileSync(
    README,
    text.replace(placeOf(name), (_, begin, _old, end) => `${begin}\n${table}\n\n${end}`),
  );
}

/** Formats a table of Markdown. The first row is its head. */
export const markdownTable = ([head = [], ...rows]: readonly (readonly string[])[]): string => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
};
