import type { Driver } from 'kysely';
import { SECOND } from '../time.ts';

const UNAVAILABLE =
  /^(?:ECONN|ENOTFOUND|EAI_|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT|EACCES|08|40|53|57|55P03|25P03|SQLITE_(?:BUSY|FULL|IOERR|CANTOPEN|READONLY))/;
/** Codes of OpenSSL and Node for a certificate that is not accepted. */
const UNTRUSTED = /^(?:UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|CERT_|ERR_TLS_)/;
const UNAVAILABLE_TEXT = /timeout|terminated|not queryable|Connection ended/i;

/** After a failure the store is known to be down for this long, unless a call succeeds before. */
const KNOWN_DOWN_MS = 5 * SECOND;

/**
 * The database could not do its work. Only calls of the database throw it: the codes of its cause alone do not tell, because
 * a client that hangs up has the same ones.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  readonly code: string;

  constructor(cause: unknown) {
    super('The store is unavailable.', { cause });
    this.code = codeOf(cause);
  }
}

/** Whether an error of a database means that it is temporarily unavailable, rather than a bug. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof StoreUnavailable) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return (
    error instanceof Error &&
    (UNAVAILABLE.test(codeOf(error)) ||
      isUntrusted(error) ||
      (codeOf(error) === 'unknown' && UNAVAILABLE_TEXT.test(error.message)))
  );
}

/** Whether a connection failed because the certificate of the server was rejected. */
export function isUntrusted(error: unknown): boolean {
  return UNTRUSTED.test(codeOf(error));
}

/** Code of a system or database error. Log this, never the message, which may contain user input. */
export function codeOf(error: unknown): string {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' ? code : 'unknown';
}

/** Marks the errors of a store's calls, and remembers whether the store is down. */
export class Availability {
  #downUntil = 0;

  /** Whether the store failed lately. A call that needs it can be refused at once. */
  isKnownDown(): boolean {
    return performance.now() < this.#downUntil;
  }

  /** Calls the database. @throws StoreUnavailable when that is why the call fails. */
  async mark<T>(call: () => Promise<T>): Promise<T> {
    try {
      const result = await call();
      this.#downUntil = 0;
      return result;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      this.#downUntil = performance.now() + KNOWN_DOWN_MS;
      throw error instanceof StoreUnavailable ? error : new StoreUnavailable(error);
    }
  }

  /** Makes a driver mark the errors of its connections and queries. */
  markDriver<D extends Driver>(driver: D): D {
    const acquire = driver.acquireConnection.bind(driver);
    const marked = new WeakSet<object>();
    driver.acquireConnection = async (options) => {
      const connection = await this.mark(() => acquire(options));
      if (marked.has(connection)) return connection;
      marked.add(connection);
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = (query, queryOptions) => this.mark(() => execute(query, queryOptions));
      return connection;
    };
    return driver;
  }
}
