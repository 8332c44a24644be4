import { copyFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { registration, WAIT } from '../harness.ts';
import { startProcess } from '../service-process.ts';

test.each([
  ['has been removed', (file: string) => rename(file, `${file}.away`)],
  [
    'has been replaced by a copy',
    async (file: string) => {
      await rename(file, `${file}.away`);
      await copyFile(`${file}.away`, file);
    },
  ],
])('acknowledges no write into a database that %s, and recovers when it is back', async (_what, take) => {
  const service = await startProcess();
  const file = join(service.dataDir, 'accounts.sqlite');
  const register = async () => (await service.post('/user/register', registration())).status;
  const ready = async () => (await fetch(`${service.url}/readyz`)).status;
  expect(await register()).toBe(200);
  await take(file);
  expect([await register(), await ready()]).toEqual([503, 503]);
  expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  const causes = () => service.log.filter((line) => line.includes('"code":"SQLITE_READONLY_DBMOVED"'));
  await vi.waitFor(() => expect(causes().length).toBeGreaterThan(0), WAIT);

  await rm(file, { force: true });
  await rename(`${file}.away`, file);
  await vi.waitFor(async () => expect(await ready()).toBe(200), WAIT);
  expect(await register()).toBe(200);
});
