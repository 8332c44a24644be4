import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE } from './paths.ts';

/** Where {@link ../ensure-browser.ts} keeps what it found, so that tools started by hand use the same browser. */
export const FOUND_FILE = path.join(CACHE, 'browser.json');

/** Names under which systems install Chromium. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A browser that was seen to start. No path means Playwright's own, which Playwright finds best by itself. */
export interface FoundBrowser {
  readonly path?: string;
  readonly source: string;
  /** What the browser needs in its environment. */
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

/** Every program of a name on PATH, in its order. */
function programsOnPath(name: string, searchPath = process.env.PATH ?? ''): string[] {
  const folders = searchPath.split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, name)).filter(isExecutable);
}

/** The program that a name on PATH means. */
export const programOnPath = (name: string): string | undefined => programsOnPath(name)[0];

/** Every Chromium on PATH, in the order of the names and then of PATH. */
export function browsersOnPath(searchPath?: string): string[] {
  return NAMES.flatMap((name) => programsOnPath(name, searchPath));
}

/** What the last run of ensure-browser found, as long as it is still there. */
export function rememberedBrowser(): FoundBrowser | undefined {
  if (!existsSync(FOUND_FILE)) return undefined;
  const found = JSON.parse(readFileSync(FOUND_FILE, 'utf8')) as FoundBrowser;
  return found.path && !existsSync(found.path) ? undefined : found;
}

/**
 * The Chromium that tests use: `CHROMIUM_PATH`, else what ensure-browser found, else one on PATH.
 * @returns undefined for Playwright's own.
 */
function browserPath(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const remembered = rememberedBrowser();
  return remembered ? remembered.path : browsersOnPath()[0];
}

/** What Playwright turns off itself: of two lists a browser heeds the last one alone, so ours has to begin with these. */
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

/** Pages that the browser draws its own address bar with: no test looks at it, and each window costs twice as much with them. */
export const OFF_BY_US = ['PreloadTopChromeWebUI', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'] as const;

/** How tests and pictures start it: in a container too, with the processor alone, and silent on the network. */
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
