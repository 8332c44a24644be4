import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from '@weft/tools/build';
import { fingerprintInputs } from '@weft/tools/fingerprint';
import { withLock } from '@weft/tools/lock';
import { CACHE, fromRoot } from '@weft/tools/paths';
import { runPnpm } from '@weft/tools/pnpm';
import { UserError } from '@weft/tools/user-error';
import { TARBALL } from './apps.ts';

const FOLDER = path.join(CACHE, 'pack');
const STAMP = path.join(FOLDER, 'key');

/** Files that are packed unchanged, so they are no input of the build. */
const TEXTS = ['README.md', 'CHANGELOG.md', 'LICENSE', 'api.md'].map(
  (name) => `packages/design-system/${name}`,
);

/** Seconds. */
const LIMIT = 60;

/**
 * Packs the design system as for publishing, unless the last tarball is up to date.
 *
 * @returns the tarball's path
 * @throws {UserError} when it cannot be built or packed
 */
export async function packed(): Promise<string> {
  const file = path.join(FOLDER, TARBALL);
  await withLock(path.join(FOLDER, 'lock'), 'another build of the package', async () => {
    let made = '';
    await build('design-system', {}, (built) => {
      made = built.key;
    });
    const key = await fingerprintInputs({ paths: TEXTS, values: { made } });
    if ((await readFile(STAMP, 'utf8').catch(() => '')) === key) return;
    await rm(STAMP, { force: true });
    const fresh = path.join(FOLDER, 'fresh');
    await rm(fresh, { recursive: true, force: true });
    const { code, output } = await runPnpm(['pack', '--pack-destination', fresh], {
      cwd: fromRoot('packages/design-system'),
      limit: LIMIT,
      quiet: true,
    });
    const [name] = code === 0 ? await readdir(fresh) : [];
    if (!name) throw new UserError(`The design system cannot be packed:\n${output}`);
    await rename(path.join(fresh, name), file);
    await writeFile(STAMP, key);
  });
  return file;
}
