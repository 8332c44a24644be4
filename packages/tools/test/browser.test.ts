import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browsersOnPath, launchOptions, OFF_BY_US } from '@weft/tools/browser';
import { findBrowser } from '@weft/tools/find-browser';
import { chromium as playwright } from 'playwright';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'weft-browser-'));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

async function program(name: string, script: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
  return file;
}

describe('the browser', () => {
  it('is the one in CHROMIUM_PATH when it starts', async () => {
    const good = await program('good', 'exit 0');
    vi.stubEnv('CHROMIUM_PATH', good);
    expect(await findBrowser()).toEqual({ path: good, source: 'CHROMIUM_PATH' });
  });

  it.each(['broken', 'missing'])('is rejected with one sentence when it is %s', async (kind) => {
    const file = kind === 'broken' ? await program('broken', 'exit 1') : path.join(folder, 'missing');
    vi.stubEnv('CHROMIUM_PATH', file);
    await expect(findBrowser()).rejects.toThrow(
      `CHROMIUM_PATH is '${file}', which does not start as a browser: set it to the browser's program, or unset it to have one found.`,
    );
  });

  it('is found on PATH by its known names, if it is executable', async () => {
    const stable = await program('google-chrome-stable', 'exit 0');
    const chromium = await program('chromium', 'exit 0');
    await program('firefox', 'exit 0');
    await writeFile(path.join(folder, 'chromium-browser'), '');
    expect(browsersOnPath(`${folder}:/nowhere`)).toEqual([chromium, stable]);
  });

  it('starts with the features disabled that Playwright disables, and ours', async () => {
    const recorded = path.join(folder, 'arguments');
    const recorder = await program('recorder', `printf '%s\\n' "$@" > ${recorded}`);
    await expect(playwright.launch({ ...launchOptions(), executablePath: recorder })).rejects.toThrow();
    const lists = (await readFile(recorded, 'utf8')).match(/(?<=^--disable-features=).*/gm) ?? [];
    const [theirs, ours, ...others] = lists.map((list) => list.split(','));
    expect(others).toEqual([]);
    expect(theirs?.length).toBeGreaterThan(5);
    expect(ours).toEqual([...(theirs ?? []), ...OFF_BY_US]);
  });
});
