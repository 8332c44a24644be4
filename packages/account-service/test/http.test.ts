import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { post, type Running, registration, SITE, SUPPORT_KEY, start, supportRequest } from './harness.ts';

/** A request that fetch would not send. */
function send(url: string, method: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const request = httpRequest(url, { method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

/** What comes back for raw bytes. */
function sendRaw(service: Running, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text += part;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

const CALLS = ['/user/login', '/user/register', '/user/resend-verification', '/customer-support'];
const KEY = { 'secret-key': SUPPORT_KEY };

describe('cross-origin calls', () => {
  test('the site may call, and reads refusals too', async () => {
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

  test('the preflight of the site allows POST with the two headers', async () => {
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
  ])('%j is refused', async (origin) => {
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

  test('a second origin is allowed, links go to the first', async () => {
    const service = await start({ siteOrigins: [SITE, 'http://127.0.0.1:4300'] });
    const { headers } = await service.post('/user/register', registration(), {
      origin: 'http://127.0.0.1:4300',
    });
    expect(headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:4300');
    expect(await service.tokensOf('ada@example.com')).toHaveLength(1);
  });
});

describe('bodies', () => {
  test.each([
    ['nothing', '', 400],
    ['half of one', '{"email":', 400],
    ['a text', '"hello"', 400],
    ['a list', '[]', 400],
    ['null', 'null', 400],
    ['ten thousand levels', '['.repeat(10_000), 400],
    ['deep and whole', `${'['.repeat(8000)}${']'.repeat(8000)}`, 400],
    ['one byte over 16 KB', `"${'x'.repeat(16_383)}"`, 413],
    ['300 KB', `"${'x'.repeat(300_000)}"`, 413],
  ])('%s is refused in shape', async (_name, body, expected) => {
    const service = await start();
    for (const path of CALLS) {
      const answer = await service.post(path, body, KEY);
      expect(answer.status, path).toBe(expected);
      expect(answer.body).toEqual({ status: 'error', message: expect.any(String) });
    }
  });

  test('16 KB exactly is read', async () => {
    const service = await start();
    const { status } = await service.post('/user/login', `"${'x'.repeat(16_382)}"`);
    expect(status).toBe(400);
  });

  test('20 MB is cut off quickly', async () => {
    const service = await start();
    const started = performance.now();
    const status = await post(`${service.url}/user/login`, `"${'x'.repeat(20_000_000)}"`).then(
      (answer) => answer.status,
      // The connection may be closed while the rest is still being sent.
      () => 413,
    );
    expect(status).toBe(413);
    expect(performance.now() - started).toBeLessThan(5000);
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  });

  test('bytes that are no UTF-8 are refused', async () => {
    const service = await start();
    const response = await fetch(`${service.url}/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Uint8Array([0x7b, 0xff, 0x7d]),
    });
    expect(response.status).toBe(400);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json-patch+json',
    'text/json',
    '',
  ])('content type %j is refused', async (type) => {
    const service = await start();
    const { status, body } = await service.post('/user/register', registration(), { 'content-type': type });
    expect(status).toBe(415);
    expect(body.message).toBe('The request must be JSON, with the header content-type: application/json.');
    expect(await service.mails()).toEqual([]);
  });

  test('content type is read as RFC 9110 writes it', async () => {
    const service = await start();
    const { status } = await service.post('/user/register', registration(), {
      'content-type': 'Application/JSON; charset=utf-8',
    });
    expect(status).toBe(200);
  });

  test('a lone surrogate and a __proto__ key are no failure of ours', async () => {
    const service = await start();
    const surrogate = JSON.stringify(registration({ name: 'Ada' })).replace('Ada', 'Ada\\ud800');
    expect((await service.post('/user/register', surrogate)).status).toBe(400);
    const password = JSON.stringify({ email: 'ada@example.com', password: 'x' }).replace(
      '"x"',
      '"abc\\ud800def"',
    );
    expect((await service.post('/user/login', password)).status).toBe(401);
    const proto = '{"email":"ada@example.com","password":"secret","__proto__":{"admin":true}}';
    expect((await service.post('/user/login', proto)).status).toBe(400);
  });
});

describe('addresses and methods', () => {
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
  ])('%s is nothing, in shape', async (path) => {
    const service = await start();
    const { status, text } = await send(service.url + path, 'POST');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(JSON.parse(text)).toEqual({ status: 'error', message: expect.any(String) });
  });

  test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS'])('%s on a call is 405', async (method) => {
    const service = await start();
    for (const path of CALLS) {
      const { status, headers } = await send(service.url + path, method);
      expect(status, path).toBe(405);
      expect(headers.allow).toBe('POST');
    }
  });

  test('conflicting lengths and huge headers are refused before they are a request', async () => {
    const service = await start();
    const conflicting = await sendRaw(
      service,
      'POST /user/login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}',
    );
    expect(conflicting).toMatch(/^HTTP\/1\.1 400 /);
    expect(conflicting).toContain('{"status":"error","message":"The request could not be read."}');
    const huge = await sendRaw(
      service,
      `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'x'.repeat(70_000)}\r\n\r\n`,
    );
    expect(huge).toMatch(/^HTTP\/1\.1 431 /);
  });

  test('health and readiness answer, and say nothing else', async () => {
    const service = await start();
    for (const path of ['/healthz', '/readyz']) {
      const response = await fetch(service.url + path);
      expect(response.status).toBe(200);
      const body = (await response.json()) as Record<string, unknown>;
      expect(Object.keys(body)).toEqual(['status', 'message']);
    }
  });
});

test('every answer carries the security headers and an id, none of them a version', async () => {
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
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  }
});
