import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFixtureRepository, type FixtureRepository } from './support/fixture-repository.ts';

/** What a build has to know when an edge adds the support key and a code hands a login over. */
const SETTINGS = {
  WEFT_PUBLIC_SITE_ORIGIN: 'https://www.example',
  WEFT_PUBLIC_USER_API: 'https://accounts.example',
  WEFT_PUBLIC_MAIN_APP: 'https://app.example',
  SUPPORT: 'edge',
  HANDOFF: 'code',
};

let repository: FixtureRepository;

beforeEach(async () => {
  repository = await createFixtureRepository();
});

afterEach(() => repository.remove());

it('build builds the site and its dependencies, and prints where its files are', async () => {
  const { code, output } = await repository.build(SETTINGS).ended;
  expect(code, output).toBe(0);
  expect(await repository.events()).toEqual(['tokens', 'design-system', 'site']);
  for (const folder of ['site/dist', 'site/hosting/dist'])
    expect(output).toContain(`${path.join(repository.root, folder)}\n`);
  const conf = path.join(repository.root, 'site/hosting/dist/nginx.conf');
  expect(await readFile(conf, 'utf8')).toBe('https://accounts.example');
  // The secrets of a local run must not reach published files.
  expect(existsSync(path.join(repository.root, '.data'))).toBe(false);
});

it.each([
  ['a missing address', { WEFT_PUBLIC_MAIN_APP: '' }, 'WEFT_PUBLIC_MAIN_APP'],
  ['an address without https://', { WEFT_PUBLIC_USER_API: 'accounts.example' }, 'WEFT_PUBLIC_USER_API'],
  ['an unknown hand-off', { HANDOFF: '', WEFT_PUBLIC_HANDOFF: 'Code' }, 'WEFT_PUBLIC_HANDOFF'],
  ['a hand-off without its passphrase', { HANDOFF: '' }, 'WEFT_PUBLIC_HANDOFF_PASSPHRASE'],
])('build refuses %s before it builds anything', async (_, wrong, name) => {
  const { code, output } = await repository.build({ ...SETTINGS, ...wrong }).ended;
  expect(code).toBe(1);
  expect(output.trim()).toMatch(new RegExp(`^[^\\n]*\\b${name}\\b[^\\n]*$`));
  expect(await repository.events()).toEqual([]);
});

it.each(['.', '..', 'site', 'packages', 'www'])(
  'build deletes nothing in SITE_DIST=%s, which has other files',
  async (dist) => {
    await repository.write('www/index.html', 'of another site');
    const { code, output } = await repository.build({ ...SETTINGS, SITE_DIST: dist }).ended;
    expect(code).toBe(1);
    const folder = path.join(repository.root, dist);
    const says = dist.startsWith('.') ? 'each build would delete DATA_DIR' : 'a build would delete its files';
    expect(output.trim()).toContain(`SITE_DIST is ${folder.replace(/\/$/, '')}, and ${says}`);
    expect(await repository.events()).toEqual([]);
    expect(await readFile(path.join(repository.root, 'www/index.html'), 'utf8')).toBe('of another site');
  },
);

it('build refuses a SITE_DIST that has DATA_DIR', async () => {
  for (const DATA_DIR of ['www', 'www/data']) {
    const { code, output } = await repository.build({ ...SETTINGS, SITE_DIST: 'www', DATA_DIR }).ended;
    expect(code).toBe(1);
    expect(output).toContain(`would delete DATA_DIR, ${path.join(repository.root, DATA_DIR)}:`);
  }
  expect(await repository.events()).toEqual([]);
});

it('build accepts an empty SITE_DIST, that of an earlier build, and a checkout without files', async () => {
  const env = { ...SETTINGS, SITE_DIST: 'www' };
  const stamps = path.join(repository.root, '.cache');
  await repository.write('www/.git/HEAD', '');
  for (let round = 1; round <= 2; round += 1) {
    const { code, output } = await repository.build(env).ended;
    expect(code, output).toBe(0);
    await rm(stamps, { recursive: true });
  }
  expect((await repository.events()).filter((each) => each === 'site')).toHaveLength(2);
});
