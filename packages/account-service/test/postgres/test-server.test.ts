import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test, vi } from 'vitest';
import { rows } from '../database.ts';
import { findPrograms } from '../postgres-server.ts';

const SCRIPT = `
  import { startPostgres } from '${join(import.meta.dirname, '../postgres-server.ts')}';
  console.log((await startPostgres()).url);
  setInterval(() => {}, 60_000);
`;

test.runIf(findPrograms())(
  'the tests’ server ends, and its files are removed, when its process is killed',
  async () => {
    const owner = spawn(process.execPath, ['--input-type=module', '--eval', SCRIPT]);
    const [databaseUrl] = (await once(createInterface({ input: owner.stdout }), 'line')) as [string];
    const config = { databaseUrl, dataDir: '' };
    const [{ folder }] = (await rows(
      config,
      "select setting folder from pg_settings where name = 'data_directory'",
    )) as [{ folder: string }];
    expect(existsSync(folder)).toBe(true);
    owner.kill('SIGKILL');
    await vi.waitFor(() => expect(existsSync(folder)).toBe(false), { timeout: 20_000, interval: 50 });
    await expect(rows(config, 'select 1')).rejects.toThrow('ECONNREFUSED');
  },
);
