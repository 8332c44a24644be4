import { execFile } from 'node:child_process';
import { copyFile, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { count } from './database.ts';
import {
  freshDatabase,
  makeAccount,
  postgres,
  type Running,
  registration,
  start,
  tempDir,
} from './harness.ts';
import { findPrograms } from './postgres-server.ts';

const run = promisify(execFile);
const BACKUP = join(import.meta.dirname, '../src/backup.ts');
const credentials = { email: 'ada@example.com', password: 'correct horse' };

/** Signs people up for as long as the work takes, and says how many were told that it was done. */
async function whileSigningUp(service: Running, work: () => Promise<unknown>): Promise<number> {
  let done = false;
  let accepted = 0;
  const signUps = (async () => {
    for (let index = 0; !done; index += 1) {
      const { status } = await service.post(
        '/user/register',
        registration({ email: `p${index}@example.com` }),
      );
      if (status === 200) accepted += 1;
    }
  })();
  await work();
  done = true;
  await signUps;
  return accepted;
}

/** A service on what a backup holds: accounts open, and nothing is half there. */
async function expectWhole(restored: Running, atMost: number): Promise<void> {
  expect((await restored.post('/user/login', credentials)).status).toBe(200);
  const signUps = await count(restored.config, 'registration');
  expect(signUps).toBeGreaterThanOrEqual(1);
  expect(signUps).toBeLessThanOrEqual(atMost + 1);
  expect(await count(restored.config, 'verification_link')).toBe(signUps);
  expect(await count(restored.config, 'mail')).toBe(signUps);
}

describe('backup and restore', () => {
  if (!postgres) {
    test('SQLite: the online backup of a busy service opens as a whole', async () => {
      const service = await start();
      await makeAccount(service);
      const dataDir = await tempDir();
      const env = { PATH: process.env.PATH, DATA_DIR: service.config.dataDir };
      const file = join(dataDir, 'accounts.sqlite');
      const accepted = await whileSigningUp(service, () => run(process.execPath, [BACKUP, file], { env }));
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      await copyFile(join(service.config.dataDir, 'token-secret'), join(dataDir, 'token-secret'));
      await expectWhole(await start({ dataDir }), accepted);
    });

    test.each([
      [[], /Name the file to write/],
      [['.'], /is there already/],
    ])('%j is one clear sentence', async (args, sentence) => {
      const service = await start();
      const env = { PATH: process.env.PATH, DATA_DIR: service.config.dataDir };
      await expect(run(process.execPath, [BACKUP, ...args], { env })).rejects.toThrow(sentence);
    });

    test('a folder without a database is one clear sentence, and nothing is made', async () => {
      const DATA_DIR = join(await tempDir(), 'empty');
      await mkdir(DATA_DIR);
      const call = run(process.execPath, [BACKUP, join(DATA_DIR, 'copy')], {
        env: { PATH: process.env.PATH, DATA_DIR },
      });
      await expect(call).rejects.toThrow('There is no database in');
      await expect(stat(join(DATA_DIR, 'copy'))).rejects.toThrow('ENOENT');
    });
  } else {
    test('PostgreSQL: pg_dump of a busy service restores as a whole', async () => {
      const service = await start();
      await makeAccount(service);
      const programs = findPrograms() ?? '';
      const file = join(await tempDir(), 'accounts.dump');
      const accepted = await whileSigningUp(service, () =>
        run(join(programs, 'pg_dump'), [
          '--format=custom',
          `--file=${file}`,
          service.config.databaseUrl ?? '',
        ]),
      );
      const { databaseUrl = '' } = await freshDatabase();
      await run(join(programs, 'pg_restore'), ['--no-owner', `--dbname=${databaseUrl}`, file]);
      await expectWhole(await start({ databaseUrl }), accepted);
    });
  }
});
