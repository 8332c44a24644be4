import { createHash } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The repository. */
export const root = path.join(import.meta.dirname, '../../..');

/** Three ports in a row, away from those of a local run so that tests do not disturb one; `E2E_PORT` is the first. */
const firstPort = Number(process.env.E2E_PORT || 4310);
/** What the product is told. */
export const ports = {
  SITE_PORT: String(firstPort),
  ACCOUNT_PORT: String(firstPort + 1),
  MAIN_APP_PORT: String(firstPort + 2),
} as const;

/** The data of the tests' own run. */
export const dataDir = path.join(root, 'site/.cache/e2e-data');

const at = (port: string) => `http://localhost:${port}`;

/** Where the site, the account service and the main application's stand-in answer. */
export const siteOrigin = at(ports.SITE_PORT);
/** @see {@link siteOrigin} */
export const accountOrigin = at(ports.ACCOUNT_PORT);
/** @see {@link siteOrigin} */
export const mainAppOrigin = at(ports.MAIN_APP_PORT);

/** Lets a verification link run out now, in the database, because nobody can wait for a day. */
export function expireToken(token: string): void {
  const database = new DatabaseSync(path.join(dataDir, 'accounts.sqlite'));
  const { changes } = database
    .prepare('update verification_link set expires_at = ? where token_hash = ?')
    .run(Date.now() - 1, createHash('sha256').update(token).digest('base64url'));
  database.close();
  if (changes !== 1) throw new Error(`No verification link has the token '${token}'.`);
}
