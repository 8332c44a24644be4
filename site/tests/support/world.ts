import path from 'node:path';

/** The repository. */
export const root = path.join(import.meta.dirname, '../../..');

/** Ports away from those of a local run, so that tests do not disturb one. */
export const ports = { SITE_PORT: '4310', ACCOUNT_PORT: '4311', MAIN_APP_PORT: '4312' } as const;

const at = (port: string) => `http://localhost:${port}`;

/** Where the site, the account service and the main application's stand-in answer. */
export const siteOrigin = at(ports.SITE_PORT);
/** @see {@link siteOrigin} */
export const accountOrigin = at(ports.ACCOUNT_PORT);
/** @see {@link siteOrigin} */
export const mainAppOrigin = at(ports.MAIN_APP_PORT);
