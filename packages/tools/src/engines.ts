import { existsSync } from 'node:fs';
import { programOnPath } from './browser.ts';
import { run } from './run.ts';

/** A browser engine beside Chromium. */
export interface OtherEngine {
  readonly name: 'firefox' | 'webkit';
  /** The program that is started, by the names that systems give it, and what else has to be there. */
  readonly programs: readonly string[];
  readonly besides?: string;
  /** Debian's packages of it. */
  readonly packages: readonly string[];
}

/** The engines that tests look at beside Chromium. */
export const OTHER_ENGINES: readonly OtherEngine[] = [
  { name: 'firefox', programs: ['firefox-esr', 'firefox'], packages: ['firefox-esr'] },
  {
    name: 'webkit',
    programs: ['WebKitWebDriver'],
    besides: 'Xvfb',
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

/** Seconds. */
const LIMIT = 300;

/** The program of an engine, if all of it is installed. */
export function engineProgram({ programs, besides }: OtherEngine): string | undefined {
  return besides && !programOnPath(besides) ? undefined : programs.map(programOnPath).find(Boolean);
}

/** Why the tests of an engine are skipped; undefined where it is installed. */
export function whyMissing(engine: OtherEngine): string | undefined {
  if (engineProgram(engine)) return undefined;
  return `${engine.name} is not installed, so nothing was tested in it: apt-get install ${engine.packages.join(' ')}`;
}

/**
 * Installs the engines that are missing, where this user can.
 * @returns Why those that are missing still are.
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
