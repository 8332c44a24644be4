import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import { SITE_DIST } from './paths.ts';
import type { Settings } from './settings.ts';
import { UserError } from './user-error.ts';

/** Every build of the site has this folder, and gets it before all others: a build that was cut off has it, too. */
const SIGN = 'assets/pictures';

/**
 * Protects the files of others, because a build empties the folder of the built site. Call it before a build.
 * @throws UserError when the folder has the data, or files but no earlier build of the site.
 */
export async function requireSiteFolder({
  siteDist,
  dataDir,
}: Pick<Settings, 'siteDist' | 'dataDir'>): Promise<void> {
  const way = path.relative(siteDist, dataDir);
  const isOutside = path.isAbsolute(way) || way.split(path.sep)[0] === '..';
  if (!isOutside) {
    throw new UserError(
      `SITE_DIST is ${siteDist}, and each build would delete DATA_DIR, ${dataDir}: set one of them to another folder.`,
    );
  }
  // The default folder is for builds only, as .gitignore says.
  if (siteDist === SITE_DIST) return;
  // The build itself reports a folder that cannot be read. It keeps the folder .git.
  const names = await readdir(siteDist).catch(() => []);
  const isEmpty = names.every((name) => name === '.git');
  const isBuild = await access(path.join(siteDist, SIGN)).then(
    () => true,
    () => false,
  );
  if (isEmpty || isBuild) return;
  throw new UserError(
    `SITE_DIST is ${siteDist}, and a build would delete its files, which are not those of an earlier build: set it to a new or empty folder.`,
  );
}
