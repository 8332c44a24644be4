import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { statedSizes } from '../build/sizes.ts';

const FOLDER = path.join(import.meta.dirname, 'generated');

/** Kilobytes of each entry's script, gzipped, from the table in the package's README, which a test checks. */
export const sizes = (): Readonly<Record<string, number>> => Object.fromEntries(statedSizes());

/** Writes the sizes for the docs pages. */
export async function writeSizes(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path.join(FOLDER, 'sizes.mjs'), `export default ${JSON.stringify(sizes())};\n`);
}
