import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Extensions of the files to compress. Other pictures and fonts are compressed already. */
const TEXT = new Set([
  '.html',
  '.css',
  '.js',
  '.mjs',
  '.json',
  '.svg',
  '.txt',
  '.xml',
  '.webmanifest',
  '.ico',
]);

/** Smaller files stay uncompressed, because the extra headers cost more than compression saves. In bytes. */
const MIN_SIZE = 256;

/** The encodings of the compressed files, best first, and the extension of each. */
export const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/**
 * Writes `<file>.br` and `<file>.gz` beside every text file of a built site, where that is smaller. Uses the highest
 * compression level. Call it last in a build. The output is reproducible.
 * @param folder The built site, for instance `site/dist`.
 */
export async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.has(path.extname(entry.name)))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const source = await readFile(file);
  const before = source.length;
  if (before < MIN_SIZE) return;
  const [br, gz] = await Promise.all([
    brotli(source, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: before,
      },
    }),
    gzipped(source, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (br.length < before) await writeFile(`${file}.br`, br);
  if (gz.length < before) await writeFile(`${file}.gz`, gz);
}
