import { createHash } from 'node:crypto';
import { freePort } from '@weft/tools/ports';
import { describe, expect, test } from 'vitest';
import { makeAccount, registration, SITE } from './harness.ts';
import { FAST_HASHING_MAIN, spawnService, startProcess } from './service-process.ts';

const wrong = { email: 'ada@example.com', password: 'not this' };

interface Line {
  event: string;
  route?: string;
  status?: number;
  client?: string;
  account?: string;
}

describe('the audit log', () => {
  const refusalsIn = (log: readonly string[]) =>
    log.map((line) => JSON.parse(line) as Line).filter(({ event }) => event === 'audit.refused');

  test('has a line for each refusal, with pseudonyms that stay the same after a restart', async () => {
    const service = await startProcess({ LIMIT_LOGIN: '1/900' });
    await makeAccount(service);
    await service.post('/user/login', wrong);
    await service.post('/user/login', { ...wrong, email: ' ADA@example.com' });
    await service.post('/user/login', { ...wrong, email: 'bea@example.com' });
    await service.post('/user/login', {}, { origin: 'http://evil.test' });
    await service.post('/user/login', wrong, { origin: SITE });
    await service.post('/user/refresh', { refreshtoken: 'guess' });
    await service.post('/nowhere', {});
    service.child.kill('SIGTERM');
    await service.ended;
    const lines = refusalsIn(service.log);
    expect(lines.map(({ route, status }) => `${route} ${status}`)).toEqual([
      '/user/login 401',
      '/user/login 429',
      '/user/login 401',
      '/user/login 403',
      '/user/login 429',
      '/user/refresh 401',
      'none 404',
    ]);
    const [first, second, other, foreign, ...rest] = lines;
    expect(new Set(lines.map(({ client }) => client)).size).toBe(1);
    expect(first?.client).toMatch(/^[\w-]{22}$/);
    expect(first?.account).toMatch(/^[\w-]{22}$/);
    expect(second?.account).toBe(first?.account);
    expect(other?.account).not.toBe(first?.account);
    expect(foreign?.account).toBeUndefined();
    expect(rest.map(({ account }) => account)).toEqual([first?.account, undefined, undefined]);
    const plain = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);
    expect([first?.account, first?.client]).not.toContain(plain('ada@example.com'));
    expect([first?.account, first?.client]).not.toContain(plain('127.0.0.1'));

    const again = spawnService({ ...service.env, LIMIT_LOGIN: '1/900' }, FAST_HASHING_MAIN);
    await again.logged('service.started');
    await service.post('/user/login', wrong);
    again.child.kill('SIGTERM');
    await again.ended;
    expect(refusalsIn(again.log)).toMatchObject([{ client: first?.client, account: first?.account }]);
  });
});

describe('the metrics', () => {
  test('count requests by route and status, and mails, on a port of their own', async () => {
    const port = String(await freePort());
    const service = await startProcess({
      METRICS_PORT: port,
      SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    });
    await service.post('/user/register', registration());
    await service.post('/user/login', wrong);
    await service.post('/user/login', wrong);
    await service.post('/user/verify-email?token=secret-token');
    await service.post('/no"where\n', {});

    const response = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(response.headers.get('content-type')).toBe(
      'application/openmetrics-text; version=1.0.0; charset=utf-8',
    );
    const text = await response.text();
    for (const line of [
      '# TYPE weft_http_requests counter',
      'weft_http_requests_total{method="POST",route="/user/register",status="200"} 1',
      'weft_http_requests_total{method="POST",route="/user/login",status="401"} 2',
      'weft_http_requests_total{method="POST",route="none",status="404"} 1',
      'weft_http_request_duration_seconds_bucket{route="/user/login",le="+Inf"} 2',
      'weft_http_request_duration_seconds_count{route="/user/login"} 2',
      'weft_database_up 1',
      'weft_mails{state="queued"} 1',
      'weft_mails{state="abandoned"} 0',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    const sample =
      /^(?:# (?:TYPE|HELP) .+|# EOF|[a-z_]+(?:\{[a-z]+="[^"\n]*"(?:,[a-z]+="[^"\n]*")*\})? [\d.e+-]+|)$/;
    for (const line of text.split('\n')) expect(line).toMatch(sample);
    expect(text.endsWith('# EOF\n')).toBe(true);
    expect(text).not.toMatch(/secret-token|example\.com/);
    expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/user/login`)).status).toBe(404);
  });
});
