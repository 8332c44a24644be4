/** Semantic version bumps, the least first. */
export const BUMPS = ['none', 'patch', 'minor', 'major'] as const;
export type Bump = (typeof BUMPS)[number];

/** The highest of several bumps. */
export const highest = (bumps: readonly Bump[]): Bump =>
  BUMPS[Math.max(0, ...bumps.map((bump) => BUMPS.indexOf(bump)))] ?? 'none';

/** Whether a version is stable, 1.0.0 or later (Semantic Versioning 2.0.0, rule 4). */
export const isStable = (version: string): boolean => !version.startsWith('0.');

/** The bump that a change needs at a version: before 1.0.0 a minor version may break the API. */
export const bumpFor = (needed: Bump, version: string): Bump =>
  needed === 'major' && !isStable(version) ? 'minor' : needed;

/** Whether a later minor version lies between two versions: `1.2.0` and `1.3.4` have one, `1.2.0` and `1.2.3` none. */
export function spanTwoMinors(first: string, last: string): boolean {
  const [[major = 0, minor = 0], [lastMajor = 0, lastMinor = 0]] = [first, last].map((version) =>
    version.split('.').map(Number),
  ) as [number[], number[]];
  return lastMajor > major || (lastMajor === major && lastMinor > minor);
}
