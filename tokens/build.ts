import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compile, ROOT } from './compile.ts';
import { buildFonts } from './font/build.ts';

const DIST = new URL('dist/', ROOT);

/** The contents of every published file, by path in `dist/`. Writes nothing. */
export async function buildAll(): Promise<Map<string, string | Uint8Array>> {
  return new Map<string, string | Uint8Array>([...(await compile()), ...(await buildFonts())]);
}

const same = async (file: URL, contents: Buffer): Promise<boolean> => {
  const old = await readFile(file).catch(() => undefined);
  return old?.equals(contents) ?? false;
};

/** Writes the files to `dist/` and deletes all others. Skips unchanged files, so that they trigger no watcher. */
async function write(files: Map<string, string | Uint8Array>): Promise<number> {
  let written = 0;
  for (const [path, contents] of files) {
    const file = new URL(path, DIST);
    const bytes = Buffer.from(contents);
    if (await same(file, bytes)) continue;
    await mkdir(new URL('./', file), { recursive: true });
    await writeFile(file, bytes);
    written++;
  }
  for (const entry of await readdir(DIST, { recursive: true, withFileTypes: true })) {
    const path = `${entry.parentPath}/${entry.name}`.slice(fileURLToPath(DIST).length).replace(/^\//, '');
    if (entry.isFile() && !files.has(path)) await rm(new URL(path, DIST));
  }
  return written;
}

if (import.meta.main) {
  const files = await buildAll();
  const written = await write(files);
  console.log(`tokens: ${files.size} files, ${written} changed`);
}
