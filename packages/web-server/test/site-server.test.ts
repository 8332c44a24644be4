import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CALL_TIME_LIMIT_MS } from '@weft/account-contract';
import { compressAll } from '@weft/web-server/compress';
import { responseHeaders } from '@weft/web-server/headers';
import { createSiteServer } from '@weft/web-server/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const login = `<!doctype html><title>Login</title>${'<p>Welcome back</p>'.repeat(50)}`;
const missing = '<!doctype html><title>Not found</title>';
const files: Record<string, string> = {
  'index.html': '<!doctype html><title>Home</title>',
  'login.html': login,
  'email-verification.html': '<!doctype html><title>Verify</title>',
  '404.html': missing,
  'robots.txt': 'User-agent: *',
  'assets/app-1a2b3c.js': 'export {};'.repeat(100),
  'assets/app-1a2b3c.js.map': '{}',
  'assets/thread.woff2': 'font',
  '.env': 'SECRET=1',
  '.well-known/security.txt': 'Contact: mailto:security@weft.example',
  'deep/.hidden/file.txt': 'no',
};

const settings = { apiOrigins: ['http://localhost:4301'] };

let root: string;
let folder: string;
let server: Server;
let port: number;

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a raw request: `fetch` normalises the path. */
function ask(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: target, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'weft-site-'));
  folder = path.join(root, 'site');
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  await writeFile(path.join(root, 'outside.txt'), 'outside');
  await compressAll(folder);
  server = await createSiteServer({ folder, ...settings });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  server.close();
  await rm(root, { recursive: true, force: true });
});

describe('addresses', () => {
  it.each([
    ['/', 'Home'],
    ['/login', 'Welcome back'],
    ['/login?from=top-bar', 'Welcome back'],
    ['/robots.txt', 'User-agent'],
    ['/.well-known/security.txt', 'Contact'],
  ])('%s is served', async (target, text) => {
    const { status, body } = await ask(target);
    expect(status).toBe(200);
    expect(body.toString()).toContain(text);
  });

  it.each([
    ['/login/', '/login'],
    ['/login//', '/login'],
    ['//login', '/login'],
    ['/%2Flogin', '/login'],
    ['//', '/'],
    ['/login.html', '/login'],
    ['/index.html', '/'],
    ['/email-verification/?token=a%2Bb', '/email-verification?token=a%2Bb'],
  ])('%s redirects to %s', async (target, home) => {
    const { status, headers } = await ask(target);
    expect(status).toBe(308);
    expect(headers.location).toBe(home);
  });

  it.each([
    '/nowhere',
    '/nowhere/',
    '/404',
    '/404.html',
    '/Login',
    '//evil.example/',
    '//evil.example/%2e%2e',
    '/\\evil.example/',
    '/\\login',
    '//evil.example//login',
    '/assets/app-1a2b3c.js/',
    '/assets//app-1a2b3c.js',
    '/assets/app-1a2b3c.js.map',
    '/assets/app-1a2b3c.js.br',
    '/assets/gone.js',
    '/.env',
    '/deep/.hidden/file.txt',
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/.well-known/../.env',
    '/%252e%252e/outside.txt',
    '/%00',
    '/login%00.html',
  ])('%s does not exist', async (target) => {
    const { status, headers, body } = await ask(target);
    expect(status).toBe(404);
    expect(headers.location).toBeUndefined();
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toBe(missing);
  });

  // RFC 9112 3.2.2: proxies send the whole address.
  it.each([
    ['http://localhost/login?from=top-bar', 200],
    ['HTTPS://weft.example:443/login', 200],
    ['http://localhost', 200],
    ['http://localhost?from=top-bar', 200],
    ['http://localhost/nowhere', 404],
    ['http://localhost//evil.example/', 404],
    ['http://localhost/%', 400],
    ['ftp://localhost/login', 400],
  ])('%s, a whole address, gets %i', async (target, status) => {
    expect((await ask(target)).status).toBe(status);
  });

  it('redirects a whole address only within the site', async () => {
    const { status, headers } = await ask('http://evil.example/login/?a=1');
    expect(status).toBe(308);
    expect(headers.location).toBe('/login?a=1');
  });

  it.each(['/%', '/%ff', '*'])('%s is rejected', async (target) => {
    expect((await ask(target)).status).toBe(400);
  });
});

describe('methods', () => {
  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])('%s is rejected', async (method) => {
    const { status, headers } = await ask('/login', {}, method);
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
    expect(headers['content-security-policy']).toBeDefined();
  });

  it('HEAD responds like GET, without the body', async () => {
    const [got, head] = [await ask('/login'), await ask('/login', {}, 'HEAD')];
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(got.headers['content-length']);
    expect(head.headers.etag).toBe(got.headers.etag);
  });
});

describe('compression', () => {
  const read = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    identity: (body: Buffer) => body,
  };

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['BR', 'br'],
    ['', 'identity'],
    ['zstd', 'identity'],
    ['identity, br;q=0.5', 'identity'],
    ['br;q=nonsense', 'identity'],
    ['br;q=0, gzip;q=0, identity;q=0', 'identity'],
    ['*;q=0', 'identity'],
  ] as const)('%s gets %s', async (accepted, coding) => {
    const { headers, body } = await ask('/login', { 'accept-encoding': accepted });
    expect(headers['content-encoding'] ?? 'identity').toBe(coding);
    expect(read[coding](body).toString()).toBe(login);
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(headers.vary).toBe('Accept-Encoding');
  });

  it('skips files that are tiny or already compressed', async () => {
    const { headers } = await ask('/assets/thread.woff2', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBeUndefined();
    await expect(readFile(path.join(folder, 'assets/thread.woff2.br'))).rejects.toThrow('ENOENT');
  });

  it('is reproducible', async () => {
    const before = await readFile(path.join(folder, 'login.html.br'));
    await compressAll(folder);
    expect(await readFile(path.join(folder, 'login.html.br'))).toEqual(before);
  });
});

describe('caching', () => {
  it('lasts a year for hashed assets; everything else is revalidated', async () => {
    const asset = await ask('/assets/app-1a2b3c.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask('/login')).headers['cache-control']).toBe('no-cache');
    expect((await ask('/assets/gone.js')).headers['cache-control']).toBe('no-cache');
  });

  it.each(['/email-verification?token=abc', '/email-verification/?token=abc', '/gone?a=1&token='])(
    'is forbidden for %s',
    async (target) => {
      const { headers } = await ask(target);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers.etag).toBeUndefined();
    },
  );

  it('uses 304 only for the ETag of the same encoding', async () => {
    const { headers } = await ask('/login', { 'accept-encoding': 'br' });
    const etag = String(headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask('/login', { 'accept-encoding': 'br', 'if-none-match': known });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers.etag).toBe(etag);
      expect(again.headers['content-encoding']).toBeUndefined();
      expect(again.headers['cache-control']).toBe('no-cache');
    }
    expect((await ask('/login', { 'if-none-match': etag })).status).toBe(200);
  });
});

describe('a slow or broken client', () => {
  /** Sends an incomplete or invalid request. @returns everything received until the server closed the connection. */
  const send = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.setEncoding('utf8').on('data', (part) => {
        answer += String(part);
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });

  // By default Node waits for a minute.
  it.concurrent.each([
    ['nonsense', 'NONSENSE\r\n\r\n', 400],
    ['endless headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['two hosts', 'GET /login HTTP/1.1\r\nHost: a\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
    ['half of its headers', 'GET / HTTP/1.1\r\nHost: a\r\n', 408],
  ])('that sends %s gets an error and is disconnected', { timeout: 30_000 }, async (_name, text, status) => {
    const reply = await send(text);
    expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const [name, value] of Object.entries(responseHeaders(settings)))
      expect(reply).toContain(`${name}: ${value}\r\n`);
    expect((await ask('/login')).status).toBe(200);
  });
});

// Node cuts such a client off after twice this time, which is too long for a test.
it('has a time limit for clients that do not read, longer than the edge may wait for the service', () => {
  expect(server.timeout).toBeGreaterThan(CALL_TIME_LIMIT_MS);
  expect(server.timeout).toBeLessThanOrEqual(30_000);
});
