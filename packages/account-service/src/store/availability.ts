import type { Driver } from 'kysely';
import { SECOND } from '../time.ts';

const UNAVAILABLE =
  /^(?:ECONN|ENOTFOUND|EAI_|EPIPE|EPROTO|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT|EACCES|08|25006|25P0[34]|28|3D|40|53|55000|55P03|57|58|SQLITE_(?:BUSY|CORRUPT|FULL|IOERR|CANTOPEN|READONLY))/;
/** Codes of OpenSSL and Node for a certificate that is not accepted. */
const UNTRUSTED = /^(?:UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|CERT_|ERR_TLS_)/;
/**
 * Codes of a failure that says nothing of other calls: PostgreSQL rolled a transaction back because of another one (a deadlock
 * or a failed serialization), or a page of SQLite's file that the call needs is damaged.
 */
const OF_ONE_CALL = /^(?:40|SQLITE_CORRUPT)/;
/** Errors of pg without a code: its time limits, a lost connection, and a server without TLS. */
const CODE_BY_TEXT: readonly [text: RegExp, code: string][] = [
  [/timeout/i, 'ETIMEDOUT'],
  [/\bterminated\b|not queryable|Connection ended/i, 'ECONNRESET'],
  [/does not support SSL/i, 'EPROTO'],
];

const WRITE = /^(?:Insert|Update|Delete)QueryNode$/;

/** After a failure the store is known to be down for this long, unless a write succeeds before. */
const KNOWN_DOWN_MS = 5 * SECOND;

/**
 * The error of a database that is unavailable. Only calls of the database throw it. The error codes alone are ambiguous,
 * because a client that hangs up causes the same ones.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  readonly code: string;

  constructor(cause: unknown) {
    super('The store is unavailable.', { cause });
    this.code = codeOf(cause);
  }
}

/** Whether an error of a database means that the database cannot serve the call now, rather than a bug. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof StoreUnavailable) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return error instanceof Error && (UNAVAILABLE.test(codeOf(error)) || isUntrusted(error));
}

/** Whether a connection failed because the certificate of the server was rejected. */
export function isUntrusted(error: unknown): boolean {
  return UNTRUSTED.test(codeOf(error));
}

/** Whether a file is no SQLite database, or a damaged one. */
export function isDamaged(error: unknown): boolean {
  return /^SQLITE_(?:CORRUPT|NOTADB)/.test(codeOf(error));
}

/** Whether a row was not stored because the one that it belongs to does not exist, or no longer. */
export function isOrphaned(error: unknown): boolean {
  return /^(?:23503|SQLITE_CONSTRAINT_FOREIGNKEY)$/.test(codeOf(error));
}

/**
 * Code of a system or database error; pg's errors without a code get one by their text. Log this, never the message, which may
 * contain user input.
 */
export function codeOf(error: unknown): string {
  const { code } = Object(error) as { code?: unknown };
  if (typeof code === 'string') return code;
  if (!(error instanceof Error)) return 'unknown';
  return CODE_BY_TEXT.find(([text]) => text.test(error.message))?.[1] ?? 'unknown';
}

/** Marks the errors of a store's calls, and remembers whether the store is down. */
export class Availability {
  #downUntil = 0;

  /** Whether the store failed lately. A call that needs it can be refused at once. */
  isKnownDown(): boolean {
    return performance.now() < this.#downUntil;
  }

  /** Calls the database. @throws StoreUnavailable when the call fails because the database is unavailable. */
  async markFailure<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      if (!OF_ONE_CALL.test(codeOf(error))) this.#downUntil = performance.now() + KNOWN_DOWN_MS;
      throw error instanceof StoreUnavailable ? error : new StoreUnavailable(error);
    }
  }

  /** Runs a query. The store is up again when a write succeeds: one that is locked or full still reads and begins transactions. */
  async #mark<T>(call: () => Promise<T>, isWrite: boolean): Promise<T> {
    const result = await this.markFailure(call);
    if (isWrite) this.#downUntil = 0;
    return result;
  }

  /**
   * Makes a driver mark the errors of its connections and queries.
   * @param around runs each query.
   */
  markDriver<D extends Driver>(
    driver: D,
    around: <T>(query: () => Promise<T>) => Promise<T> = (query) => query(),
  ): D {
    const acquire = driver.acquireConnection.bind(driver);
    const marked = new WeakSet<object>();
    driver.acquireConnection = async (options) => {
      // A connection alone does not prove that the database works: a locked database also accepts connections.
      const connection = await this.markFailure(() => acquire(options));
      if (marked.has(connection)) return connection;
      marked.add(connection);
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = (query, queryOptions) =>
        this.#mark(() => around(() => execute(query, queryOptions)), WRITE.test(query.query.kind));
      return connection;
    };
    return driver;
  }
}
