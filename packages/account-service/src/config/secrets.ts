import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../errors.ts';

const MIN_BYTES = 32;
/** Fewer different characters than this in 32 bytes is a pattern, not a secret. */
const MIN_DISTINCT = 10;
const PLACEHOLDER = /change.?me|example|default|demo|placeholder|replace/i;

interface SecretValues {
  SUPPORT_KEY?: string | undefined;
  TOKEN_SECRET?: string | undefined;
  HANDOFF_PASSPHRASE?: string | undefined;
  MAIN_APP_PORT?: string | undefined;
  SMTP_URL?: string | undefined;
  SITE_ORIGIN?: string | undefined;
}

/**
 * What production demands: each secret given, long, not a placeholder and no other's copy; a real way out for mail; a named site.
 * @throws StartError naming the setting.
 */
export function requireStrongSecrets(values: SecretValues): void {
  requireStrong('TOKEN_SECRET', values.TOKEN_SECRET);
  requireStrong('SUPPORT_KEY', values.SUPPORT_KEY);
  if (Number(values.MAIN_APP_PORT ?? 0) > 0) requireStrong('HANDOFF_PASSPHRASE', values.HANDOFF_PASSPHRASE);
  if (values.TOKEN_SECRET === values.SUPPORT_KEY || values.TOKEN_SECRET === values.HANDOFF_PASSPHRASE) {
    throw new StartError(
      "TOKEN_SECRET must be no other setting's value in production: the site's script may show the others.",
    );
  }
  for (const name of ['SMTP_URL', 'SITE_ORIGIN'] as const) {
    if (!values[name]) throw new StartError(`${name} must be set in production.`);
  }
}

function requireStrong(name: string, value: string | undefined): void {
  if (!value) throw new StartError(`${name} must be set in production.`);
  if (Buffer.byteLength(value) < MIN_BYTES) {
    throw new StartError(`${name} must have at least ${MIN_BYTES} bytes in production.`);
  }
  if (new Set(value).size < MIN_DISTINCT || PLACEHOLDER.test(value)) {
    throw new StartError(`${name} must be a random secret in production, not a placeholder or a pattern.`);
  }
}

/**
 * The token secret of a local run: generated once, kept in the data folder, readable by its owner alone. Of processes that
 * start at once the first one's is everybody's: it is written aside and linked, so that nobody reads half of it.
 * @throws StartError when the file holds no whole secret.
 */
export function localTokenSecret(dataDir: string): string {
  const file = join(dataDir, 'token-secret');
  if (!existsSync(file)) {
    const draft = `${file}.${randomUUID()}`;
    writeFileSync(draft, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft);
    }
  }
  const kept = readFileSync(file, 'utf8').trim();
  if (Buffer.byteLength(kept) >= MIN_BYTES) return kept;
  throw new StartError(`${file} holds no whole secret: remove it, and the next start makes another.`);
}
