import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browsersOnPath, launchOptions, OFF_BY_US } from '@weft/tools/browser';
import { fromRoot } from '@weft/tools/paths';
import { chromium as playwright } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { node } from './support/node.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'weft-browser-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function program(name: string, code: number): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, `#!/bin/sh\nexit ${code}\n`);
  await chmod(file, 0o755);
  return file;
}

describe('the browser', () => {
  const ensure = fromRoot('scripts/ensure-browser.ts');

  it('is the one in CHROMIUM_PATH when it starts', async () => {
    const good = await program('good', 0);
    expect(await node([ensure], { CHROMIUM_PATH: good })).toEqual({
      code: 0,
      output: `Browser: ${good} (CHROMIUM_PATH)\n`,
    });
  });

  it.each(['broken', 'missing'])('is rejected with one sentence when it is %s', async (kind) => {
    const file = kind === 'broken' ? await program('broken', 1) : path.join(folder, 'missing');
    const { code, output } = await node([ensure], { CHROMIUM_PATH: file });
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `CHROMIUM_PATH is '${file}', which does not start as a browser: set it to the browser's program, or unset it to have one found.`,
    );
  });

  it('is found on PATH by its known names, if it is executable', async () => {
    const stable = await program('google-chrome-stable', 0);
    const chromium = await program('chromium', 0);
    await program('firefox', 0);
    await writeFile(path.join(folder, 'chromium-browser'), '');
    expect(browsersOnPath(`${folder}:/nowhere`)).toEqual([chromium, stable]);
  });

  it('starts with the features disabled that Playwright disables, and ours', async () => {
    const recorded = path.join(folder, 'arguments');
    const recorder = path.join(folder, 'recorder');
    await writeFile(recorder, `#!/bin/sh\nprintf '%s\\n' "$@" > ${recorded}\n`);
    await chmod(recorder, 0o755);
    await expect(playwright.launch({ ...launchOptions(), executablePath: recorder })).rejects.toThrow();
    const lists = (await readFile(recorded, 'utf8')).match(/(?<=^--disable-features=).*/gm) ?? [];
    const [theirs, ours, ...others] = lists.map((list) => list.split(','));
    expect(others).toEqual([]);
    expect(theirs?.length).toBeGreaterThan(5);
    expect(ours).toEqual([...(theirs ?? []), ...OFF_BY_US]);
  });
});
