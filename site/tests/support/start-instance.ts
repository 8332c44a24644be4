import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startPostgres } from '@weft/account-service/test/postgres-server';
import { instances, type PostgresNote, postgresNote, root } from './instances.ts';

/**
 * Starts the instance that the argument names, without the accounts and mails of an earlier run: another branch may have
 * another schema. Its secrets stay, because one of them is in the built site, which would have to be built again.
 */
const instance = instances[process.argv[2] as keyof typeof instances];
const { dataDir, env } = instance;
await mkdir(dataDir, { recursive: true });
for (const name of await readdir(dataDir))
  if (name !== 'secrets.json') await rm(path.join(dataDir, name), { recursive: true });

const postgres = instance === instances.hardened ? await preparePostgres() : undefined;
const product = spawn(process.execPath, ['scripts/start.ts'], {
  cwd: root,
  env: { ...process.env, ...env, ...(postgres?.url ? { DATABASE_URL: postgres.url } : {}) },
  stdio: 'inherit',
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void product.kill(signal));
const [code] = await once(product, 'exit');
await postgres?.stop();
process.exit(code ?? 1);

/**
 * Provides the hardened instance's database. Without PostgreSQL it uses SQLite and writes the reason to a file, and the test
 * that needs PostgreSQL is skipped.
 */
async function preparePostgres(): Promise<{ url?: string; stop: () => Promise<void> }> {
  const named = process.env.TEST_DATABASE_URL;
  const server = named
    ? { url: named, stop: async () => {} }
    : await startPostgres().catch((error: Error) => ({ why: error.message, stop: async () => {} }));
  const note: PostgresNote = 'url' in server ? { url: server.url } : { why: server.why };
  await writeFile(postgresNote, JSON.stringify(note));
  return { ...note, stop: () => server.stop() };
}
