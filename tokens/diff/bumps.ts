/** Semantic version bumps, the least first. */
export const BUMPS = ['none', 'patch', 'minor', 'major'] as const;
export type Bump = (typeof BUMPS)[number];

/** The greater of some bumps. */
export const greatest = (bumps: readonly Bump[]): Bump =>
  BUMPS[Math.max(0, ...bumps.map((bump) => BUMPS.indexOf(bump)))] ?? 'none';

/** Whether a version is one that promises not to break (Semantic Versioning 2.0.0, 4). */
export const isStable = (version: string): boolean => !version.startsWith('0.');

/** The bump by which a package of this version carries a change: before 1.0.0 a minor version may break. */
export const bumpFor = (demanded: Bump, version: string): Bump =>
  demanded === 'major' && !isStable(version) ? 'minor' : demanded;

/** Whether two minor versions have carried what the first of them brought: `1.2.0` and `1.3.4` do. */
export function wereTwoMinors(first: string, last: string): boolean {
  const [[major = 0, minor = 0], [lastMajor = 0, lastMinor = 0]] = [first, last].map((version) =>
    version.split('.').map(Number),
  ) as [number[], number[]];
  return lastMajor > major || (lastMajor === major && lastMinor > minor);
}
