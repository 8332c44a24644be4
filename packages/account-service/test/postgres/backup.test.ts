import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'vitest';
import { expectComplete, whileSigningUp } from '../backup-checks.ts';
import { freshDatabase, start, startWithAccount, tempDir } from '../harness.ts';
import { findPrograms } from '../postgres-server.ts';

const run = promisify(execFile);

test('a pg_dump of a busy service restores completely', async () => {
  const service = await startWithAccount();
  const programs = findPrograms() ?? '';
  const file = join(await tempDir(), 'accounts.dump');
  const accepted = await whileSigningUp(service, () =>
    run(join(programs, 'pg_dump'), ['--format=custom', `--file=${file}`, service.config.databaseUrl ?? '']),
  );
  const { databaseUrl = '' } = await freshDatabase();
  await run(join(programs, 'pg_restore'), ['--no-owner', `--dbname=${databaseUrl}`, file]);
  await expectComplete(await start({ databaseUrl }), accepted);
});
