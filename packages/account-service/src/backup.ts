import { existsSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import Database from 'better-sqlite3';
import { existingDatabaseFile, OWNER_ONLY } from './config/data-dir.ts';
import { readSettings, StartupError } from './index.ts';

/**
 * Copies the embedded database into a new file while the service runs: `node src/backup.ts <file>`. `vacuum into` takes a
 * consistent snapshot of all rows without blocking writers, and leaves out the pages that deleted rows have left. Only this
 * user may read the copy.
 */
async function main(target: string | undefined): Promise<void> {
  process.umask(OWNER_ONLY);
  const { dataDir, databaseUrl } = readSettings(process.env);
  if (databaseUrl) throw new StartupError('DATABASE_URL is set: back up PostgreSQL with pg_dump.');
  if (!target) throw new StartupError('Name the file to write: node src/backup.ts accounts-backup.sqlite');
  if (existsSync(target)) throw new StartupError(`${target} exists already: name a new file.`);
  const source = existingDatabaseFile(dataDir);
  // Only a complete copy gets the final name, so that nobody restores an incomplete one.
  const draft = `${resolve(target)}.incomplete`;
  rmSync(draft, { force: true });
  const database = new Database(source, { readonly: true });
  try {
    database.prepare('vacuum into ?').run(draft);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  } finally {
    database.close();
  }
}

try {
  await main(process.argv[2]);
} catch (error) {
  process.stderr.write(error instanceof StartupError ? `${error.message}\n` : `${String(error)}\n`);
  process.exitCode = 1;
}
