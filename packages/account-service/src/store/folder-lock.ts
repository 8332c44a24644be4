import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { databaseFile, holderFile, lockFile } from '../config/data-dir.ts';
import { StartupError } from '../errors.ts';
import { codeOf } from './availability.ts';

/** Lock on a data folder. */
export interface FolderLock {
  release(): void;
}

/**
 * Locks the data folder for this process. The operating system holds the lock, on a file that SQLite keeps open, and releases
 * it however the process ends. There are no stale locks and no reused process ids.
 * @throws StartupError that names the process that holds the lock.
 */
export function lockFolder(dataDir: string): FolderLock {
  const lock = new Database(lockFile(dataDir), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    requireUnused(dataDir);
    writeFileSync(holderFile(dataDir), `${process.pid}\n`);
  } catch (error) {
    lock.close();
    throw isBusy(error) ? inUse(dataDir) : error;
  }
  return { release: () => lock.close() };
}

/**
 * Checks that no other process has the database open although the lock is free, because its lock file was removed. SQLite
 * leaves WAL mode only for a sole connection.
 * @throws SqliteError with the code SQLITE_BUSY.
 */
function requireUnused(dataDir: string): void {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) return;
  const database = new Database(file);
  try {
    database.pragma('journal_mode = DELETE');
  } finally {
    database.close();
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
}

function inUse(dataDir: string): StartupError {
  return new StartupError(
    `The data folder ${dataDir} is in use by ${describeHolder(dataDir)}: stop it first, or set another DATA_DIR.`,
  );
}

const OTHER_PROGRAM = 'another program, such as a backup or a database shell';

/** The service that has locked the folder last may have ended since, and another program has the database open. */
function describeHolder(dataDir: string): string {
  try {
    const pid = Number.parseInt(readFileSync(holderFile(dataDir), 'utf8'), 10);
    // In a container every run has the same number.
    if (pid === process.pid) return OTHER_PROGRAM;
    process.kill(pid, 0);
    return `process ${pid}`;
  } catch (error) {
    // A process of another user runs all the same.
    const isRunning = codeOf(error) === 'EPERM';
    return isRunning ? 'another process' : OTHER_PROGRAM;
  }
}
