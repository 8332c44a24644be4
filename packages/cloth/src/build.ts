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
import type { PictureEntry, PictureManifest } from './manifest.ts';
import type { Picture, PictureName } from './pictures.ts';

export { toIco } from './ico.ts';
export type { PictureEntry, PictureManifest, PictureSource } from './manifest.ts';
export type { PictureName } from './pictures.ts';

/** Where the pictures go and how they are addressed. */
export interface BuildOptions {
  /** Folder that keeps finished sets between runs. @default `.cache` of this package */
  readonly cacheDir?: string;
  /** What every address begins with. @default '/pictures/' */
  readonly base?: string;
}

const here = dirname(fileURLToPath(import.meta.url));
const manifestName = 'manifest.json';

/**
 * Makes every picture of the product, or takes the set that an earlier run made from the same inputs.
 * File names carry a hash of their content, so they can be served as immutable.
 * @param outDir Folder for the files and `manifest.json`. What an earlier set left there is removed.
 * @param options Cache and base address.
 * @returns The manifest.
 */
export async function buildPictures(outDir: string, options: BuildOptions = {}): Promise<PictureManifest> {
  const { cacheDir = join(here, '..', '.cache'), base = '/pictures/' } = options;
  const key = fingerprint(base);
  const known = readManifest(outDir);
  if (known?.key === key && isWhole(known, outDir, base)) return known;
  const kept = join(cacheDir, key);
  if (!existsSync(join(kept, manifestName))) await makeSet(kept, key, base);
  rmSync(outDir, { recursive: true, force: true });
  cpSync(kept, outDir, { recursive: true });
  return JSON.parse(readFileSync(join(outDir, manifestName), 'utf8')) as PictureManifest;
}

/** Hash of everything that decides the bytes: this package's sources and the exact versions of what it draws with. */
function fingerprint(base: string): string {
  const hash = createHash('sha256')
    .update(base)
    .update(readFileSync(join(here, '..', 'package.json')));
  const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort();
  for (const name of sources) hash.update(name).update(readFileSync(join(here, name)));
  return hash.digest('hex').slice(0, 16);
}

function readManifest(folder: string): PictureManifest | undefined {
  const file = join(folder, manifestName);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PictureManifest) : undefined;
}

/** Whether every file that a manifest speaks of is there. */
function isWhole(manifest: PictureManifest, folder: string, base: string): boolean {
  return Object.values(manifest.pictures)
    .flatMap(({ src, sources }) => [
      src,
      ...sources.flatMap(({ srcset }) => srcset.split(', ').map((part) => part.split(' ')[0] ?? '')),
    ])
    .every((address) => existsSync(join(folder, address.slice(base.length))));
}

/** Draws the whole set beside its final place and moves it there when it is complete, so that no half set is ever taken. */
async function makeSet(folder: string, key: string, base: string): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    const manifest: PictureManifest = { key, pictures: await drawAll(draft, base) };
    writeFileSync(join(draft, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Draws every picture into a folder, a few at a time. What draws is loaded only here: a finished set needs none of it. */
async function drawAll(folder: string, base: string): Promise<Record<string, PictureEntry>> {
  const [{ pictures }, { openTypesetter }, { encode }] = await Promise.all([
    import('./pictures.ts'),
    import('./text.ts'),
    import('./encode.ts'),
  ]);
  const set = await openTypesetter();
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
      entries.set(name, await encode(name, picture, set, write));
    }
  };
  await Promise.all([work(), work(), work()]);
  return Object.fromEntries(names.map((name) => [name, entries.get(name) as PictureEntry]));
}
