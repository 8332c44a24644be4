/**
 * Measures what a page loads for one part of the design system, compared with the same part of other libraries: script
 * and styles, minified and gzipped, without React. Writes the table into the README.
 */
import { runScript } from '@weft/tools/user-error';
import { gzipped, inKilobytes, REACT } from '../build/bundle.ts';
import { markdownTable, writeTable } from '../build/readme.ts';
import {
  bundleWith,
  exportsOf,
  LIBRARIES,
  type Library,
  PARTS,
  type Part,
  prepare,
  wholeSheet,
} from './libraries.ts';

/** Compressed bytes. */
interface Size {
  readonly script: number;
  readonly styles: number;
}

async function sizeOf(library: Library, part: Part): Promise<Size | undefined> {
  const offered = exportsOf(library);
  if (!offered.has(part)) return undefined;
  const names = offered.has('Provider') ? [part, 'Provider'] : [part];
  const { scripts, styles } = await bundleWith(library, `export { ${names.join()} } from 'library';`, REACT);
  return { script: gzipped(scripts), styles: gzipped(styles) };
}

const cell = (size: Size | undefined, least: number): string => {
  if (!size) return '';
  const text = [size.script, size.styles].filter(Boolean).map(inKilobytes).join(' + ');
  return size.script + size.styles === least ? `**${text}**` : text;
};

await runScript(async () => {
  await prepare();
  const rows: string[][] = [['', ...LIBRARIES.map(({ name }) => name)]];
  for (const [name, part] of Object.entries(PARTS)) {
    const sizes: (Size | undefined)[] = [];
    for (const library of LIBRARIES) sizes.push(await sizeOf(library, part));
    const least = Math.min(...sizes.flatMap((size) => (size ? size.script + size.styles : [])));
    rows.push([name, ...sizes.map((size) => cell(size, least))]);
  }
  const sheets = LIBRARIES.map(wholeSheet);
  rows.push(['All styles', ...sheets.map((sheet) => (sheet ? inKilobytes(gzipped([sheet])) : ''))]);
  const table = markdownTable(rows);
  writeTable('size beside peers', table);
  process.stdout.write(`${table}\n`);
  return 0;
});
