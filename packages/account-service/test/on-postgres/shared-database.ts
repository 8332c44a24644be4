import { describe, expect, test, vi } from 'vitest';
import { Cable } from '../cable.ts';
import { count } from '../database.ts';
import { freePort } from '../free-port.ts';
import {
  freshDatabase,
  makeAccount,
  openSink,
  post,
  registration,
  SITE,
  start,
  tempDir,
} from '../harness.ts';
import { CHEAP_MAIN, spawnService } from '../spawned.ts';

describe('PostgreSQL', () => {
  test('a database that is gone is 503 in shape, the process stays, and recovers by itself', async () => {
    const { databaseUrl = '' } = await freshDatabase();
    const cable = await new Cable(databaseUrl).plugIn();
    const service = await start({ databaseUrl: cable.url });
    await makeAccount(service);
    const credentials = { email: 'ada@example.com', password: 'correct horse' };

    await cable.pull();
    const asked = performance.now();
    const { status, headers, body } = await service.post('/user/login', credentials);
    expect(performance.now() - asked).toBeLessThan(8000);
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('5');
    expect(body).toEqual({
      status: 'error',
      message: 'The service is not available just now. Please try again.',
    });
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${service.url}/readyz`)).status).toBe(503);

    await cable.plugIn();
    await vi.waitFor(async () => expect((await service.post('/user/login', credentials)).status).toBe(200), {
      timeout: 30_000,
      interval: 200,
    });
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  });

  test('two hundred calls on two connections are all answered', async () => {
    const service = await start({ databasePool: 2 });
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        const email = `p${index}@example.com`;
        return [
          () => service.post('/user/resend-verification', { email }),
          () => service.post('/user/register', registration({ email })),
          () => service.post('/user/login', { email, password: 'correct horse' }),
          () => service.post('/user/verify-email?token=none'),
        ][index % 4]?.();
      }),
    );
    const statuses = answers.map((answer) => answer?.status ?? 0);
    expect(statuses.filter((status) => status < 200 || (status >= 500 && status !== 503))).toEqual([]);
    expect(statuses).toContain(200);
  });

  test('two services make one account of one address, and either takes the link', async () => {
    const first = await start();
    const second = await start({ databaseUrl: first.config.databaseUrl ?? '' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? first : second).post('/user/register', registration()),
      ),
    );
    const accepted = answers.filter(({ status }) => status === 200);
    expect(accepted.length).toBeGreaterThan(0);
    const tokens = await first.tokensOf('ada@example.com');
    expect(tokens).toHaveLength(Math.min(5, accepted.length));
    const verified = await Promise.all(
      tokens.flatMap((token) => [first, second].map((at) => at.post(`/user/verify-email?token=${token}`))),
    );
    expect(verified.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await count(first.config, 'account')).toBe(1);
  });

  test('two processes on one database lose and double no account, token or mail', async () => {
    const sink = await openSink();
    const { databaseUrl = '' } = await freshDatabase();
    const urls = await Promise.all(
      [1, 2].map(async () => {
        const port = await freePort();
        const env = { DATABASE_URL: databaseUrl, SMTP_URL: sink.url, ACCOUNT_PORT: String(port) };
        const service = spawnService({ ...env, DATA_DIR: await tempDir(), LOG_LEVEL: 'info' }, CHEAP_MAIN);
        await service.logged('service.started');
        return `http://127.0.0.1:${port}`;
      }),
    );
    const at = (index: number) => urls[index % 2] ?? '';
    const people = Array.from({ length: 40 }, (_, index) => `p${index}@example.com`);

    const signUps = await Promise.all(
      people.map((email, index) => post(`${at(index)}/user/register`, registration({ email }))),
    );
    expect(signUps.map(({ status }) => status)).toEqual(people.map(() => 200));
    await vi.waitFor(() => expect(sink.received).toHaveLength(people.length), { timeout: 30_000 });
    expect(sink.received.flatMap(({ to }) => to).sort()).toEqual([...people].sort());

    const tokens = sink.received.map(({ data }) =>
      /token=3D([\w-]+)|token=([\w-]+)/.exec(data.replace(/=\n/g, ''))?.slice(1).find(Boolean),
    );
    const verified = await Promise.all(
      tokens.flatMap((token) => urls.map((url) => post(`${url}/user/verify-email?token=${token}`))),
    );
    expect(verified.map(({ status }) => status)).toEqual(verified.map(() => 200));
    const config = { dataDir: '', siteOrigins: [SITE] as [string], databaseUrl };
    expect(await count(config, 'account')).toBe(people.length);
    expect(await count(config, 'verification_link')).toBe(people.length);

    const logins = await Promise.all(
      people.map((email, index) => post(`${at(index + 1)}/user/login`, { email, password: 'correct horse' })),
    );
    expect(logins.map(({ status }) => status)).toEqual(people.map(() => 200));
    expect(new Set(logins.map(({ body }) => body.refreshtoken)).size).toBe(people.length);
    expect(await count(config, 'refresh_token')).toBe(people.length);
    expect(sink.received).toHaveLength(people.length);
  });
});
