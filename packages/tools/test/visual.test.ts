import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compare } from '@weft/tools/visual/compare';
import { goneShots, plan, type StoryFacts } from '@weft/tools/visual/plan';
import { serveFolder } from '@weft/tools/visual/serve';
import { unlessSame } from '@weft/tools/visual/storybook';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const options = { xl: { styles: { width: '1300px', height: '900px' } } };
const looks = {
  dark: { globals: { theme: 'dark', direction: 'rtl' }, viewport: 'xl' },
  forced: { globals: {}, viewport: 'xl', forcedColors: 'active' },
} as const;

const story = (id: string, pictured?: 'always' | 'asked' | 'never'): StoryFacts => ({
  id,
  title: 'Components/Button',
  name: 'States',
  parameters: { ...(pictured && { pictured }), looks, viewport: { options } },
});

describe('the plan', () => {
  const stories = [
    story('button--states', 'always'),
    story('button--default'),
    story('button--talk', 'never'),
  ];

  test('takes states in every mode, and other stories only with --all', () => {
    const keys = (all: boolean, ...words: string[]) => plan(stories, { all, words }).map(({ key }) => key);
    expect(keys(false)).toEqual(['button--states.dark', 'button--states.forced']);
    expect(keys(true)).toHaveLength(4);
    expect(keys(true, 'default')).toEqual(['button--default.dark', 'button--default.forced']);
    expect(keys(true, 'nothing')).toEqual([]);
  });

  test('applies the globals, viewport and emulation of the mode', () => {
    const [dark, forced] = plan(stories, { all: false, words: [] });
    expect(dark).toMatchObject({ id: 'button--states', globals: { theme: 'dark', direction: 'rtl' } });
    expect(dark).toMatchObject({ width: 1300, height: 900, forcedColors: 'none' });
    expect(forced).toMatchObject({ forcedColors: 'active', reducedMotion: 'no-preference' });
  });

  test('takes reduced motion only of chosen stories, or of all', () => {
    const still = { reduced: { globals: { motion: 'reduced' }, viewport: 'xl' } };
    const chip = {
      ...story('chip--states', 'always'),
      parameters: { ...story('', 'always').parameters, looks: still },
    };
    const count = (all: boolean, ...words: string[]) => plan([chip], { all, words }).length;
    expect([count(false), count(true), count(false, 'chip')]).toEqual([0, 1, 1]);
  });

  test('knows the screenshots whose story is gone, without those that had failed', () => {
    const before = plan(stories, { all: true, words: [] });
    const after = plan(stories.slice(1), { all: true, words: [] });
    const gone = (broken: readonly string[]) =>
      goneShots(before, after, new Map(broken.map((key) => [key, 'throws']))).map(({ key }) => key);
    expect(gone([])).toEqual(['button--states.dark', 'button--states.forced']);
    expect(gone(['button--states.dark', 'button--default.dark'])).toEqual(['button--states.forced']);
  });

  test('rejects an unknown viewport', () => {
    const lost = { ...story('a--b', 'always'), parameters: { pictured: 'always' as const, looks } };
    expect(() => plan([lost], { all: false, words: [] })).toThrow('uses the unknown viewport xl');
  });
});

/** A PNG of one colour. */
function ground(colour: readonly [red: number, green: number, blue: number]): Buffer {
  const picture = new PNG({ width: 20, height: 20 });
  for (let at = 0; at < picture.data.length; at += 4) picture.data.set([...colour, 255], at);
  return PNG.sync.write(picture);
}

/** A white PNG, with one black pixel if given. */
function png(width: number, height: number, black?: number): Buffer {
  const picture = new PNG({ width, height });
  picture.data.fill(255);
  if (black !== undefined) picture.data.fill(0, black * 4, black * 4 + 3);
  return PNG.sync.write(picture);
}

/** A screenshot with an antialiased dot of a radius in its middle. */
function dot(radius: number): Buffer {
  const picture = new PNG({ width: 20, height: 20 });
  for (let y = 0; y < 20; y += 1)
    for (let x = 0; x < 20; x += 1) {
      const covered = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(x - 9.5, y - 9.5)));
      picture.data.set([200 * covered, 0, 0, 255], (y * 20 + x) * 4);
    }
  return PNG.sync.write(picture);
}

describe('the comparison', () => {
  test('finds no difference between equal screenshots, and a difference of one pixel', () => {
    expect(compare(png(20, 20), png(20, 20))).toBeUndefined();
    const found = compare(png(20, 20), png(20, 20, 5));
    expect(found).toMatchObject({
      pixels: 1,
      width: 20,
      height: 20,
      places: [{ x: 5, y: 0, width: 1, height: 1 }],
    });
    expect(PNG.sync.read(found?.picture ?? Buffer.alloc(0))).toMatchObject({ width: 20, height: 20 });
  });

  test('finds a ground whose hue turned by 3 degrees, and ignores a rounding error of one level', () => {
    const before = ground([201, 51, 26]);
    expect(compare(before, ground([203, 46, 34]))).toMatchObject({ pixels: 400 });
    expect(compare(before, ground([202, 50, 26]))).toBeUndefined();
  });

  test('finds a dot that is half a pixel larger', () => {
    expect(compare(dot(3), dot(3.5))?.pixels).toBeGreaterThan(10);
  });

  test('counts pixels that exist in only one screenshot, and says where they are', () => {
    expect(compare(png(20, 20), png(20, 21))).toMatchObject({
      pixels: 20,
      sizes: { before: { width: 20, height: 20 }, after: { width: 20, height: 21 } },
      places: [{ x: 0, y: 20, width: 20, height: 1 }],
    });
    expect(compare(png(20, 20), png(20, 20, 5))).not.toHaveProperty('sizes');
  });
});

describe('the server', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'weft-serve-'));
    await mkdir(path.join(folder, 'inside'));
    await writeFile(path.join(folder, 'inside/page.html'), 'page');
    await writeFile(path.join(folder, 'secret'), 'secret');
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('serves only files of its folder', async () => {
    const { origin, close } = await serveFolder(path.join(folder, 'inside'));
    try {
      const page = await fetch(`${origin}/page.html?query`);
      expect(page.headers.get('content-type')).toContain('text/html');
      expect(await page.text()).toBe('page');
      expect((await fetch(`${origin}/..%2Fsecret`)).status).toBe(404);
      expect((await fetch(`${origin}/`)).status).toBe(404);
    } finally {
      close();
    }
  });
});

describe('a build that is kept', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'weft-kept-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('is made again when a source changed, also when it was saved during the build', async () => {
    const source = path.join(folder, 'source');
    let builds = 0;
    const build = (during = async (): Promise<void> => undefined) =>
      unlessSame(path.join(folder, 'key'), { paths: [source] }, async () => {
        builds += 1;
        await during();
      });
    await writeFile(source, 'first');
    await build();
    await build();
    expect(builds).toBe(1);
    await writeFile(source, 'second');
    await build(() => writeFile(source, 'third'));
    await build();
    await build();
    expect(builds).toBe(3);
  });
});
