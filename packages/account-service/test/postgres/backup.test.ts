import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'vitest';
import { expectComplete, expectEndedLogin, whileSigningUp } from '../backup-checks.ts';
import { freshDatabase, type Running, start, startWithAccount, tempDir } from '../harness.ts';
import { findPrograms } from '../postgres-server.ts';

const run = promisify(execFile);
const PROGRAMS = findPrograms() ?? '';

const backUp = async (service: Running) => {
  const file = join(await tempDir(), 'accounts.dump');
  const options = ['--format=custom', `--file=${file}`];
  await run(join(PROGRAMS, 'pg_dump'), [...options, service.config.databaseUrl ?? '']);
  return file;
};

const restore = async (file: string) => {
  const { databaseUrl = '' } = await freshDatabase();
  await run(join(PROGRAMS, 'pg_restore'), ['--no-owner', `--dbname=${databaseUrl}`, file]);
  return { databaseUrl };
};

test('a pg_dump of a busy service restores completely', async () => {
  const service = await startWithAccount();
  let file = '';
  const accepted = await whileSigningUp(service, async () => {
    file = await backUp(service);
  });
  await expectComplete(await start(await restore(file)), accepted);
});

test('a login that ended after the backup stays ended', async () => {
  const service = await startWithAccount();
  await expectEndedLogin(service, async () => restore(await backUp(service)));
});
