import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { startPostgres } from '@weft/account-service/test/postgres-server';
import { instances, type PostgresNote, postgresNote, root } from './instances.ts';

/**
 * Starts the hardened instance: PostgreSQL by `DATABASE_URL`, `HANDOFF=code` and `SUPPORT=edge`. Without PostgreSQL it
 * uses SQLite and writes the reason to a file, and the test that needs PostgreSQL is skipped.
 */
const { dataDir, env } = instances.hardened;
await mkdir(dataDir, { recursive: true });

const named = process.env.TEST_DATABASE_URL;
const server = named
  ? { url: named, stop: async () => {} }
  : await startPostgres().catch((error: Error) => ({ why: error.message, stop: async () => {} }));
const note: PostgresNote = 'url' in server ? { url: server.url } : { why: server.why };
await writeFile(postgresNote, JSON.stringify(note));

const product = spawn(process.execPath, ['scripts/start.ts'], {
  cwd: root,
  env: { ...process.env, ...env, ...(note.url ? { DATABASE_URL: note.url } : {}) },
  stdio: 'inherit',
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void product.kill(signal));
const [code] = await once(product, 'exit');
await server.stop();
process.exit(code ?? 1);
