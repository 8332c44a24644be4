import path from 'node:path';

/** The root folder of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Build stamps, reports and downloaded tools. Safe to delete at any time. */
export const CACHE = path.join(ROOT, '.cache');

/** Default output folder of the site's build. */
export const SITE_DIST = path.join(ROOT, 'site/dist');

/** Folder of the configuration files for other servers, beside a folder of the built site. Each build has its own. */
export const hostingFolder = (siteDist: string): string =>
  path.join(siteDist, '../hosting', path.basename(siteDist));

/** An absolute path: below the root, unless the parts are absolute, as for a folder on another drive of Windows. */
export const fromRoot = (...parts: string[]): string => path.resolve(ROOT, ...parts);
