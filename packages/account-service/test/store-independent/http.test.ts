import { describe, expect, test } from 'vitest';
import { SECURITY_HEADERS } from '../../src/http/security-headers.ts';
import { registration, SITE, start, supportRequest } from '../harness.ts';
import { CALLS, send, sendRaw } from '../raw-http.ts';

describe('cross-origin calls', () => {
  test('the site may call, and can read error replies', async () => {
    const service = await start();
    const origin = { origin: SITE };
    const answers = [
      await service.post('/user/register', registration(), origin),
      await service.post('/user/login', { email: 'ada@example.com', password: 'not this' }, origin),
      await service.post('/user/login', 'no json', origin),
      await service.post('/user/verify-email?token=x', undefined, origin),
      await service.post('/customer-support', supportRequest(), origin),
      await service.post('/user/login', { pad: 'x'.repeat(20_000) }, origin),
      await service.post('/nowhere', {}, origin),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 400, 400, 401, 413, 404]);
    for (const { headers } of answers) {
      expect(headers.get('access-control-allow-origin')).toBe(SITE);
      expect(headers.get('access-control-expose-headers')).toBe('retry-after, x-request-id');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      expect(headers.get('vary')).toContain('Origin');
    }
  });

  test('the preflight allows the site to POST with content-type and secret-key', async () => {
    const service = await start();
    const { status, headers } = await send(`${service.url}/customer-support`, 'OPTIONS', {
      origin: SITE,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,secret-key',
    });
    expect(status).toBe(204);
    expect(headers['access-control-allow-origin']).toBe(SITE);
    expect(headers['access-control-allow-methods']).toBe('POST');
    expect(headers['access-control-allow-headers']).toBe('content-type, secret-key');
    expect(headers.vary).toContain('Origin');
  });

  test.each([
    'http://site.test.evil.example',
    'http://evil-site.test',
    'https://site.test',
    'http://site.test:8080',
    'http://SITE.test',
    'http://site.test/',
    'null',
    '*',
    '',
  ])('rejects the origin %j', async (origin) => {
    const service = await start();
    const preflight = await send(`${service.url}/user/login`, 'OPTIONS', {
      origin,
      'access-control-request-method': 'POST',
    });
    expect(preflight.status).toBe(403);
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
    const { status, headers, body } = await service.post('/user/register', registration(), { origin });
    expect(status).toBe(403);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('vary')).toContain('Origin');
    expect(body).toEqual({
      status: 'error',
      message: 'This site is not allowed to call the account service.',
    });
    expect(await service.mails()).toEqual([]);
  });

  test('allows a second origin, while links go to the first', async () => {
    const service = await start({ siteOrigins: [SITE, 'http://127.0.0.1:4300'] });
    const { headers } = await service.post('/user/register', registration(), {
      origin: 'http://127.0.0.1:4300',
    });
    expect(headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:4300');
    expect(await service.tokensOf('ada@example.com')).toHaveLength(1);
  });
});

describe('paths and methods', () => {
  test.each([
    '/',
    '/user',
    '/user/login/',
    '/USER/login',
    '/user//login',
    '/%00',
    '/%',
    '/..%2f..%2fetc/passwd',
    '/.env',
  ])('the unknown path %s gets a JSON error reply', async (path) => {
    const service = await start();
    const { status, text } = await send(service.url + path, 'POST');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(JSON.parse(text)).toEqual({ status: 'error', message: expect.any(String) });
  });

  test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS'])(
    '%s gets 405 with Allow',
    async (method) => {
      const service = await start();
      for (const path of CALLS) {
        const { status, headers } = await send(service.url + path, method);
        expect(status, path).toBe(405);
        expect(headers.allow).toBe('POST');
      }
    },
  );

  test.each([
    ['no Host', 400, ''],
    ['an empty Host', 400, 'host:\r\n'],
    ['two Hosts', 400, 'host: localhost\r\nhost: evil.test\r\n'],
    ['two equal Hosts', 400, 'host: localhost\r\nHost: localhost\r\n'],
    ['a malformed Host', 400, 'host: a b\r\n'],
    ['a Host of five numbers', 400, 'host: 1.2.3.4.5\r\n'],
    ['a Host with a path', 400, 'host: localhost/x\r\n'],
    ['an unknown expectation', 417, 'host: localhost\r\nexpect: a-miracle\r\n'],
    ['a malformed header', 400, 'host: localhost\r\nno colon\r\n'],
    ['conflicting lengths', 400, 'host: localhost\r\ncontent-length: 2\r\ncontent-length: 3\r\n'],
    ['huge headers', 431, `host: localhost\r\nx: ${'x'.repeat(70_000)}\r\n`],
  ])(
    'a request with %s gets %i in the usual shape, with all security headers',
    async (_what, status, headers) => {
      const service = await start();
      for (const url of [service.url, service.mainAppUrl ?? '']) {
        const answer = await sendRaw({ url }, `GET /healthz HTTP/1.1\r\n${headers}connection: close\r\n\r\n`);
        const [head = '', body = ''] = answer.split('\r\n\r\n');
        expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
        for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
          expect(head.toLowerCase()).toContain(`\r\n${name}: ${value}`.toLowerCase());
        }
        expect(head.toLowerCase()).toContain('\r\nconnection: close');
        expect(JSON.parse(body)).toEqual({ status: 'error', message: 'The request could not be read.' });
      }
    },
  );

  test.each([
    ['a Host with a path', 'http://localhost/healthz', 'localhost/x'],
    ['a user', 'http://ada:pw@localhost/healthz', 'localhost'],
  ])('a request for a whole URL with %s gets 400, too', async (_what, url, host) => {
    const request = `GET ${url} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`;
    expect(await sendRaw(await start(), request)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('HTTP/1.0 needs no Host, but may have only one', async () => {
    const service = await start();
    const statusOf = async (headers: string) =>
      (await sendRaw(service, `GET /healthz HTTP/1.0\r\n${headers}\r\n`)).split('\r\n')[0];
    expect(await statusOf('')).toBe('HTTP/1.1 200 OK');
    expect(await statusOf('host: localhost\r\n')).toBe('HTTP/1.1 200 OK');
    expect(await statusOf('host: localhost\r\nhost: localhost\r\n')).toBe('HTTP/1.1 400 Bad Request');
  });

  test.each(['/outbox/mails.json', 'http://localhost/outbox/mails.json'])(
    'the outbox replies 404 to a request for %s without a Host',
    async (target) => {
      const service = await start();
      const reply = (headers: string) => sendRaw(service, `GET ${target} HTTP/1.0\r\n${headers}\r\n`);
      expect(await reply('host: localhost\r\n')).toMatch(/^HTTP\/1\.1 200 /);
      expect(await reply('')).toMatch(/^HTTP\/1\.1 404 /);
    },
  );

  test.each([
    ['127.0.0.2:4301', 200],
    ['[::1]:4301', 200],
    ['192.0.2.7', 404],
    ['127.evil.test', 404],
  ])('the outbox at the host %s gets %i', async (host, status) => {
    const reply = await sendRaw(await start(), `GET /outbox HTTP/1.0\r\nhost: ${host}\r\n\r\n`);
    expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  test('/healthz and /readyz reply with nothing but status and message', async () => {
    const service = await start();
    for (const path of ['/healthz', '/readyz']) {
      const response = await fetch(service.url + path);
      expect(response.status).toBe(200);
      const body = (await response.json()) as Record<string, unknown>;
      expect(Object.keys(body)).toEqual(['status', 'message']);
    }
  });
});

test('every reply has the security headers and a request id, and names no software', async () => {
  const service = await start();
  const answers = [
    await fetch(`${service.url}/healthz`),
    await fetch(`${service.url}/nowhere`),
    await fetch(`${service.url}/user/login`, { method: 'POST' }),
    await fetch(`${service.url}/user/login`, { method: 'POST', headers: { origin: 'http://evil.test' } }),
    await fetch(`${service.mainAppUrl}/`),
    await fetch(`${service.mainAppUrl}/nowhere`),
  ];
  for (const { headers } of answers) {
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('permissions-policy')).toBe(
      'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    );
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  }
});
