import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../errors.ts';

const MIN_BYTES = 32;
/** 32 bytes with fewer distinct characters are a pattern, not a secret. */
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
 * Checks the settings of a production run: every secret is set, long, random and unlike the others, and SMTP_URL and
 * SITE_ORIGIN are set.
 * @throws StartupError that names the setting.
 */
export function requireStrongSecrets(values: SecretValues): void {
  requireStrong('TOKEN_SECRET', values.TOKEN_SECRET);
  requireStrong('SUPPORT_KEY', values.SUPPORT_KEY);
  if (Number(values.MAIN_APP_PORT ?? 0) > 0) requireStrong('HANDOFF_PASSPHRASE', values.HANDOFF_PASSPHRASE);
  if (values.TOKEN_SECRET === values.SUPPORT_KEY || values.TOKEN_SECRET === values.HANDOFF_PASSPHRASE) {
    throw new StartupError(
      "TOKEN_SECRET must differ from all other secrets in production, because the site's script may publish those.",
    );
  }
  for (const name of ['SMTP_URL', 'SITE_ORIGIN'] as const) {
    if (!values[name]) throw new StartupError(`${name} must be set in production.`);
  }
}

function requireStrong(name: string, value: string | undefined): void {
  if (!value) throw new StartupError(`${name} must be set in production.`);
  if (Buffer.byteLength(value) < MIN_BYTES) {
    throw new StartupError(`${name} must have at least ${MIN_BYTES} bytes in production.`);
  }
  if (new Set(value).size < MIN_DISTINCT || PLACEHOLDER.test(value)) {
    throw new StartupError(`${name} must be a random secret in production, not a placeholder or a pattern.`);
  }
}

/**
 * Returns the token secret of a local run, which the first start generates and keeps in the data folder, readable only by
 * its owner. Writes a draft and links it, which is atomic: of several processes that start at once, one creates the secret
 * and the others read it whole.
 * @throws StartupError when the file has no complete secret.
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
  throw new StartupError(`${file} has no complete secret: remove it, and the next start creates a new one.`);
}
