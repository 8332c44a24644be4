import { StartupError } from '../errors.ts';
import { weaknessOf } from './secret-strength.ts';

/** Settings that are secrets. */
export const SECRETS: readonly string[] = ['TOKEN_SECRET', 'SUPPORT_KEY', 'HANDOFF_PASSPHRASE'];

/** Host names of this machine, which is reached without a network. */
export const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/;

/**
 * Checks the settings of a production run: the secrets in use are set, long, random and unlike each other, the site is https,
 * mail can be sent, no network sees the database's rows, and all processes of a PostgreSQL database share their signing keys.
 * @throws StartupError that names the setting and, without NODE_ENV, says how to run locally.
 */
export function requireProduction(values: NodeJS.ProcessEnv): void {
  try {
    requireStrongSecrets(values);
    requireHttps(required(values, 'SITE_ORIGIN'));
    required(values, 'SMTP_URL');
    if (values.DATABASE_URL) requireSafeDatabase(values, values.DATABASE_URL);
  } catch (error) {
    if (values.NODE_ENV || !(error instanceof StartupError)) throw error;
    throw new StartupError(`${error.message} For a local run set NODE_ENV=development.`);
  }
}

function required(values: NodeJS.ProcessEnv, name: string): string {
  const value = values[name];
  if (!value) throw new StartupError(`${name} must be set in production.`);
  return value;
}

function requireStrongSecrets(values: NodeJS.ProcessEnv): void {
  const hasMainApp = Number(values.MAIN_APP_PORT ?? 0) > 0;
  required(values, 'SUPPORT_KEY');
  if (hasMainApp) required(values, 'HANDOFF_PASSPHRASE');
  const secrets = SECRETS.flatMap((name) => {
    const value = values[name];
    return value ? [{ name, value }] : [];
  });
  for (const { name, value } of secrets) {
    const weakness = weaknessOf(value);
    if (weakness) throw new StartupError(`${name} ${weakness}`);
  }
  for (const { name, value } of secrets) {
    const copied = secrets.find((other) => other.name !== name && other.value.includes(value));
    if (copied) {
      throw new StartupError(
        `${name} and ${copied.name} must differ in production, and neither may contain the other, because they are known to different people.`,
      );
    }
  }
}

function requireHttps(origins: string): void {
  if (origins.split(',').every((origin) => origin.trim().startsWith('https:'))) return;
  throw new StartupError(
    'SITE_ORIGIN must be https: in production, because passwords and links in mails would travel in the clear.',
  );
}

function requireSafeDatabase(values: NodeJS.ProcessEnv, databaseUrl: string): void {
  const { hostname, searchParams } = new URL(databaseUrl);
  // As the driver does, which uses the last value of a parameter and ignores an empty one.
  const host =
    searchParams.getAll('host').at(-1) || decodeURIComponent(hostname) || values.PGHOST || 'localhost';
  const isLocal = LOOPBACK.test(host) || host.startsWith('/');
  if (!isLocal && searchParams.getAll('sslmode').at(-1) !== 'verify-full') {
    throw new StartupError(
      'DATABASE_URL must have sslmode=verify-full in production, and sslrootcert=/path/of/ca.pem for a CA of your own, so that the connection is encrypted and the server is the right one.',
    );
  }
  if (!values.TOKEN_KEYS_FILE && !values.TOKEN_SECRET) {
    throw new StartupError(
      'TOKEN_KEYS_FILE or TOKEN_SECRET must be set in production with DATABASE_URL, because all processes of a database need the same signing keys: create the file with the command rotate-keys.',
    );
  }
}
