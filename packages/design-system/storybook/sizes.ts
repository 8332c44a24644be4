import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { statedSizes } from '../build/sizes.ts';

const FOLDER = path.join(import.meta.dirname, 'generated');

/** Kilobytes of each entry's script over the wire, as the package's README says: measured there, and tested. */
export const sizes = (): Readonly<Record<string, number>> => Object.fromEntries(statedSizes());

/** Writes the sizes where the pages' facts read them. */
export async function writeSizes(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path.join(FOLDER, 'sizes.mjs'), `export default ${JSON.stringify(sizes())};\n`);
}
