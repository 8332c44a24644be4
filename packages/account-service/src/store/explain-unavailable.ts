import type { Settings } from '../config/config.ts';
import { StartupError } from '../errors.ts';
import { codeOf, isUnavailable, isUntrusted, StoreUnavailable } from './availability.ts';

/** @returns an error that says what to do, if PostgreSQL is out of reach or refuses its user; otherwise the error itself. */
export function explainUnavailable(error: unknown, { databaseUrl }: Pick<Settings, 'databaseUrl'>): unknown {
  if (error instanceof StartupError || !databaseUrl) return error;
  // PostgreSQL's insufficient_privilege; since version 15 a user may not create tables in the schema `public`.
  if (error instanceof Error && codeOf(error) === '42501') {
    return new StartupError(
      `The user in DATABASE_URL lacks a permission (${error.message}): grant it CREATE on its schema, and make it the owner of the service's tables.`,
    );
  }
  // PostgreSQL's read_only_sql_transaction: a standby, or a setting of the database or its user.
  if (codeOf(error) === '25006') {
    return new StartupError(
      'The database is read-only (25006): let DATABASE_URL lead to the primary server, and switch default_transaction_read_only off for its user.',
    );
  }
  // PostgreSQL's transaction_rollback, such as a deadlock, lock_not_available, query_canceled and timeouts of transactions.
  if (/^(?:40|25P0[34]|55P03|57014)/.test(codeOf(error))) {
    return new StartupError(
      `The database cancelled the work (${codeOf(error)}), because of another transaction or a time limit: run the command again.`,
    );
  }
  if (!isUnavailable(error)) return error;
  const cause = error instanceof StoreUnavailable ? error.cause : error;
  if (cause instanceof Error && /does not support SSL/.test(cause.message)) {
    return new StartupError(
      `${cause.message}: switch TLS on at the database's server, or leave sslmode out of DATABASE_URL for a server on this machine.`,
    );
  }
  if (isUntrusted(error)) {
    return new StartupError(
      `The certificate of the database's server was rejected (${codeOf(error)}): set sslrootcert in DATABASE_URL to the file of its CA, and use the host name that the certificate is for.`,
    );
  }
  // Reading a file that the address names, such as sslrootcert.
  const { path } = cause as NodeJS.ErrnoException;
  if (path)
    return new StartupError(
      `DATABASE_URL names ${path}, which cannot be read (${codeOf(error)}): check the path, and let this user read it.`,
    );
  return new StartupError(
    `The database is out of reach (${codeOf(error)}): check that it runs, and that DATABASE_URL is right.`,
  );
}
