import { setTimeout as delay } from 'node:timers/promises';
import type Database from 'better-sqlite3';
import { StartupError } from '../errors.ts';
import { codeOf } from './availability.ts';

/** How long the operator's command waits for the service, and then for readers such as a backup, in seconds. */
const WAIT_SECONDS = 5;
/** Interval of the attempts to empty the write-ahead log, in milliseconds. */
const RETRY_MS = 50;
/** `user_version` of a file that {@link scrubOnce} has processed. */
const SCRUBBED = 1;

/**
 * Rewrites SQLite's files without deleted data.
 * @throws StartupError when there is no space, or when another process still reads old pages, so that the write-ahead log
 * keeps deleted data.
 */
export async function rewriteFile(database: Database.Database): Promise<void> {
  database.pragma(`busy_timeout = ${WAIT_SECONDS * 1000}`);
  vacuumWithRoom(database);
  // Repeats attempts that do not wait, because a checkpoint that waits for a reader keeps the service from writing.
  for (const end = performance.now() + WAIT_SECONDS * 1000; performance.now() < end; await delay(RETRY_MS)) {
    if (emptyWriteAheadLog(database)) return;
  }
  throw new StartupError(
    `Not everything was removed, because another process, such as a backup, has been reading the database for more than ${WAIT_SECONDS} s. Repeat the command when it has ended.`,
  );
}

/** SQLite writes a copy of the database into the folder for temporary files, and one into its own folder. */
function vacuumWithRoom(database: Database.Database): void {
  try {
    database.exec('vacuum');
  } catch (error) {
    const code = codeOf(error);
    if (!/^SQLITE_(?:FULL|IOERR)/.test(code)) throw error;
    throw new StartupError(
      `${database.name} cannot be rewritten (${code}): free some space on its disk, or on that of the folder for temporary files, which SQLITE_TMPDIR names.`,
    );
  }
}

/** Removes what earlier versions left in the file when they deleted rows. The file keeps a note that this is done. */
export function scrubOnce(database: Database.Database): void {
  if (Number(database.pragma('user_version', { simple: true })) >= SCRUBBED) return;
  database.exec('vacuum');
  emptyWriteAheadLog(database);
  database.pragma(`user_version = ${SCRUBBED}`);
}

/**
 * Empties the write-ahead log, which keeps old pages until they are overwritten. A reader such as a backup blocks this.
 * @returns whether it is empty.
 */
export function emptyWriteAheadLog(database: Database.Database): boolean {
  database.pragma('busy_timeout = 0');
  return database.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0;
}
