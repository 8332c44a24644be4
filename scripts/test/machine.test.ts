import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browsersOnPath, launchOptions, OFF_BY_US } from '@weft/tools/browser';
import { fromRoot } from '@weft/tools/paths';
import { chromium as playwright } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'weft-machine-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

interface Ended {
  code: number;
  output: string;
}

function node(args: string[], env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

async function program(name: string, code: number): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, `#!/bin/sh\nexit ${code}\n`);
  await chmod(file, 0o755);
  return file;
}

describe('the preflight', () => {
  const preflight = fromRoot('scripts/preflight.cjs');

  /** Runs the preflight as if this Node were another version. */
  async function as(version: string, script: string, env: Record<string, string> = {}): Promise<Ended> {
    const disguise = path.join(folder, 'disguise.cjs');
    const versions = `{ ...process.versions, node: '${version}' }`;
    await writeFile(disguise, `Object.defineProperty(process, 'versions', { value: ${versions} });`);
    return node(['-r', disguise, '-r', script, '-e', 'console.log("went on")'], env);
  }

  it.each(['18.20.8', '8.0.0'])('refuses Node %s in one sentence', async (version) => {
    const { code, output } = await as(version, preflight);
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `Weft needs Node 20 or newer and this is Node ${version}: install a current one from https://nodejs.org, then type the same command again.`,
    );
  });

  it('lets the installed Node and packages through', async () => {
    expect(await node(['-r', preflight, '-e', 'console.log("went on")'])).toEqual({
      code: 0,
      output: 'went on\n',
    });
  });

  it('says so when the packages are missing, but not while they are being installed', async () => {
    const copy = path.join(folder, 'scripts/preflight.cjs');
    await mkdir(path.dirname(copy));
    await cp(preflight, copy);
    const missing = await as('24.0.0', copy);
    expect(missing.code).toBe(1);
    expect(missing.output.trim()).toMatch(/^Weft's packages are not installed, so nothing can run: .*\.$/);
    expect((await as('20.9.0', preflight)).output).toContain('packages are not installed');
    const installing = { npm_lifecycle_event: 'pnpm:devPreinstall' };
    expect(await as('20.9.0', copy, installing)).toEqual({ code: 0, output: 'went on\n' });
  });
});

describe('the browser', () => {
  const ensure = fromRoot('scripts/ensure-browser.ts');

  it('is the one that CHROMIUM_PATH names, when that starts', async () => {
    const good = await program('good', 0);
    expect(await node([ensure], { CHROMIUM_PATH: good })).toEqual({
      code: 0,
      output: `Browser: ${good} (CHROMIUM_PATH)\n`,
    });
  });

  it.each(['broken', 'missing'])('is refused in one sentence when it is %s', async (kind) => {
    const file = kind === 'broken' ? await program('broken', 1) : path.join(folder, 'missing');
    const { code, output } = await node([ensure], { CHROMIUM_PATH: file });
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `CHROMIUM_PATH is '${file}', which does not start as a browser: name the program itself, or unset it to have one found.`,
    );
  });

  it('is looked for on PATH under its known names, executable ones only', async () => {
    const stable = await program('google-chrome-stable', 0);
    const chromium = await program('chromium', 0);
    await program('firefox', 0);
    await writeFile(path.join(folder, 'chromium-browser'), '');
    expect(browsersOnPath(`${folder}:/nowhere`)).toEqual([chromium, stable]);
  });

  it('is started without all that Playwright turns off, and without more', async () => {
    const heard = path.join(folder, 'heard');
    const ear = path.join(folder, 'ear');
    await writeFile(ear, `#!/bin/sh\nprintf '%s\\n' "$@" > ${heard}\n`);
    await chmod(ear, 0o755);
    await expect(playwright.launch({ ...launchOptions(), executablePath: ear })).rejects.toThrow();
    const lists = (await readFile(heard, 'utf8')).match(/(?<=^--disable-features=).*/gm) ?? [];
    const [theirs, ours, ...others] = lists.map((list) => list.split(','));
    expect(others).toEqual([]);
    expect(theirs?.length).toBeGreaterThan(5);
    expect(ours).toEqual([...(theirs ?? []), ...OFF_BY_US]);
  });
});
