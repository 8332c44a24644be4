import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { browsersOnPath, FOUND_FILE, type FoundBrowser } from './browser.ts';
import { CACHE } from './paths.ts';
import { run, runNode } from './run.ts';
import { UserError } from './user-error.ts';

const require = createRequire(import.meta.url);

/** Seconds. */
const LIMIT = { version: 20, download: 300, install: 600 } as const;

/** Chromium as an npm package, for machines without any other way; fetched only then. */
const PACKAGED = '@sparticuz/chromium@153.0.0';

/** A browser counts only when it can say its version: a path alone proves no libraries. */
async function starts(command: string, env: Readonly<Record<string, string>> = {}): Promise<boolean> {
  const { code } = await run({ command, args: ['--version'], env, limit: LIMIT.version, quiet: true });
  return code === 0;
}

async function named(): Promise<FoundBrowser | undefined> {
  const file = process.env.CHROMIUM_PATH;
  if (!file) return undefined;
  if (await starts(file)) return { path: file, source: 'CHROMIUM_PATH' };
  throw new UserError(
    `CHROMIUM_PATH is '${file}', which does not start as a browser: name the program itself, or unset it to have one found.`,
  );
}

/** Playwright knows two builds of its own, the whole browser and the headless shell; either will do. */
async function playwrightsOwn(source: string): Promise<FoundBrowser | undefined> {
  const { chromium } = await import('playwright');
  try {
    const browser = await chromium.launch({ args: ['--no-sandbox'], timeout: LIMIT.version * 1000 });
    await browser.close();
    return { source };
  } catch {
    return undefined;
  }
}

async function onPath(source: string): Promise<FoundBrowser | undefined> {
  for (const file of browsersOnPath()) if (await starts(file)) return { path: file, source };
  return undefined;
}

async function downloaded(): Promise<FoundBrowser | undefined> {
  const cli = path.join(path.dirname(require.resolve('playwright/package.json')), 'cli.js');
  const { code } = await runNode([cli, 'install', '--only-shell', 'chromium'], {
    limit: LIMIT.download,
    quiet: true,
  });
  return code === 0 ? playwrightsOwn('playwright install') : undefined;
}

async function fromSystemPackages(): Promise<FoundBrowser | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '--yes', '--no-install-recommends', 'chromium'];
  for (const args of [['update'], install]) {
    await run({ command: 'apt-get', args, env, limit: LIMIT.install, quiet: true });
  }
  return onPath('apt-get install chromium');
}

async function fromPackage(): Promise<FoundBrowser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = path.join(CACHE, 'chromium');
  const home = path.join(folder, 'node_modules/@sparticuz/chromium');
  if (!existsSync(home)) {
    await mkdir(folder, { recursive: true });
    const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
    const args = ['install', '--prefix', folder, ...flags, PACKAGED];
    await run({ command: 'npm', args, limit: LIMIT.download, quiet: true });
  }
  if (!existsSync(home)) return undefined;
  const file = await unpackBrowser(folder);
  if (await starts(file)) return { path: file, source: PACKAGED };
  const env = { LD_LIBRARY_PATH: await unpackLibraries(folder, home) };
  return (await starts(file, env)) ? { path: file, source: PACKAGED, env } : undefined;
}

/** The package unpacks into the folder for temporary files under a fixed name; here it gets a folder of its own. */
async function unpackBrowser(folder: string): Promise<string> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const entry = createRequire(path.join(folder, 'package.json')).resolve('@sparticuz/chromium');
    const { default: chromium }: { default: { executablePath(): Promise<string> } } = await import(
      pathToFileURL(entry).href
    );
    return await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** The few libraries that a bare system lacks come beside the browser. */
async function unpackLibraries(folder: string, home: string): Promise<string> {
  const libraries = path.join(folder, 'libraries');
  const archive = path.join(folder, 'libraries.tar');
  await mkdir(libraries, { recursive: true });
  await writeFile(archive, brotliDecompressSync(await readFile(path.join(home, 'bin/al2023.tar.br'))));
  await run({ command: 'tar', args: ['-xf', archive, '-C', libraries], limit: LIMIT.version, quiet: true });
  return path.join(libraries, 'lib');
}

/** The ways to a browser when none is named, the least costly first. */
const WAYS: readonly (() => Promise<FoundBrowser | undefined>)[] = [
  () => playwrightsOwn('installed by Playwright'),
  () => onPath('on PATH'),
  downloaded,
  fromSystemPackages,
  fromPackage,
];

/**
 * Finds a Chromium that starts: the one named in `CHROMIUM_PATH`, else the machine's, else one is fetched. What was
 * found without being named is kept in `.cache/browser.json`.
 * @throws UserError when there is none to be had.
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const wanted = await named();
  if (wanted) return wanted;
  for (const way of WAYS) {
    const found = await way();
    if (!found) continue;
    await mkdir(CACHE, { recursive: true });
    await writeFile(FOUND_FILE, JSON.stringify(found));
    return found;
  }
  throw new UserError(
    'No Chromium was found and none could be fetched, so pages cannot be tested: install one and name it in CHROMIUM_PATH.',
  );
}
