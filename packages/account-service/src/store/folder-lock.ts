import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { StartError } from '../errors.ts';

/** Holds a data folder for one process. */
export interface FolderLock {
  release(): void;
}

/**
 * Takes the data folder, or refuses and names who holds it. The lock is the operating system's own, on a file that
 * SQLite keeps open, so it goes with its holder however that one dies: nothing to clean up, no process id to mistake.
 * @throws StartError when a living process holds the folder.
 */
export function lockFolder(dataDir: string): FolderLock {
  const holderFile = join(dataDir, 'service.pid');
  const lock = new Database(join(dataDir, 'service.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!(error instanceof Database.SqliteError) || !error.code.startsWith('SQLITE_BUSY')) throw error;
    throw new StartError(
      `The data folder ${dataDir} is in use by ${describeHolder(holderFile)}: stop it first, or set another DATA_DIR.`,
    );
  }
  writeFileSync(holderFile, `${process.pid}\n`);
  return { release: () => lock.close() };
}

function describeHolder(holderFile: string): string {
  try {
    return `process ${readFileSync(holderFile, 'utf8').trim()}`;
  } catch {
    return 'another process';
  }
}
