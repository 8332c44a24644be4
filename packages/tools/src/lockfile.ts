import { readFileSync } from 'node:fs';
import { satisfies } from 'semver';
import { fromRoot } from './paths.ts';

/** A package in the lockfile. */
export interface Locked {
  readonly name: string;
  readonly version: string;
  /** Whether its maintainers have deprecated it. */
  readonly deprecated: boolean;
}

/** Every package version in the text of a lockfile. */
export function lockedPackages(text: string): Locked[] {
  const packages = text.slice(text.indexOf('\npackages:'), text.indexOf('\nsnapshots:'));
  return packages.split(/\n(?= {2}\S)/).flatMap((entry) => {
    const [, name, version] = /^ {2}'?(@?[^@\s']+)@(\d[^:'(]*)/.exec(entry) ?? [];
    return name && version ? [{ name, version, deprecated: /^ {4}deprecated:/m.test(entry) }] : [];
  });
}

/** The versions of a package without known vulnerabilities, as a range, and the vulnerability of the others. */
export interface SafeVersions {
  readonly safe: string;
  readonly why: string;
}

const SAFE = JSON.parse(readFileSync(fromRoot('scripts/safe-versions.json'), 'utf8')) as Record<
  string,
  SafeVersions
>;

/**
 * Compares the lockfile with the known vulnerabilities in `scripts/safe-versions.json`, without a network.
 * @returns a line for each vulnerable package version.
 */
export function findVulnerable(
  packages: readonly Locked[],
  known: Readonly<Record<string, SafeVersions>> = SAFE,
): string[] {
  return packages.flatMap(({ name, version }) => {
    const rule = known[name];
    if (!rule || satisfies(version, rule.safe)) return [];
    return [`${name}@${version} is not ${rule.safe}: ${rule.why}`];
  });
}
