import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from '../errors.ts';
import { codeOf, isDamaged } from '../store/availability.ts';

/** Umask of every program: its files contain personal data, so only its own user may read them. */
export const OWNER_ONLY = 0o077;

/** Mode of a folder that is meant for all users: each may write, and only the owner of a file may delete it (POSIX S_ISVTX, S_IWOTH). */
const FOR_ALL_USERS = 0o1002;

/**
 * Creates the data folder, or takes all permissions of other users from an existing one.
 * @throws StartupError when the folder cannot be created, written to or restricted, or is meant for all users.
 */
export function prepareDataDir(dataDir: string): void {
  try {
    createFolder(dataDir);
    restrict(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    // Only the owner may change the mode (POSIX chmod).
    throw new StartupError(
      code === 'EPERM'
        ? `The data folder ${dataDir} belongs to another user and is readable by others: set DATA_DIR to a new folder below it, which the service creates for its own user.`
        : `The data folder ${dataDir} cannot be written (${code}): give this user write permission or set DATA_DIR.`,
    );
  }
}

/**
 * Creates a folder and those above it, unless they exist. Not with `recursive`, which tries forever in a file system such as
 * /proc, where no folder can be created.
 */
function createFolder(folder: string): void {
  const parent = dirname(folder);
  if (!existsSync(parent)) createFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** Takes the permissions of other users. Without those of a folder such as /tmp, nothing else on the machine works. */
function restrict(dataDir: string): void {
  const { mode } = statSync(dataDir);
  if ((mode & FOR_ALL_USERS) === FOR_ALL_USERS) {
    throw new StartupError(
      `All users share the data folder ${dataDir}: set DATA_DIR to a new folder below it, which the service creates for its own user.`,
    );
  }
  if ((mode & OWNER_ONLY) !== 0) chmodSync(dataDir, mode & 0o700);
}

/** Path of the embedded database in a data folder. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'accounts.sqlite');
}

/** Path of the counters of the rate limits, beside the embedded database. */
export function countersFile(dataDir: string): string {
  return join(dataDir, 'limits.sqlite');
}

/** A file of SQLite with those that it keeps beside it in WAL mode. */
export function withWalFiles(file: string): string[] {
  return [file, `${file}-wal`, `${file}-shm`];
}

/** Path of the file on which the lock of a data folder is held. */
export function lockFile(dataDir: string): string {
  return join(dataDir, 'service.lock');
}

/** Path of the file with the id of the process that has locked a data folder last. */
export function holderFile(dataDir: string): string {
  return join(dataDir, 'service.pid');
}

/**
 * Path of the embedded database, for a command that must not create one in a wrong folder.
 * @throws StartupError when there is none, an emptied one, or a copy beside the write-ahead log of another.
 */
export function existingDatabaseFile(dataDir: string): string {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) {
    throw new StartupError(`There is no database in ${dataDir}: set DATA_DIR to its folder.`);
  }
  requireKept(dataDir);
  return file;
}

const DISK_FAILED = /^(?:ENOSPC|EDQUOT|SQLITE_FULL|SQLITE_IOERR)/;

/**
 * @returns an error that names the data folder, if a start or a command failed because of its disk or its files; otherwise
 * the error itself.
 */
export function explainDiskError(error: unknown, dataDir: string): unknown {
  const code = codeOf(error);
  if (isDamaged(error)) {
    return new StartupError(
      `The database in the data folder ${dataDir} is damaged (${code}): restore a backup.`,
    );
  }
  if (!DISK_FAILED.test(code)) return error;
  return new StartupError(
    `The data folder ${dataDir} cannot be written (${code}): its disk is full or fails, so free some space, or move the folder to another disk and set DATA_DIR.`,
  );
}

/**
 * Checks that this user may write the files of a start. SQLite's own errors name no file.
 * @throws StartupError that names a file that this user may not read and write, such as a backup that root has restored.
 */
export function requireOwnFiles(dataDir: string): void {
  const files = [
    ...withWalFiles(databaseFile(dataDir)),
    ...withWalFiles(countersFile(dataDir)),
    lockFile(dataDir),
    holderFile(dataDir),
  ];
  for (const file of files.filter(existsSync)) {
    try {
      accessSync(file, constants.R_OK | constants.W_OK);
    } catch (error) {
      throw new StartupError(
        `${file} cannot be read and written (${codeOf(error)}): give it to the user of the service.`,
      );
    }
  }
}

/** Offset in a database's header of the version that reads it: 1 for a copy by `vacuum into`, 2 for a database with a write-ahead log. */
const READ_VERSION_AT = 19;

/**
 * Checks that no copy was moved over the database of a running or killed service, whose write-ahead log is still there. SQLite would
 * write that log's pages into the copy.
 * @throws StartupError that names the files.
 */
function requireOwnLog(dataDir: string): void {
  const [file, log, index] = withWalFiles(databaseFile(dataDir)) as [string, string, string];
  if (!existsSync(file) || !statSync(log, { throwIfNoEntry: false })?.size) return;
  const header = Buffer.alloc(READ_VERSION_AT + 1);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, header);
  } finally {
    closeSync(descriptor);
  }
  if (header[READ_VERSION_AT] !== 1) return;
  throw new StartupError(
    `${file} is a copy beside the write-ahead log of another database: end every process that has it open, then remove ${log} and ${index}.`,
  );
}

/**
 * Checks that the database is not empty although it was used: the counters' file is created after its first page. SQLite would
 * begin a new database, and delete a write-ahead log that has the latest rows of the old one. Checks its write-ahead log, too.
 * @throws StartupError that names the file.
 */
export function requireKept(dataDir: string): void {
  requireOwnLog(dataDir);
  const file = databaseFile(dataDir);
  if (!existsSync(countersFile(dataDir)) || statSync(file, { throwIfNoEntry: false })?.size !== 0) return;
  throw new StartupError(
    `${file} is empty, although the service has used it before: restore a backup or, where nothing is to be kept, remove the file.`,
  );
}
