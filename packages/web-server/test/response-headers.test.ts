import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen } from '@weft/account-contract/test/listen';
import { responseHeaders } from '@weft/web-server/headers';
import { createSiteServer } from '@weft/web-server/server';
import { expect, it, onTestFinished } from 'vitest';

const apiOrigins = ['http://localhost:4301'];

async function startSite(): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'weft-answers-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(path.join(folder, 'login.html'), '<!doctype html><title>Login</title>');
  await writeFile(path.join(folder, '404.html'), '<!doctype html><title>Not found</title>');
  const supportEdge = { service: 'http://127.0.0.1:9', key: 'a-key' };
  const origin = await listen(await createSiteServer({ folder, apiOrigins, supportEdge }));
  return Number(new URL(origin).port);
}

function ask(port: number, method: string, target: string, headers = {}, setHost = true) {
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders }>((resolve, reject) => {
    request({ port, host: '127.0.0.1', method, path: target, headers, setHost }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    })
      .on('error', reject)
      .end();
  });
}

it('every kind of response has every declared header, and none identifies the server software', async () => {
  const port = await startSite();
  const { etag } = (await ask(port, 'GET', '/login')).headers;
  const kinds: [status: number, method: string, target: string, headers?: object, setHost?: boolean][] = [
    [200, 'GET', '/login'],
    [200, 'HEAD', '/login'],
    [304, 'GET', '/login', { 'if-none-match': etag }],
    [308, 'GET', '/login/'],
    [400, 'GET', '/%'],
    [400, 'GET', '/login', {}, false],
    [400, 'POST', '/customer-support', {}, false],
    [404, 'GET', '/nowhere'],
    [405, 'PUT', '/login'],
    [417, 'GET', '/login', { expect: 'a-miracle' }],
    [502, 'POST', '/customer-support'],
    [502, 'POST', 'http://localhost/customer-support'],
  ];
  const declared = Object.entries(responseHeaders({ apiOrigins })).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);
  for (const [status, method, target, sent, setHost] of kinds) {
    const answer = await ask(port, method, target, sent, setHost);
    expect(answer.status, `${method} ${target}`).toBe(status);
    expect(answer.headers, `${status}`).toMatchObject(Object.fromEntries(declared));
    expect(Object.keys(answer.headers), `${status}`).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(server|x-powered-by)$/)]),
    );
  }
});
