import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { listFiles } from '@weft/tools/fingerprint';
import { findVulnerable, lockedPackages } from '@weft/tools/lockfile';
import { fromRoot } from '@weft/tools/paths';
import { describe, expect, it } from 'vitest';

const read = (file: string): string => readFileSync(fromRoot(file), 'utf8');

/** The part of a package.json that these tests read. */
interface Manifest {
  readonly version?: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** A version without a range, or one that the workspace keeps. */
const EXACT = /^(\d+\.\d+\.\d+(-[\w.]+)?|catalog:|workspace:\*|file:\.\.\/weft-design-system\.tgz)$/;

const workspace = read('pnpm-workspace.yaml');
const lockfile = read('pnpm-lock.yaml');

/** The customers' applications, which are a workspace of their own. */
const consumers = readdirSync(fromRoot('consumers'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(fromRoot('consumers', entry.name, 'package.json')))
  .map(({ name }) => name);

describe('packages', () => {
  it.each([
    ['strictDepBuilds', 'true'],
    ['blockExoticSubdeps', 'true'],
    ['trustPolicy', 'no-downgrade'],
    ['verifyDepsBeforeRun', 'install'],
  ])('are installed with %s: %s', (setting, value) => {
    expect(workspace).toMatch(new RegExp(`^${setting}: ${value}$`, 'm'));
  });

  it('are at least three days old', () => {
    const minutes = Number(/^minimumReleaseAge: (\d+)/m.exec(workspace)?.[1]);
    expect(minutes).toBeGreaterThanOrEqual(3 * 24 * 60);
  });

  it('run an install script only where it was reviewed', () => {
    const list = /^allowBuilds:\n((?: {2}.*\n)+)/m.exec(workspace)?.[1] ?? '';
    const allowed = list.split('\n').filter((line) => /: true\b/.test(line));
    expect(allowed.map((line) => line.trim().split(':')[0])).toEqual(['node']);
  });

  it('come only from the registry, each with an integrity hash', () => {
    expect(lockfile).not.toMatch(/\btarball:|git\+|: file:/);
    const packages = lockfile.slice(lockfile.indexOf('\npackages:'), lockfile.indexOf('\nsnapshots:'));
    const names = packages.match(/^ {2}\S.*:$/gm) ?? [];
    const sealed = packages.match(/^ {4}resolution: \{integrity: sha512-/gm) ?? [];
    expect(names.length).toBeGreaterThan(100);
    expect(sealed).toHaveLength(names.length);
  });

  it('of the consumers come only from the registry, except the packed one', () => {
    const own = read('consumers/pnpm-lock.yaml');
    expect(own.match(/\btarball:.*|git\+.*/g)).toEqual(['tarball: file:weft-design-system.tgz}']);
    const packages = own.slice(own.indexOf('\npackages:'), own.indexOf('\nsnapshots:'));
    const names = packages.match(/^ {2}\S.*:$/gm) ?? [];
    expect(names.length).toBeGreaterThan(500);
    expect(packages.match(/^ {4}resolution: \{integrity: sha512-/gm)).toHaveLength(names.length - 1);
    expect(own.match(/^ {8}version: file:weft-design-system\.tgz\(/gm)).toHaveLength(consumers.length);
  });

  it('of the consumers are installed as strictly, and each application finds only what it declares', () => {
    const own = read('consumers/pnpm-workspace.yaml');
    expect(own).toMatch(/^hoist: false$/m);
    expect(own).toMatch(/^dedupePeerDependents: false$/m);
    const strict = /^(?:strictDepBuilds|blockExoticSubdeps|minimumReleaseAge|trustPolicy): .*$/gm;
    const settings = workspace.match(strict);
    expect(settings).toHaveLength(4);
    expect(own.match(strict)).toEqual(settings);
  });

  it('have their builds for every platform in the lockfile, so that they also start where nobody has run these tests', () => {
    const locked = new Set(lockedPackages(lockfile).map(({ name, version }) => `${name}@${version}`));
    const builds = readdirSync(fromRoot('node_modules/.pnpm')).flatMap((folder) => {
      const [name = ''] = /^@?[^@]+/.exec(folder) ?? [];
      const file = `node_modules/.pnpm/${folder}/node_modules/${name.replace('+', '/')}/package.json`;
      if (!existsSync(fromRoot(file))) return [];
      const { version, optionalDependencies = {} } = JSON.parse(read(file)) as Manifest;
      // pnpm leaves the folders of earlier versions.
      if (!locked.has(`${name.replace('+', '/')}@${version}`)) return [];
      return Object.entries(optionalDependencies).flatMap(([build, range]) =>
        /^\d/.test(range) ? [`${build}@${range}`] : [],
      );
    });
    expect(builds.length).toBeGreaterThan(100);
    expect([...new Set(builds)].filter((build) => !locked.has(build))).toEqual([]);
  });

  it('have exact versions, or a caret range where a customer installs them', async () => {
    const manifests = (
      await Promise.all(
        ['package.json', 'tokens', 'packages', 'site', 'consumers'].map((each) => listFiles(each)),
      )
    )
      .flat()
      .filter((file) => /(^|\/)package\.json$/.test(file));
    const loose = manifests.flatMap((file) => {
      const manifest = JSON.parse(read(file)) as Manifest;
      // A customer's package manager picks the dependencies of a published package: a range lets it share them.
      const [own, ranges] = manifest.private ? [manifest.dependencies, {}] : [{}, manifest.dependencies];
      return [
        ...Object.entries({ ...own, ...manifest.devDependencies }).filter(
          ([, version]) => !EXACT.test(version),
        ),
        ...Object.entries({ ...ranges }).filter(([, version]) => !/^\^\d+\.\d+\.\d+$/.test(version)),
      ].map(([name, version]) => `${file}: ${name}@${version}`);
    });
    expect(manifests.length).toBeGreaterThan(6);
    expect(loose).toEqual([]);
  });
});

describe('runtime dependencies', () => {
  const ours = ['site', ...readdirSync(fromRoot('packages')).map((name) => `packages/${name}`)];
  const runtimeOf = (folder: string) =>
    Object.keys((JSON.parse(read(`${folder}/package.json`)) as Manifest).dependencies ?? {}).filter(
      (name) => !name.startsWith('@weft/'),
    );
  const runtime = [...new Set(ours.flatMap(runtimeOf))].sort();

  it('are few: at most 12 for the service and 25 for the site', () => {
    expect(runtimeOf('packages/account-service').length).toBeLessThanOrEqual(12);
    const ofSite = ['site', 'packages/design-system', 'packages/account-contract'].flatMap(runtimeOf);
    expect(new Set(ofSite).size).toBeLessThanOrEqual(25);
  });

  it('have a reason each in docs/dependencies.md', () => {
    const reasons = [...read('docs/dependencies.md').matchAll(/^\| `(\S+)` \| .{3,} \| .{10,} \|$/gm)];
    expect(reasons.map(([, name]) => name).sort()).toEqual(runtime);
  });

  it('are not deprecated', () => {
    const deprecated = lockedPackages(lockfile).filter((each) => each.deprecated);
    expect(deprecated.filter(({ name }) => runtime.includes(name))).toEqual([]);
  });
});

describe('known vulnerabilities', () => {
  it('are in no package of the lockfile', () => {
    expect(lockedPackages(lockfile).length).toBeGreaterThan(400);
    expect(findVulnerable(lockedPackages(lockfile))).toEqual([]);
  });

  it.each([
    ['9.0.4', 1],
    ['9.0.5-beta.1', 1],
    ['7.2.0', 0],
  ])('are found in version %s: %i', (version, count) => {
    const safe = { example: { safe: '^7.2.0 || >=9.0.5', why: 'a reason' } };
    const vulnerable = findVulnerable([{ name: 'example', version, deprecated: false }], safe);
    expect(vulnerable).toEqual(Array(count).fill(`example@${version} is not ^7.2.0 || >=9.0.5: a reason`));
  });

  it('are compared with every package version in the lockfile', () => {
    const text =
      "packages:\n\n  '@a/b@1.2.3(c@4.0.0)':\n    resolution: {}\n    deprecated: gone\n\n  d@2.0.0:\n    resolution: {}\n\nsnapshots:\n";
    expect(lockedPackages(`\n${text}`)).toEqual([
      { name: '@a/b', version: '1.2.3', deprecated: true },
      { name: 'd', version: '2.0.0', deprecated: false },
    ]);
  });
});
