import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { listen } from '@weft/account-contract/test/listen';
import { responseHeaders } from '@weft/web-server/headers';
import { describe, expect, it } from 'vitest';
import { ADDRESSES, FILES, pick, SPELLINGS, served, settings } from './hosting-fixture.ts';
import { find, KEY, run, runWithLogs, SERVERS } from './hosting-programs.ts';

/** Starts a service that records requests. Its response has headers that the site also sets. */
async function startService() {
  const asked: { method?: string; url?: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createHttpServer(async (request, response) => {
    let body = '';
    try {
      for await (const part of request) body += part;
    } catch {
      return; // The edge has cut off a request that is too large.
    }
    const { method = '', url = '', headers } = request;
    asked.push({ method, url, headers, body });
    const own = { 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'" };
    const all = { 'content-type': 'application/json', 'retry-after': '7', ...own };
    response.writeHead(429, all).end('{"message":"wait"}');
  });
  return { url: await listen(server), asked };
}

/** A visitor's support request, with headers that an edge must not forward. */
const SUPPORT_REQUEST: RequestInit = {
  headers: {
    'content-type': 'application/json',
    origin: 'https://weft.example',
    'secret-key': 'mine',
    cookie: 'a=b',
    authorization: 'Bearer x',
  },
  body: '{"name":"Zoë"}',
};

describe.each(Object.keys(SERVERS) as (keyof typeof SERVERS)[])('%s, run with its file', (name) => {
  const program = find(name);

  /** Starts a service, and the local and the real server in front of it. */
  async function bothServers() {
    const service = await startService();
    const local = await served({ service: service.url, key: KEY });
    return { service, servers: [local, await run(name, program ?? '', { service: service.url })] };
  }

  it.runIf(program)(
    'responds to each kind of address as the local server does',
    { timeout: 30_000 },
    async () => {
      const [local, other] = [await served(), await run(name, program ?? '')];
      for (const address of [...ADDRESSES.map(([each]) => each), ...FILES, ...SPELLINGS]) {
        const [expected, given] = [await local(address), await other(address)];
        expect(given.status, address).toBe(expected.status);
        expect(given.headers.get('location'), address).toBe(expected.headers.get('location'));
        expect(
          pick((each) => given.headers.get(each)),
          address,
        ).toEqual(pick((each) => expected.headers.get(each)));
        expect(given.headers.get('server') ?? '', address).not.toMatch(/\d/);
        if (expected.status === 308) continue;
        expect(given.headers.get('content-type'), address).toBe(expected.headers.get('content-type'));
        expect(await given.text(), address).toBe(await expected.text());
      }
    },
  );

  it.runIf(program)('answers an address with a null byte without a fault', { timeout: 30_000 }, async () => {
    const call = await run(name, program ?? '');
    // nginx rejects the request, and Caddy has no such page, as the local server.
    for (const address of ['/login%00', '/%00', '/assets/%00.js', '/.well-known/%00', '/site.webmanifest%00'])
      expect((await call(address)).status, address).toBe(name === 'nginx' ? 400 : 404);
  });

  it.runIf(program)('accepts no other method than the local server', { timeout: 30_000 }, async () => {
    const [local, other] = [await served(), await run(name, program ?? '')];
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      for (const address of ['/login', '/customer-support?to=elsewhere']) {
        const expected = await local(address, method);
        const given = await other(address, method);
        expect([expected.status, given.status], `${method} ${address}`).toEqual([405, 405]);
        // nginx sends no Allow.
        if (name === 'caddy') expect(given.headers.get('allow')).toBe(expected.headers.get('allow'));
      }
    }
  });

  it.runIf(program)(
    'rejects a support request that is too large, in the format of the service',
    { timeout: 30_000 },
    async () => {
      const { servers } = await bothServers();
      const body = `{"name":"${'x'.repeat(16_384)}"}`;
      for (const call of servers) {
        const chunked = { body: new Blob([body]).stream(), duplex: 'half' };
        for (const given of [{ body }, chunked]) {
          const answer = await call('/customer-support', 'POST', { ...SUPPORT_REQUEST, ...given });
          expect(answer.status).toBe(413);
          expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
          for (const [header, value] of Object.entries(responseHeaders(settings)))
            expect(answer.headers.get(header), header).toBe(value);
          expect(await answer.json()).toEqual({
            status: 'error',
            message: 'The request is too large: the limit is 16 KB.',
          });
        }
      }
    },
  );

  it.runIf(program)('keeps no token in its logs', { timeout: 30_000 }, async () => {
    const { call, callPlain, kept } = await runWithLogs(name, program ?? '');
    const token = 'top-secret-token';
    const referer = { headers: { referer: `https://weft.example/email-verification?token=${token}` } };
    for (const page of [
      '/email-verification',
      '/email-verification/',
      '/nowhere',
      '/.env',
      '/assets/gone.js',
    ])
      await call(`${page}?token=${token}`, 'GET', referer);
    await call(`/login?token=${token}`, 'PUT', referer);
    await call(`/nowhere?token=${token}&pad=${'x'.repeat(40_000)}`, 'GET', referer);
    await call(`/login?token=${token}`, 'POST', { body: 'x'.repeat(20_000) });
    if (name === 'nginx') await callPlain(`/email-verification?token=${token}`, 'GET', referer);
    const text = await kept();
    if (name === 'nginx') expect(text).toContain('GET /email-verification.html 200');
    expect(text).not.toContain(token);
  });

  it.runIf(program)(
    'forwards support requests as the local server does, and serves the page',
    { timeout: 30_000 },
    async () => {
      const { service, servers } = await bothServers();
      for (const call of servers) {
        const answer = await call('/customer-support', 'POST', SUPPORT_REQUEST);
        expect(answer.status).toBe(429);
        expect(answer.headers.get('retry-after')).toBe('7');
        expect(answer.headers.get('cache-control')).toBe('no-store');
        for (const [header, value] of Object.entries(responseHeaders(settings)))
          expect(answer.headers.get(header), header).toBe(value);
        expect(await answer.json()).toEqual({ message: 'wait' });
        expect(await (await call('/customer-support')).text()).toBe('customer-support.html');
        const refused = await call('/customer-support', 'PUT');
        expect(refused.status).toBe(405);
        // nginx sends no Allow.
        const isNginx = name === 'nginx' && call === servers[1];
        expect(refused.headers.get('allow')).toBe(isNginx ? null : 'GET, HEAD, POST');
        for (const elsewhere of [
          '/customer-support?to=elsewhere',
          '/customer-support/',
          '//customer-support',
          '/user/login',
        ])
          expect([404, 405, 308], elsewhere).toContain((await call(elsewhere, 'POST')).status);
      }
      expect(service.asked).toHaveLength(servers.length);
      for (const { method, url, headers, body } of service.asked) {
        expect({ method, url, body }).toEqual({
          method: 'POST',
          url: '/customer-support',
          body: SUPPORT_REQUEST.body,
        });
        expect(headers).toMatchObject({
          host: new URL(service.url).host,
          'secret-key': KEY,
          'content-type': 'application/json',
          origin: 'https://weft.example',
          'x-forwarded-for': '127.0.0.1',
        });
        expect(headers).not.toHaveProperty('cookie');
        expect(headers).not.toHaveProperty('authorization');
      }
    },
  );
});
