import path from 'node:path';

/** The repository's root folder. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Stamps, reports and fetched tools; safe to delete at any time. */
export const CACHE = path.join(ROOT, '.cache');

/** Where the built site lies. */
export const SITE_DIST = path.join(ROOT, 'site/dist');

/** An absolute path below the root. */
export const fromRoot = (...parts: string[]): string => path.join(ROOT, ...parts);
