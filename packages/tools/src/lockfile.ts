import { readFileSync } from 'node:fs';
import { fromRoot } from './paths.ts';

/** A package in the lockfile. */
export interface Locked {
  readonly name: string;
  readonly version: string;
  /** Whether its maintainers have deprecated it. */
  readonly deprecated: boolean;
}

/** Every package version in a lockfile. @param text The lockfile; the repository's by default. */
export function lockedPackages(text: string = readFileSync(fromRoot('pnpm-lock.yaml'), 'utf8')): Locked[] {
  const packages = text.slice(text.indexOf('\npackages:'), text.indexOf('\nsnapshots:'));
  return packages.split(/\n(?= {2}\S)/).flatMap((entry) => {
    const [, name, version] = /^ {2}'?(@?[^@\s']+)@(\d[^:'(]*)/.exec(entry) ?? [];
    return name && version ? [{ name, version, deprecated: /^ {4}deprecated:/m.test(entry) }] : [];
  });
}

/** The first versions of a package without known vulnerabilities, one for each maintained major version. */
export interface SafeVersions {
  readonly from: readonly string[];
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
  safe: Readonly<Record<string, SafeVersions>> = SAFE,
): string[] {
  return packages.flatMap(({ name, version }) => {
    const rule = safe[name];
    if (!rule || isSafe(version, rule.from)) return [];
    return [`${name}@${version} is older than ${rule.from.join(' or ')}: ${rule.why}`];
  });
}

/** A major version with a fix is safe from that fix on; one without is safe only when it is newer than all of them. */
function isSafe(version: string, from: readonly string[]): boolean {
  const [major = 0] = numbers(version);
  const own = from.find((first) => numbers(first)[0] === major);
  return own ? compare(version, own) >= 0 : from.every((first) => major > (numbers(first)[0] ?? 0));
}

const numbers = (version: string): number[] => version.split(/[.+-]/).slice(0, 3).map(Number);

function compare(one: string, other: string): number {
  const [left, right] = [numbers(one), numbers(other)];
  const difference = left.map((part, index) => part - (right[index] ?? 0)).find((each) => each !== 0) ?? 0;
  // A prerelease (1.2.3-beta) is older than its release.
  return difference || Number(other.includes('-')) - Number(one.includes('-'));
}
