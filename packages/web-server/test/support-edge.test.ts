import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen } from '@weft/account-contract/test/listen';
import { createSiteServer } from '@weft/web-server/server';
import { expect, it, onTestFinished } from 'vitest';

const KEY = 'a-key-that-no-script-holds';

interface Arrived {
  headers: IncomingMessage['headers'];
  url: string | undefined;
  body: string;
}

/** Starts a service that records requests and sends the given response. */
async function startService(answer: (response: ServerResponse) => void) {
  const arrived: Arrived[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    arrived.push({ headers: request.headers, url: request.url, body });
    answer(response);
  });
  return { url: await listen(server), arrived };
}

async function startEdge(service: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'weft-edge-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html>');
  await writeFile(path.join(folder, 'customer-support.html'), '<!doctype html><title>Support</title>');
  return listen(await createSiteServer({ folder, apiOrigins: [], supportEdge: { service, key: KEY } }));
}

const ok = (response: ServerResponse) =>
  void response
    .writeHead(200, { 'content-type': 'application/json', 'x-powered-by': 'us' })
    .end('{"status":"success"}');

const post = (edge: string, headers: Record<string, string> = {}, route = '/customer-support') =>
  fetch(edge + route, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"name":"Zoë"}',
  });

it('forwards a support request with the key and the caller’s address, without their cookies or credentials', async () => {
  const service = await startService(ok);
  const edge = await startEdge(service.url);
  const answer = await post(edge, {
    'secret-key': 'mine',
    cookie: 'a=b',
    authorization: 'Bearer x',
    origin: 'https://weft.example',
    'x-forwarded-for': '203.0.113.7',
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ status: 'success' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('x-powered-by')).toBeNull();
  const [{ headers, url, body } = {} as Arrived] = service.arrived;
  expect(url).toBe('/customer-support');
  expect(body).toBe('{"name":"Zoë"}');
  expect(headers).toMatchObject({
    'secret-key': KEY,
    origin: 'https://weft.example',
    'x-forwarded-for': '203.0.113.7, 127.0.0.1',
  });
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('authorization');
});

it('returns error responses unchanged', async () => {
  const service = await startService((response) =>
    response
      .writeHead(429, { 'retry-after': '7', 'content-type': 'application/json' })
      .end('{"message":"wait"}'),
  );
  const answer = await post(await startEdge(service.url));
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('7');
  expect(await answer.json()).toEqual({ message: 'wait' });
});

it('forwards to a service whose address has a path', async () => {
  const service = await startService(ok);
  expect((await post(await startEdge(`${service.url}/forms`))).status).toBe(200);
  expect(service.arrived.map(({ url }) => url)).toEqual(['/forms/customer-support']);
});

it('adds the key only to support requests', async () => {
  const service = await startService(ok);
  const edge = await startEdge(service.url);
  expect(await (await fetch(`${edge}/customer-support`)).text()).toContain('Support');
  for (const route of [
    '/user/login',
    '/customer-support/',
    '/customer-support?to=elsewhere',
    '/%63ustomer-support',
  ]) {
    expect((await post(edge, {}, route)).status, route).toBe(405);
  }
  expect(service.arrived).toEqual([]);
});

it('allows POST at the address of support requests, and at no other', async () => {
  const edge = await startEdge((await startService(ok)).url);
  for (const [route, allowed] of [
    ['/customer-support', 'GET, HEAD, POST'],
    ['/customer-support?to=elsewhere', 'GET, HEAD'],
    ['/user/login', 'GET, HEAD'],
  ]) {
    const { status, headers } = await fetch(edge + route, { method: 'OPTIONS' });
    expect(status, route).toBe(405);
    expect(headers.get('allow'), route).toBe(allowed);
  }
});

it('responds in the format of the service when the service does not answer', async () => {
  const gone = createServer();
  const url = await listen(gone);
  await new Promise((resolve) => gone.close(resolve));
  const answer = await post(await startEdge(url));
  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual({ status: 'error', message: expect.stringMatching(/does not answer/) });
});

it('cancels the call to the service when the visitor disconnects', async () => {
  const left = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const service = await listen(
    createServer((request) => {
      request.socket.once('close', () => left.resolve());
      reached.resolve();
    }),
  );
  const leaving = new AbortController();
  const answer = fetch(`${await startEdge(service)}/customer-support`, {
    method: 'POST',
    body: '{}',
    signal: leaving.signal,
  });
  await reached.promise;
  leaving.abort();
  await expect(answer).rejects.toThrow();
  await left.promise;
});

it.each([
  [{ key: 'a-key\n' }, 'The support key does not fit into a header'],
  [{ key: 'a-key ' }, 'The support key does not fit into a header'],
  [{ key: 'clé €' }, 'The support key does not fit into a header'],
  [{ service: 'localhost:4301' }, "'localhost:4301' is not an http or https address"],
  [{ service: '' }, "'' is not an http or https address"],
])(
  'does not start with %j, with which the first support request would end the server',
  async (wrong, why) => {
    const supportEdge = { service: 'http://127.0.0.1:9', key: KEY, ...wrong };
    await expect(
      createSiteServer({ folder: import.meta.dirname, apiOrigins: [], supportEdge }),
    ).rejects.toThrow(why);
  },
);
