import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPictures, type PictureManifest, toIco } from '../src/build.ts';
import { encode } from '../src/encode.ts';
import { pictures } from '../src/picture-list.ts';
import { openTypesetter } from '../src/typesetter.ts';

const place = mkdtempSync(join(tmpdir(), 'weft-cloth-'));
const outDir = join(place, 'out');
let manifest: PictureManifest;

const entry = (name: keyof typeof pictures) => {
  const found = manifest.pictures[name];
  if (!found) throw new Error(`${name} is missing from the manifest`);
  return found;
};
const fileOf = (address: string): string => join(outDir, basename(address));
const addresses = (name: keyof typeof pictures): { address: string; width: number }[] =>
  entry(name).sources.flatMap(({ srcset }) =>
    srcset.split(', ').map((part) => {
      const [address = '', width = ''] = part.split(' ');
      return { address, width: Number.parseInt(width, 10) };
    }),
  );

beforeAll(async () => {
  manifest = await buildPictures(outDir);
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('buildPictures', () => {
  it('writes an entry for every picture, a file for every address, and no other file', () => {
    expect(Object.keys(manifest.pictures)).toEqual(Object.keys(pictures));
    const named = new Set(['manifest.json']);
    for (const name of Object.keys(pictures) as (keyof typeof pictures)[]) {
      named.add(basename(entry(name).src));
      for (const { address } of addresses(name)) named.add(basename(address));
    }
    expect(readdirSync(outDir).sort()).toEqual([...named].sort());
  });

  it('reports the size of every picture', async () => {
    for (const name of Object.keys(pictures) as (keyof typeof pictures)[]) {
      const { width, height, src } = entry(name);
      const shown = await sharp(fileOf(src)).metadata();
      expect(shown.width / shown.height, name).toBeCloseTo(width / height, 2);
      for (const { address, width: told } of addresses(name))
        expect((await sharp(fileOf(address)).metadata()).width, address).toBe(told);
    }
  });

  it('lists the smallest encoding first', () => {
    for (const name of Object.keys(pictures) as (keyof typeof pictures)[]) {
      const sums = entry(name).sources.map(({ srcset }) =>
        srcset.split(', ').reduce((sum, part) => sum + statSync(fileOf(part.split(' ')[0] ?? '')).size, 0),
      );
      expect(sums).toEqual([...sums].sort((one, other) => one - other));
    }
  });

  it('keeps the first picture on a phone under 40 KB and the social card under 300 KB', () => {
    for (const { address } of addresses('hero-default-small'))
      expect(statSync(fileOf(address)).size).toBeLessThan(40_000);
    expect(statSync(fileOf(entry('social-card').src)).size).toBeLessThan(300_000);
  });

  it('makes the social card 1200 × 630 px', async () => {
    const { width, height } = await sharp(fileOf(entry('social-card').src)).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  it('wraps a PNG as an ICO file', () => {
    const png = readFileSync(fileOf(entry('icon-32').src));
    const ico = toIco(png, 32);
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    expect(ico.subarray(ico.readUInt32LE(18)).equals(png)).toBe(true);
    expect(ico.readUInt32LE(14)).toBe(png.length);
    expect(() => toIco(png, 256)).toThrow('at most 255 px');
  });

  it('changes no file when its inputs are the same', async () => {
    const before = readdirSync(outDir).map((name) => statSync(join(outDir, name)).mtimeMs);
    expect(await buildPictures(outDir)).toEqual(manifest);
    expect(readdirSync(outDir).map((name) => statSync(join(outDir, name)).mtimeMs)).toEqual(before);
  });

  it.each(['hero-ai-agents-small', 'process', 'social-card', 'icon-180'] as const)(
    'draws %s with the same bytes every time',
    async (name) => {
      const typeset = await openTypesetter();
      const write = (_: string, extension: string, content: string | Buffer): string => {
        const kept = [entry(name).src, ...addresses(name).map(({ address }) => address)].map((address) =>
          readFileSync(fileOf(address)),
        );
        expect(kept.some((file) => file.equals(Buffer.from(content)))).toBe(true);
        return extension;
      };
      await encode(name, pictures[name], typeset, write);
      expect.assertions(pictures[name].kind === 'raster' ? pictures[name].widths.length : 1);
    },
  );

  it('restores a missing file', async () => {
    rmSync(fileOf(entry('mark').src));
    await buildPictures(outDir);
    expect(statSync(fileOf(entry('mark').src)).size).toBeGreaterThan(0);
  });
});

describe('the command', () => {
  it.each(['photo.jpg', 'manifest.json'])(
    'keeps a folder with %s of another source, and says why',
    (name) => {
      const folder = join(place, name);
      mkdirSync(folder);
      writeFileSync(join(folder, name), '{}');
      const main = join(import.meta.dirname, '../src/main.ts');
      const { status, stderr } = spawnSync(process.execPath, [main, folder], { encoding: 'utf8' });
      expect(stderr).toContain(`would delete the files of ${folder},`);
      expect(status).toBe(1);
      expect(readdirSync(folder)).toEqual([name]);
    },
  );
});
