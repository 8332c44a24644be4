import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@weft/tools/ports';
import { describe, expect, test, vi } from 'vitest';
import { databaseUp, post, registration, SUPPORT_KEY, start, supportRequest, tempDir } from '../harness.ts';
import { FAST_HASHING_MAIN, ownEnv, spawnService } from '../service-process.ts';
import { canMount, fillDisk, onSmallDisk } from '../small-disk.ts';
import { TEST_BUILD } from '../test-build.ts';

const run = promisify(execFile);
const WAIT = { timeout: 30_000, interval: 200 };

describe.runIf(canMount())('a full disk', () => {
  test('gets 503 with Retry-After, is logged and reported as its cause, and the service recovers', async () => {
    const { env, url, dataDir } = await ownEnv();
    const METRICS_PORT = String(await freePort());
    const disk = { folder: dataDir, kilobytes: 4096 };
    const service = spawnService({ ...env, METRICS_PORT }, FAST_HASHING_MAIN, { disk });
    await service.logged('service.started');
    const email = 'ada@example.com';
    const credentials = { email, password: 'correct horse' };
    const register = (address: string) => post(`${url}/user/register`, registration({ email: address }));
    await register(email);
    const [{ text }] = (await (await fetch(`${url}/outbox/mails.json`)).json()) as [{ text: string }];
    await post(`${url}/user/verify-email?token=${/token=([\w-]+)/.exec(text)?.[1]}`);
    const { refreshtoken } = (await post(`${url}/user/login`, credentials)).body;
    const ready = async () => (await fetch(`${url}/readyz`)).status;
    expect(await ready()).toBe(200);

    const free = fillDisk(service.child.pid, dataDir);
    // Refreshing writes the accounts before any counter.
    for (const call of [
      () => post(`${url}/user/refresh`, { refreshtoken }),
      () => register('bea@example.com'),
      () => post(`${url}/user/login`, credentials),
    ]) {
      const { status, headers, body } = await call();
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toBe('5');
      expect(body.message).toBe('The service is not available at the moment. Please try again.');
    }
    await vi.waitFor(async () => expect(await ready()).toBe(503), WAIT);
    expect(await databaseUp(METRICS_PORT)).toBe('0');
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const failures = service.log.filter((line) => line.includes('"level":"error"'));
    expect(failures[0]).toContain('"event":"database.unavailable"');
    for (const line of failures) expect(line).toMatch(/"code":"SQLITE_(FULL|IOERR)/);

    free();
    await vi.waitFor(async () => expect(await ready()).toBe(200), WAIT);
    expect(await databaseUp(METRICS_PORT)).toBe('1');
    expect((await post(`${url}/user/refresh`, { refreshtoken })).status).toBe(200);
    expect((await register('bea@example.com')).status).toBe(200);
  });

  test('fails a start with one sentence that names the folder', async () => {
    const { env, dataDir } = await ownEnv();
    const disk = { folder: dataDir, kilobytes: 1024, isFull: true };
    const service = spawnService(env, undefined, { disk });
    expect(await service.ended).toBe(1);
    expect(service.errors()).toBe(
      `The data folder ${dataDir} cannot be written (SQLITE_FULL): its disk is full or fails, so free some space, or move the folder to another disk and set DATA_DIR.\n`,
    );
  });

  test('fails the command vacuum with one sentence that names both folders', async () => {
    const service = await start();
    for (let index = 0; index < 100; index += 1) {
      const request = supportRequest({ description: 'x'.repeat(4000) });
      await service.post('/customer-support', request, { 'secret-key': SUPPORT_KEY });
    }
    await service.close();
    const dataDir = await tempDir();
    // Has room for the database, but not for a second copy of it.
    const [program = '', ...args] = onSmallDisk({ folder: dataDir, kilobytes: 1400 });
    const copied = `cp '${join(service.config.dataDir, 'accounts.sqlite')}' '${dataDir}' && exec "$0" "$@"`;
    const call = run(
      program,
      [...args, 'sh', '-c', copied, process.execPath, join(TEST_BUILD, 'admin.js'), 'vacuum'],
      {
        env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      },
    );
    await expect(call).rejects.toMatchObject({
      stderr: `${join(dataDir, 'accounts.sqlite')} cannot be rewritten (SQLITE_FULL): free some space on its disk, or on that of the folder for temporary files, which SQLITE_TMPDIR names.\n`,
    });
  });
});
