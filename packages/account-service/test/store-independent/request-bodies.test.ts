import { describe, expect, test } from 'vitest';
import { post, registration, start, WITH_KEY } from '../harness.ts';
import { CALLS, sendRaw } from '../raw-http.ts';

describe('request bodies', () => {
  test.each([
    ['an empty body', '', 400],
    ['an incomplete object', '{"email":', 400],
    ['a string', '"hello"', 400],
    ['a list', '[]', 400],
    ['null', 'null', 400],
    ['10,000 open brackets', '['.repeat(10_000), 400],
    ['8,000 nested lists', `${'['.repeat(8000)}${']'.repeat(8000)}`, 400],
    ['one byte over 16 KB', `"${'x'.repeat(16_383)}"`, 413],
    ['300 KB', `"${'x'.repeat(300_000)}"`, 413],
  ])('rejects %s with a JSON error reply', async (_name, body, expected) => {
    const service = await start();
    for (const path of CALLS) {
      const answer = await service.post(path, body, WITH_KEY);
      expect(answer.status, path).toBe(expected);
      expect(answer.body).toEqual({ status: 'error', message: expect.any(String) });
    }
  });

  test('parses a body of exactly 16 KB', async () => {
    const service = await start();
    const { status } = await service.post('/user/login', `"${'x'.repeat(16_382)}"`);
    expect(status).toBe(400);
  });

  test('rejects 20 MB, and goes on answering', async () => {
    const service = await start();
    const status = await post(`${service.url}/user/login`, `"${'x'.repeat(20_000_000)}"`).then(
      (answer) => answer.status,
      // The service may close the connection while the client is still sending.
      () => 413,
    );
    expect(status).toBe(413);
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  });

  test.each([
    ['whose length is 20 MB', 'content-length: 20000000\r\n\r\n{'],
    ['in chunks after 16 KB', `transfer-encoding: chunked\r\n\r\n4001\r\n${'x'.repeat(16_385)}\r\n`],
  ])('rejects a body %s before it has arrived', async (_name, rest) => {
    const service = await start();
    const head = 'POST /user/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json';
    expect(await sendRaw(service, `${head}\r\n${rest}`)).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('rejects bytes that are not UTF-8', async () => {
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
  ])('rejects the content type %j', async (type) => {
    const service = await start();
    const { status, body } = await service.post('/user/register', registration(), { 'content-type': type });
    expect(status).toBe(415);
    expect(body.message).toBe('The request must be JSON, with the header content-type: application/json.');
    expect(await service.mails()).toEqual([]);
  });

  test('parses the content type case-insensitively and with parameters', async () => {
    const service = await start();
    const { status } = await service.post('/user/register', registration(), {
      'content-type': 'Application/JSON; charset=utf-8',
    });
    expect(status).toBe(200);
  });

  test('a lone surrogate and a __proto__ key cause no internal error', async () => {
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
