import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepPreviousAssets } from './previous-assets.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'weft-assets-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Builds into an emptied folder, as Vite does. @returns the files that are there afterwards */
async function release(...names: string[]): Promise<string[]> {
  const assets = path.join(folder, 'assets');
  const restore = await keepPreviousAssets(assets, path.join(folder, 'cache/assets.json'));
  await rm(assets, { recursive: true, force: true });
  await mkdir(path.join(assets, 'pictures'), { recursive: true });
  for (const name of names) await writeFile(path.join(assets, name), name);
  await restore();
  return (await readdir(assets, { recursive: true })).filter((name) => name.includes('.')).sort();
}

test('a build keeps the files of the previous build, and no older ones', async () => {
  expect(await release('app-1.js', 'pictures/hero-1.webp')).toEqual(['app-1.js', 'pictures/hero-1.webp']);
  expect(await release('app-2.js')).toEqual(['app-1.js', 'app-2.js', 'pictures/hero-1.webp']);
  expect(await release('app-3.js')).toEqual(['app-2.js', 'app-3.js']);
});

test('a build without changes keeps the files of the last build that differed', async () => {
  await release('app-1.js');
  await release('app-2.js');
  expect(await release('app-2.js')).toEqual(['app-1.js', 'app-2.js']);
});
