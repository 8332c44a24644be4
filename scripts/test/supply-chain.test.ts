import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../lib/fingerprint.ts';
import { fromRoot } from '../lib/paths.ts';

const read = (file: string): string => readFileSync(fromRoot(file), 'utf8');

/** One package file, as far as it is read here. */
type Manifest = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

const workspace = read('pnpm-workspace.yaml');
const lockfile = read('pnpm-lock.yaml');

describe('packages', () => {
  it.each([
    ['strictDepBuilds', 'true'],
    ['blockExoticSubdeps', 'true'],
    ['trustPolicy', 'no-downgrade'],
    ['verifyDepsBeforeRun', 'install'],
  ])('are installed with %s: %s', (setting, value) => {
    expect(workspace).toMatch(new RegExp(`^${setting}: ${value}$`, 'm'));
  });

  it('are three days old at least', () => {
    const minutes = Number(/^minimumReleaseAge: (\d+)/m.exec(workspace)?.[1]);
    expect(minutes).toBeGreaterThanOrEqual(3 * 24 * 60);
  });

  it('run a script on install only where that was reviewed', () => {
    const list = /^allowBuilds:\n((?: {2}.*\n)+)/m.exec(workspace)?.[1] ?? '';
    const allowed = list.split('\n').filter((line) => /: true\b/.test(line));
    expect(allowed.map((line) => line.trim().split(':')[0])).toEqual(['node']);
  });

  it('come from the registry alone, each with its integrity', () => {
    expect(lockfile).not.toMatch(/\btarball:|git\+|: file:/);
    const packages = lockfile.slice(lockfile.indexOf('\npackages:'), lockfile.indexOf('\nsnapshots:'));
    const names = packages.match(/^ {2}\S.*:$/gm) ?? [];
    const sealed = packages.match(/^ {4}resolution: \{integrity: sha512-/gm) ?? [];
    expect(names.length).toBeGreaterThan(100);
    expect(sealed).toHaveLength(names.length);
  });

  it.each(['vite', 'next'])('of consumers/%s come from the registry alone, but for the packed one', (app) => {
    const folder = `consumers/${app}`;
    const own = read(`${folder}/pnpm-lock.yaml`);
    expect(own.match(/\btarball:.*|git\+.*/g)).toEqual(['tarball: file:weft-design-system.tgz}']);
    const packages = own.slice(own.indexOf('\npackages:'), own.indexOf('\nsnapshots:'));
    const names = packages.match(/^ {2}\S.*:$/gm) ?? [];
    expect(names.length).toBeGreaterThan(50);
    expect(packages.match(/^ {4}resolution: \{integrity: sha512-/gm)).toHaveLength(names.length - 1);
    for (const [, setting] of workspace.matchAll(/^((?:strictDepBuilds|blockExotic|minimumReleaseAge).*)$/gm))
      expect(read(`${folder}/pnpm-workspace.yaml`)).toContain(setting);
  });

  it('are named with exact versions', async () => {
    const manifests = (
      await Promise.all(
        ['package.json', 'tokens', 'packages', 'site', 'consumers'].map((each) => listFiles(each)),
      )
    )
      .flat()
      .filter((file) => /(^|\/)package\.json$/.test(file));
    const loose = manifests.flatMap((file) => {
      const manifest = JSON.parse(read(file)) as Manifest;
      const listed = { ...manifest.dependencies, ...manifest.devDependencies };
      return Object.entries(listed)
        .filter(
          ([, version]) =>
            !/^(\d+\.\d+\.\d+(-[\w.]+)?|catalog:|workspace:\*|file:\.\/weft-design-system\.tgz)$/.test(
              version,
            ),
        )
        .map(([name, version]) => `${file}: ${name}@${version}`);
    });
    expect(manifests.length).toBeGreaterThan(6);
    expect(loose).toEqual([]);
  });
});
