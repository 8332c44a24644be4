import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { existingDatabaseFile, explainDiskError, OWNER_ONLY } from './config/data-dir.ts';
import { readSettings, StartupError } from './index.ts';
import { codeOf, isDamaged } from './store/availability.ts';

/**
 * Copies the embedded database into a new file while the service runs: `node src/backup.ts <file>`. `vacuum into` takes a
 * consistent snapshot of all rows without blocking writers, and leaves out the pages that deleted rows have left. Only this
 * user may read the copy.
 */
async function main([target, ...others]: readonly string[]): Promise<void> {
  process.umask(OWNER_ONLY);
  const { dataDir, databaseUrl } = readSettings(process.env);
  if (databaseUrl) throw new StartupError('DATABASE_URL is set: back up PostgreSQL with pg_dump.');
  if (!target || target.startsWith('-') || others.length > 0)
    throw new StartupError('Name the file to write, alone: node src/backup.ts accounts-backup.sqlite');
  if (existsSync(target)) throw new StartupError(`${target} exists already: name a new file.`);
  // Only a complete copy gets the final name, so that nobody restores an incomplete one.
  const draft = `${resolve(target)}.incomplete`;
  const folder = dirname(draft);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new StartupError(`There is no folder ${folder}: create it, or name a file in another one.`);
  }
  const database = openSource(dataDir);
  try {
    remove(draft); // of an interrupted backup
    database.prepare('vacuum into ?').run(draft);
    renameSync(draft, target);
  } catch (error) {
    remove(draft);
    throw isDamaged(error) ? explainDiskError(error, dataDir) : explainWriteError(error, target);
  } finally {
    database.close();
  }
}

/** Removes an incomplete copy and its journal. */
function remove(draft: string): void {
  for (const file of [draft, `${draft}-journal`]) rmSync(file, { force: true });
}

/** Opens the database and reads from it, so that a later failure is that of the copy. */
function openSource(dataDir: string): Database.Database {
  const file = existingDatabaseFile(dataDir);
  try {
    const database = new Database(file, { readonly: true });
    database.pragma('schema_version');
    return database;
  } catch (error) {
    if (isDamaged(error)) throw explainDiskError(error, dataDir);
    throw new StartupError(
      `${file} cannot be read (${codeOf(error)}): run the command as the user of the service, and check its disk.`,
    );
  }
}

/** Codes of SQLite and Node for a file that could not be created or written. */
const NOT_WRITTEN = /^(?:SQLITE_(?:FULL|IOERR|CANTOPEN|READONLY)|E[A-Z]+$)/;

/** @returns an error that names the file, if it was not written; otherwise the error itself. */
function explainWriteError(error: unknown, target: string): unknown {
  const code = codeOf(error);
  if (!NOT_WRITTEN.test(code)) return error;
  return new StartupError(
    `${target} cannot be written (${code}): name a file that this user may write, on a disk with enough space.`,
  );
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(error instanceof StartupError ? `${error.message}\n` : `${String(error)}\n`);
  process.exitCode = 1;
}
