import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepPreviousAssets } from './previous-assets.ts';

let folder = '';
let settings: Record<string, string> = {};
beforeEach(async () => {
  settings = { WEFT_PUBLIC_SUPPORT_KEY: 'a key', WEFT_PUBLIC_HANDOFF_PASSPHRASE: 'a passphrase' };
  folder = await mkdtemp(path.join(tmpdir(), 'weft-assets-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Builds into an emptied folder, as Vite does. @returns the files that are there afterwards */
const release = (...names: string[]): Promise<string[]> => releaseInto('site/dist', ...names);

async function releaseInto(dist: string, ...names: string[]): Promise<string[]> {
  const assets = path.join(folder, dist, 'assets');
  const restore = await keepPreviousAssets(assets, path.join(folder, 'cache'), settings);
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

test('a build does not change what a build into a folder of the same name keeps', async () => {
  await releaseInto('first/dist', 'app-1.js');
  await releaseInto('first/dist', 'app-2.js');
  await releaseInto('second/dist', 'app-9.js');
  expect(await releaseInto('first/dist', 'app-3.js')).toEqual(['app-2.js', 'app-3.js']);
  expect(await releaseInto('second/dist', 'app-8.js')).toEqual(['app-8.js', 'app-9.js']);
});

test.each([
  ['support key is', 'WEFT_PUBLIC_SUPPORT_KEY'],
  ['passphrase is', 'WEFT_PUBLIC_HANDOFF_PASSPHRASE'],
])('a build whose %s another one, or none, keeps no file that may have the old one', async (_what, name) => {
  for (const value of ['another one', '']) {
    await release('app-1.js');
    settings = { ...settings, [name]: value };
    expect(await release('app-2.js')).toEqual(['app-2.js']);
    expect(await release('app-3.js')).toEqual(['app-2.js', 'app-3.js']);
  }
});

test('a build over files of unknown settings keeps none of them', async () => {
  await release('app-1.js');
  await rm(path.join(folder, 'cache'), { recursive: true });
  expect(await release('app-2.js')).toEqual(['app-2.js']);
});

test.each(['', '{"secrets":"a'])('a build replaces a record that is broken: %j', async (broken) => {
  await release('app-1.js');
  const [record = ''] = await readdir(path.join(folder, 'cache'));
  await writeFile(path.join(folder, 'cache', record), broken);
  expect(await release('app-2.js')).toEqual(['app-2.js']);
  expect(await release('app-3.js')).toEqual(['app-2.js', 'app-3.js']);
  expect(await readdir(path.join(folder, 'cache'))).toEqual([record]);
});

test('a build keeps nothing of one that was cut off, whose settings are unknown', async () => {
  await release('app-1.js');
  await writeFile(path.join(folder, 'site/dist/assets/cut-off.js'), '');
  expect(await release('app-1.js')).toEqual(['app-1.js']);
});

test('the record has neither the key nor the passphrase', async () => {
  await release('app-1.js');
  const [record = ''] = await readdir(path.join(folder, 'cache'));
  const text = await readFile(path.join(folder, 'cache', record), 'utf8');
  expect(text).toContain('app-1.js');
  for (const secret of Object.values(settings)) expect(text).not.toContain(secret);
});
