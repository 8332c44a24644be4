import { existsSync } from 'node:fs';
import { programOnPath } from './browser.ts';
import { run } from './run.ts';

/** A browser engine other than Chromium. */
export interface OtherEngine {
  readonly name: 'firefox' | 'webkit';
  /** Names of the program; the first that is installed is started. */
  readonly programs: readonly string[];
  /** Another program that it needs. */
  readonly requires?: string;
  /** Debian packages. */
  readonly packages: readonly string[];
}

/** The engines that tests run in besides Chromium. */
export const OTHER_ENGINES: readonly OtherEngine[] = [
  { name: 'firefox', programs: ['firefox-esr', 'firefox'], packages: ['firefox-esr'] },
  {
    name: 'webkit',
    programs: ['WebKitWebDriver'],
    requires: 'Xvfb',
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

/** Seconds. */
const LIMIT = 300;

/** The path of an engine's program; undefined where the engine is not fully installed. */
export function engineProgram({ programs, requires }: OtherEngine): string | undefined {
  return requires && !programOnPath(requires) ? undefined : programs.map(programOnPath).find(Boolean);
}

/** The reason to skip an engine's tests; undefined where it is installed. */
export function whyMissing(engine: OtherEngine): string | undefined {
  if (engineProgram(engine)) return undefined;
  return `${engine.name} is not installed, so its tests are skipped: apt-get install ${engine.packages.join(' ')}`;
}

/**
 * Installs the missing engines, where this user is root and apt-get exists.
 * @returns a reason for each engine that is still missing
 */
export async function fetchEngines(): Promise<string[]> {
  const missing = OTHER_ENGINES.filter(whyMissing);
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const packages = missing.flatMap((engine) => engine.packages);
    const install = ['install', '--yes', '--no-install-recommends', ...packages];
    for (const args of [['update'], install])
      await run({ command: 'apt-get', args, env, limit: LIMIT, quiet: true });
  }
  return missing.flatMap((engine) => whyMissing(engine) ?? []);
}
