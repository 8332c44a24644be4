import { freePort } from '@weft/tools/ports';
import { describe, expect, test, vi } from 'vitest';
import { count, rows } from '../database.ts';
import {
  type Answer,
  CREDENTIALS,
  freshDatabase,
  openSink,
  post,
  postgres,
  registration,
  SITE,
  start,
  startWithAccount,
  tempDir,
  WAIT,
} from '../harness.ts';
import { FAST_HASHING_MAIN, ownEnv, spawnService, startProcess } from '../service-process.ts';
import { TcpProxy } from '../tcp-proxy.ts';

/** Makes ten calls at a time: a call waits for a connection to the database for three seconds only. */
async function inTens(calls: (() => Promise<Answer>)[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let first = 0; first < calls.length; first += 10)
    answers.push(...(await Promise.all(calls.slice(first, first + 10).map((call) => call()))));
  return answers;
}

describe('shared database', () => {
  test('replies with 503 while the database is down, and recovers', async () => {
    const { databaseUrl = '' } = await freshDatabase();
    const proxy = await new TcpProxy(databaseUrl).start();
    const service = await startWithAccount({ databaseUrl: proxy.url });

    await proxy.stop();
    const { status, headers, body } = await service.post('/user/login', CREDENTIALS);
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('5');
    expect(body).toEqual({
      status: 'error',
      message: 'The service is not available at the moment. Please try again.',
    });
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${service.url}/readyz`)).status).toBe(503);

    await proxy.start();
    await vi.waitFor(
      async () => expect((await service.post('/user/login', CREDENTIALS)).status).toBe(200),
      WAIT,
    );
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  });

  test.each([
    ['read-only', 'set default_transaction_read_only = on', 'reset default_transaction_read_only'],
    ['closed to connections', 'with allow_connections false', 'with allow_connections true'],
  ])('replies with 503 while the database is %s, and recovers', async (_what, close, open) => {
    const service = await startWithAccount();
    const { refreshtoken } = (await service.post('/user/login', CREDENTIALS)).body;
    const name = new URL(service.config.databaseUrl ?? '').pathname.slice(1);
    const server = { ...service.config, databaseUrl: postgres ?? '' };
    const alter = async (how: string) => {
      await rows(server, `alter database ${name} ${how}`);
      await rows(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    };
    await alter(close);
    const ready = async () => (await fetch(`${service.url}/readyz`)).status;
    await vi.waitFor(async () => expect(await ready()).not.toBe(200), WAIT);
    expect(await ready()).toBe(503);
    expect((await service.post('/user/refresh', { refreshtoken })).status).toBe(503);
    await alter(open);
    await vi.waitFor(async () => expect(await ready()).toBe(200), WAIT);
    expect((await service.post('/user/refresh', { refreshtoken })).status).toBe(200);
  });

  test('accepts calls again after a read-only period, without a check and with connections from then', async () => {
    const { databaseUrl = '', log, ...service } = await startProcess({ SMTP_URL: (await openSink()).url });
    const name = new URL(databaseUrl).pathname.slice(1);
    const server = { dataDir: '', databaseUrl: postgres ?? '' };
    await rows(server, `alter database ${name} set default_transaction_read_only = on`);
    await rows(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    // The delivery of mails has failed in a transaction.
    await vi.waitFor(() => expect(log.join()).toContain('"code":"25006"'), WAIT);
    expect((await service.post('/user/register', registration())).status).toBe(503);
    await rows(server, `alter database ${name} reset default_transaction_read_only`);
    await vi.waitFor(
      async () => expect((await service.post('/user/register', registration())).status).toBe(200),
      WAIT,
    );
  });

  test('100 readiness checks at once write once a second', async () => {
    const service = await start();
    for (const statement of [
      'create table written (id bigint)',
      "create function note() returns trigger language plpgsql as 'begin insert into written values (new.id); return new; end'",
      'create trigger note after insert or update on write_check for each row execute function note()',
    ]) {
      await rows(service.config, statement);
    }
    const began = performance.now();
    const checks = Array.from({ length: 100 }, () => fetch(`${service.url}/readyz`));
    for (const { status } of await Promise.all(checks)) expect(status).toBe(200);
    const written = await count(service.config, 'written');
    expect(written).toBeGreaterThan(0);
    // Once a second: on a busy machine the checks take longer.
    expect(written).toBeLessThanOrEqual(1 + Math.floor((performance.now() - began) / 1000));
  });

  test('refuses calls before counting them while the database is known to be down', async () => {
    const { databaseUrl = '' } = await freshDatabase();
    const proxy = await new TcpProxy(databaseUrl).start();
    const service = await start({
      databaseUrl: proxy.url,
      relaxLocalLimits: false,
      limits: { register: { points: 3, seconds: 900 } },
    });
    await proxy.stop();
    const register = (index: number) =>
      service.post('/user/register', registration({ email: `p${index}@example.com` }));
    const statuses: number[] = [];
    for (let index = 0; index < 30; index += 1) statuses.push((await register(index)).status);
    expect(statuses).toEqual(Array(30).fill(503));
    await proxy.start();
    await vi.waitFor(async () => expect((await fetch(`${service.url}/readyz`)).status).toBe(200), WAIT);
    for (let index = 0; index < 3; index += 1) expect((await register(index)).status).toBe(200);
  });

  test('replies to 200 simultaneous calls with a pool of two connections', async () => {
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

  test('two services create one account per address, and either accepts its link', async () => {
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

  test('two processes neither lose nor duplicate an account, a token or a mail', async () => {
    const sink = await openSink();
    const { databaseUrl = '' } = await freshDatabase();
    const urls = await Promise.all(
      [1, 2].map(async () => {
        const port = await freePort();
        const env = { DATABASE_URL: databaseUrl, SMTP_URL: sink.url, ACCOUNT_PORT: String(port) };
        const service = spawnService(
          { ...env, DATA_DIR: await tempDir(), LOG_LEVEL: 'info' },
          FAST_HASHING_MAIN,
        );
        await service.logged('service.started');
        return `http://127.0.0.1:${port}`;
      }),
    );
    const at = (index: number) => urls[index % 2] ?? '';
    const people = Array.from({ length: 40 }, (_, index) => `p${index}@example.com`);

    const signUps = await inTens(
      people.map((email, index) => () => post(`${at(index)}/user/register`, registration({ email }))),
    );
    expect(signUps.map(({ status }) => status)).toEqual(people.map(() => 200));
    await vi.waitFor(() => expect(sink.received).toHaveLength(people.length), WAIT);
    expect(sink.received.flatMap(({ to }) => to).sort()).toEqual([...people].sort());

    const tokens = sink.received.map(({ data }) =>
      /token=3D([\w-]+)|token=([\w-]+)/.exec(data.replace(/=\n/g, ''))?.slice(1).find(Boolean),
    );
    const verified = await inTens(
      tokens.flatMap((token) => urls.map((url) => () => post(`${url}/user/verify-email?token=${token}`))),
    );
    expect(verified.map(({ status }) => status)).toEqual(verified.map(() => 200));
    const config = { dataDir: '', siteOrigins: [SITE] as [string], databaseUrl };
    expect(await count(config, 'account')).toBe(people.length);
    expect(await count(config, 'verification_link')).toBe(people.length);

    const logins = await inTens(
      people.map(
        (email, index) => () => post(`${at(index + 1)}/user/login`, { email, password: 'correct horse' }),
      ),
    );
    expect(logins.map(({ status }) => status)).toEqual(people.map(() => 200));
    expect(new Set(logins.map(({ body }) => body.refreshtoken)).size).toBe(people.length);
    expect(await count(config, 'refresh_token')).toBe(people.length);
    expect(sink.received).toHaveLength(people.length);
  });

  test('three processes can start at once on an empty database', async () => {
    const { env } = await ownEnv();
    const services = await Promise.all(
      [1, 2, 3].map(async () =>
        spawnService({ ...env, DATA_DIR: await tempDir(), ACCOUNT_PORT: String(await freePort()) }),
      ),
    );
    await Promise.all(services.map((service) => service.logged('service.started')));
  });
});
