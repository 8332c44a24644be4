import { readFileSync } from 'node:fs';
import { fromRoot } from './paths.ts';

/** A package as the lockfile has it. */
export interface Locked {
  readonly name: string;
  readonly version: string;
  /** Set when its makers advise against it. */
  readonly deprecated: boolean;
}

/** Every package of the lockfile, in each of its versions. @param text of the lockfile; the repository's by default. */
export function lockedPackages(text: string = readFileSync(fromRoot('pnpm-lock.yaml'), 'utf8')): Locked[] {
  const packages = text.slice(text.indexOf('\npackages:'), text.indexOf('\nsnapshots:'));
  return packages.split(/\n(?= {2}\S)/).flatMap((entry) => {
    const [, name, version] = /^ {2}'?(@?[^@\s']+)@(\d[^:'(]*)/.exec(entry) ?? [];
    return name && version ? [{ name, version, deprecated: /^ {4}deprecated:/m.test(entry) }] : [];
  });
}

/** The first versions of a package in which its known weaknesses are mended, one for each line that still gets fixes. */
export interface SafeVersions {
  readonly from: readonly string[];
  readonly why: string;
}

const SAFE = JSON.parse(readFileSync(fromRoot('scripts/safe-versions.json'), 'utf8')) as Record<
  string,
  SafeVersions
>;

/**
 * Holds the lockfile against the list of known weaknesses in `scripts/safe-versions.json`, which needs no network
 * (Security P3). @returns a line for each package that is older than it may be.
 */
export function findWeak(
  packages: readonly Locked[],
  safe: Readonly<Record<string, SafeVersions>> = SAFE,
): string[] {
  return packages.flatMap(({ name, version }) => {
    const rule = safe[name];
    if (!rule || isSafe(version, rule.from)) return [];
    return [`${name}@${version} is older than ${rule.from.join(' or ')}: ${rule.why}`];
  });
}

/** Within a line that has a fix, not before it; in none, only after the last line. */
function isSafe(version: string, from: readonly string[]): boolean {
  const [major = 0] = numbers(version);
  const own = from.find((first) => numbers(first)[0] === major);
  return own ? compare(version, own) >= 0 : from.every((first) => major > (numbers(first)[0] ?? 0));
}

const numbers = (version: string): number[] => version.split(/[.+-]/).slice(0, 3).map(Number);

function compare(one: string, other: string): number {
  const [left, right] = [numbers(one), numbers(other)];
  const difference = left.map((part, index) => part - (right[index] ?? 0)).find((each) => each !== 0) ?? 0;
  // A version before its release (1.2.3-beta) is older than the release.
  return difference || Number(other.includes('-')) - Number(one.includes('-'));
}
