import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE } from './paths.ts';

/** Where `findBrowser` caches its result, so that tools started by hand use the same browser. */
export const FOUND_FILE = path.join(CACHE, 'browser.json');

/** The program names that systems give Chromium. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A browser that was started successfully. No path means Playwright's own browser, which Playwright locates itself. */
export interface FoundBrowser {
  readonly path?: string;
  readonly source: string;
  /** Environment variables that the browser needs. */
  readonly env?: Readonly<Record<string, string>>;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Every executable with this name on PATH, in PATH order. */
function programsOnPath(name: string, searchPath = process.env.PATH ?? ''): string[] {
  const folders = searchPath.split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, name)).filter(isExecutable);
}

/** The executable that a shell would run for a name. */
export const programOnPath = (name: string): string | undefined => programsOnPath(name)[0];

/** Every Chromium on PATH, ordered by name and then by PATH. */
export function browsersOnPath(searchPath?: string): string[] {
  return NAMES.flatMap((name) => programsOnPath(name, searchPath));
}

/** The cached result of the last `findBrowser`, if the browser still exists. */
function rememberedBrowser(): FoundBrowser | undefined {
  if (!existsSync(FOUND_FILE)) return undefined;
  const found = JSON.parse(readFileSync(FOUND_FILE, 'utf8')) as FoundBrowser;
  return found.path && !existsSync(found.path) ? undefined : found;
}

/**
 * The Chromium that tests, benchmarks and screenshots use: `CHROMIUM_PATH`, else the cached browser, else the first one on PATH.
 * @returns undefined for Playwright's own browser.
 */
function browserPath(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const remembered = rememberedBrowser();
  return remembered ? remembered.path : browsersOnPath()[0];
}

/**
 * The features that Playwright disables. Chromium reads only the last `--disable-features`, so our list has to repeat
 * them.
 */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
] as const;

/** The browser's own toolbar pages. No test looks at them, and they double the cost of each window. */
export const OFF_BY_US = ['PreloadTopChromeWebUI', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'] as const;

/** Launch options for tests and screenshots: they work in a container, without a GPU and without background requests. */
export const launchOptions = () => ({
  executablePath: browserPath(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...OFF_BY_US].join()}`,
  ],
});
