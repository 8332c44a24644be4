import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { browsersOnPath, FOUND_FILE, type FoundBrowser } from './browser.ts';
import { CACHE } from './paths.ts';
import { isEnding, run, runNode } from './run.ts';
import { UserError } from './user-error.ts';

const require = createRequire(import.meta.url);

/** Seconds. */
const LIMIT = { version: 20, download: 300, install: 600 } as const;

/** Chromium as an npm package. Downloaded only where every other way fails. */
const PACKAGED = '@sparticuz/chromium@153.0.0';

/** Whether a browser can print its version. A file that exists may still lack shared libraries. */
async function starts(command: string, env: Readonly<Record<string, string>> = {}): Promise<boolean> {
  const { code } = await run({ command, args: ['--version'], env, limit: LIMIT.version, quiet: true });
  return code === 0;
}

async function fromEnvironment(): Promise<FoundBrowser | undefined> {
  const file = process.env.CHROMIUM_PATH;
  if (!file) return undefined;
  if (await starts(file)) return { path: file, source: 'CHROMIUM_PATH' };
  throw new UserError(
    `CHROMIUM_PATH is '${file}', which does not start as a browser: set it to the browser's program, or unset it to have one found.`,
  );
}

/** Playwright's own build, either the full browser or the headless shell. */
async function fromPlaywright(source: string): Promise<FoundBrowser | undefined> {
  const { chromium } = await import('playwright');
  try {
    const browser = await chromium.launch({ args: ['--no-sandbox'], timeout: LIMIT.version * 1000 });
    await browser.close();
    return { source };
  } catch {
    return undefined;
  }
}

async function fromPath(source: string): Promise<FoundBrowser | undefined> {
  for (const file of browsersOnPath()) if (await starts(file)) return { path: file, source };
  return undefined;
}

async function fromPlaywrightDownload(): Promise<FoundBrowser | undefined> {
  const cli = path.join(path.dirname(require.resolve('playwright/package.json')), 'cli.js');
  const { code } = await runNode([cli, 'install', '--only-shell', 'chromium'], {
    limit: LIMIT.download,
    quiet: true,
  });
  return code === 0 ? fromPlaywright('playwright install') : undefined;
}

async function fromSystemPackages(): Promise<FoundBrowser | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '--yes', '--no-install-recommends', 'chromium'];
  for (const args of [['update'], install]) {
    await run({ command: 'apt-get', args, env, limit: LIMIT.install, quiet: true });
  }
  return fromPath('apt-get install chromium');
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

/** The package unpacks to a fixed name in TMPDIR, so TMPDIR is set to a folder for it alone. */
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

/** Unpacks the shared libraries that the package ships for minimal systems. */
async function unpackLibraries(folder: string, home: string): Promise<string> {
  const libraries = path.join(folder, 'libraries');
  const archive = path.join(folder, 'libraries.tar');
  await mkdir(libraries, { recursive: true });
  await writeFile(archive, brotliDecompressSync(await readFile(path.join(home, 'bin/al2023.tar.br'))));
  await run({ command: 'tar', args: ['-xf', archive, '-C', libraries], limit: LIMIT.version, quiet: true });
  return path.join(libraries, 'lib');
}

/** Ways to find a browser when `CHROMIUM_PATH` is unset, cheapest first. */
const SOURCES: readonly (() => Promise<FoundBrowser | undefined>)[] = [
  () => fromPlaywright('installed by Playwright'),
  () => fromPath('on PATH'),
  fromPlaywrightDownload,
  fromSystemPackages,
  fromPackage,
];

/**
 * Finds a Chromium that starts: the one in `CHROMIUM_PATH`, else an installed one, else a downloaded one. Caches the
 * result in `.cache/browser.json`, except for `CHROMIUM_PATH`.
 * @throws UserError when no browser can be found or downloaded.
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const named = await fromEnvironment();
  if (named) return named;
  for (const source of SOURCES) {
    if (isEnding()) break;
    const found = await source();
    if (!found) continue;
    await mkdir(CACHE, { recursive: true });
    await writeFile(FOUND_FILE, JSON.stringify(found));
    return found;
  }
  throw new UserError(
    'No Chromium was found and none could be downloaded, so no page can be opened: install one and set CHROMIUM_PATH to it.',
  );
}

/**
 * Finds a Chromium and names it in this process's environment, so that `launchOptions` and child processes use it.
 * @throws UserError as {@link findBrowser} does.
 */
export async function useBrowser(): Promise<FoundBrowser> {
  const found = await findBrowser();
  Object.assign(process.env, found.env, found.path ? { CHROMIUM_PATH: found.path } : {});
  return found;
}
