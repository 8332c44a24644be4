import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { colourTokens } from './colours.ts';
import type { PictureEntry, PictureManifest } from './manifest.ts';
import type { Picture, PictureName } from './picture-list.ts';

export { toIco } from './ico.ts';
export type { PictureEntry, PictureManifest, PictureSource } from './manifest.ts';
export { isPagePicture, type PagePictureName, type PictureName } from './picture-list.ts';

/** Options of {@link buildPictures}. */
export interface BuildOptions {
  /** Base path of every address. @default '/pictures/' */
  readonly base?: string;
}

const here = dirname(fileURLToPath(import.meta.url));
const manifestName = 'manifest.json';

/**
 * Builds every picture of the product, or copies the result of an earlier build with the same inputs.
 * File names contain a hash of their content, so they can be served as immutable.
 * @param outDir Folder for the files and `manifest.json`. Its previous content is deleted.
 * @returns The manifest.
 */
export async function buildPictures(
  outDir: string,
  { base = '/pictures/' }: BuildOptions = {},
): Promise<PictureManifest> {
  const key = cacheKey(base);
  const known = readManifest(outDir);
  if (known?.key === key && isComplete(known, outDir, base)) return known;
  const cached = join(here, '..', '.cache', key);
  if (!existsSync(join(cached, manifestName))) await fillCache(cached, key, base);
  rmSync(outDir, { recursive: true, force: true });
  cpSync(cached, outDir, { recursive: true });
  return JSON.parse(readFileSync(join(outDir, manifestName), 'utf8')) as PictureManifest;
}

/** Hash of everything that decides the bytes: colours, this package's sources, and the exact versions of its dependencies. */
function cacheKey(base: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([base, colourTokens]))
    .update(readFileSync(join(here, '..', 'package.json')));
  const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort();
  for (const name of sources) hash.update(name).update(readFileSync(join(here, name)));
  return hash.digest('hex').slice(0, 16);
}

/** Whether a build would delete files that no earlier build has written. */
export const hasOtherFiles = (folder: string): boolean =>
  existsSync(folder) && readdirSync(folder).length > 0 && readManifest(folder)?.pictures === undefined;

function readManifest(folder: string): PictureManifest | undefined {
  const file = join(folder, manifestName);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PictureManifest) : undefined;
}

/** Whether every file of a manifest exists. */
function isComplete(manifest: PictureManifest, folder: string, base: string): boolean {
  return Object.values(manifest.pictures)
    .flatMap(({ src, sources }) => [
      src,
      ...sources.flatMap(({ srcset }) => srcset.split(', ').map((part) => part.split(' ')[0] ?? '')),
    ])
    .every((address) => existsSync(join(folder, address.slice(base.length))));
}

/** Builds into a draft folder and renames it when it is complete, so that an interrupted build is never used. */
async function fillCache(folder: string, key: string, base: string): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    const manifest: PictureManifest = { key, pictures: await drawAll(draft, base) };
    writeFileSync(join(draft, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
    // Another process may have finished the same build meanwhile, and copy from its folder.
    if (existsSync(join(folder, manifestName))) return;
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Draws every picture into a folder, three at a time. Loads the drawing libraries here, since a cached build needs none of them. */
async function drawAll(folder: string, base: string): Promise<Record<string, PictureEntry>> {
  const [{ pictures }, { openTypesetter }, { encode }] = await Promise.all([
    import('./picture-list.ts'),
    import('./typesetter.ts'),
    import('./encode.ts'),
  ]);
  const typeset = await openTypesetter();
  const write = (name: string, extension: string, content: string | Buffer): string => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    const file = `${name}.${hash}.${extension}`;
    writeFileSync(join(folder, file), content);
    return base + file;
  };
  const names = Object.keys(pictures) as PictureName[];
  const entries = new Map<PictureName, PictureEntry>();
  const waiting = [...names];
  const work = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const picture: Picture = pictures[name];
      entries.set(name, await encode(name, picture, typeset, write));
    }
  };
  await Promise.all([work(), work(), work()]);
  return Object.fromEntries(names.map((name) => [name, entries.get(name) as PictureEntry]));
}
