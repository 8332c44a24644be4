import { mkdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@weft/tools/ports';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { StartupError, startService } from '../../src/index.ts';
import { post, registration, start, tempDir } from '../harness.ts';
import { ownEnv, spawnService } from '../service-process.ts';

test('a second process fails and names the holder; the lock of a dead holder is free', async () => {
  const { env, dataDir } = await ownEnv();
  const holder = spawnService(env);
  await holder.logged('service.started');
  const second = spawnService({ ...env, ACCOUNT_PORT: String(await freePort()) });
  expect(await second.ended).toBe(1);
  expect(second.errors()).toBe(
    `The data folder ${dataDir} is in use by process ${holder.child.pid}: stop it first, or set another DATA_DIR.\n`,
  );

  holder.child.kill('SIGKILL');
  await holder.ended;
  const third = spawnService(env);
  await third.logged('service.started');
});

test('a second service in the same process fails, too', async () => {
  const service = await start();
  await expect(startService({ ...service.config, accountPort: 0 })).rejects.toThrow(StartupError);
});

test('a start that cannot write the number of its process frees the lock', async () => {
  const dataDir = await tempDir();
  const holder = join(dataDir, 'service.pid');
  await mkdir(holder);
  await expect(start({ dataDir })).rejects.toThrow('EISDIR');
  await rmdir(holder);
  await start({ dataDir });
});

test('a second process fails, too, when somebody has removed the lock file', async () => {
  const { env, url, dataDir } = await ownEnv();
  const holder = spawnService(env);
  await holder.logged('service.started');
  await rm(join(dataDir, 'service.lock'));
  const second = spawnService({ ...env, ACCOUNT_PORT: String(await freePort()) });
  expect(await second.ended).toBe(1);
  expect(second.errors()).toBe(
    `The data folder ${dataDir} is in use by process ${holder.child.pid}: stop it first, or set another DATA_DIR.\n`,
  );
  const { status } = await post(`${url}/user/register`, registration());
  expect(status).toBe(200);
});

test('a service that cannot start because a program reads the database does not name an earlier process', async () => {
  const { env, dataDir } = await ownEnv();
  const earlier = spawnService(env);
  await earlier.logged('service.started');
  earlier.child.kill('SIGTERM');
  await earlier.ended;

  const reader = new Database(join(dataDir, 'accounts.sqlite'), { readonly: true });
  onTestFinished(() => void reader.close());
  reader.prepare('select * from account').all();
  const service = spawnService(env);
  expect(await service.ended).toBe(1);
  expect(service.errors()).toBe(
    `The data folder ${dataDir} is in use by another program, such as a backup or a database shell: stop it first, or set another DATA_DIR.\n`,
  );
});
