import { createServer, type RequestListener } from 'node:http';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSessionClient, createTokenVerifier } from '../src/main-app.ts';
import { listen } from './listen.ts';

/** Starts an account service that replies as the listener does. */
async function clientOf(listener: RequestListener) {
  return createSessionClient({ userApi: await listen(createServer(listener)) });
}

const reply =
  (status: number, body: unknown): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

const PAIR = { status: 'success', message: 'ok', accestoken: 'a', refreshtoken: 'r' };
const TOKENS = { kind: 'success', tokens: { accessToken: 'a', refreshToken: 'r' } };

test('the verifier fetches the keys past the cache of a browser, which may have old ones', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ keys: [] }));
  onTestFinished(() => fetch.mockRestore());
  const header = Buffer.from('{"alg":"ES256","typ":"at+jwt"}').toString('base64url');
  await expect(createTokenVerifier({ userApi: 'http://api.test' })(`${header}.e30.e30`)).rejects.toThrow();
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    'http://api.test/.well-known/jwks.json',
    expect.objectContaining({ cache: 'no-store' }),
  );
});

describe('the session client', () => {
  test('repeats a refresh once when its reply is lost', async () => {
    const seen: string[] = [];
    const client = await clientOf((request, response) => {
      seen.push(`${request.method} ${request.url}`);
      if (seen.length === 1) request.socket.destroy();
      else reply(200, PAIR)(request, response);
    });
    expect(await client.refresh('old')).toEqual(TOKENS);
    expect(seen).toEqual(['POST /user/refresh', 'POST /user/refresh']);
  });

  test('does not repeat a refusal', async () => {
    let calls = 0;
    const client = await clientOf((request, response) => {
      calls += 1;
      reply(401, { status: 'error', message: 'no' })(request, response);
    });
    expect(await client.refresh('old')).toEqual({ kind: 'ended' });
    expect(calls).toBe(1);
  });

  test.each([
    [429, { status: 'error', message: 'wait' }],
    [503, 'not json'],
    [200, { status: 'success' }],
    [200, null],
  ])('a reply %i %j is neither a pair of tokens nor the end of the login', async (status, body) => {
    const client = await clientOf(reply(status, body));
    expect(await client.refresh('old')).toEqual({ kind: 'unavailable' });
  });

  test.each([
    [{}],
    [null],
    ['<!doctype html>'],
    [{ status: 'success', message: 'ok' }],
    [{ status: 'success', message: 'ok', id: 7, name: 'n', email: 'e', company: 'c', roles: [] }],
    [{ status: 'success', message: 'ok', id: 'i', name: 'n', email: 'e', company: 'c', roles: 'admin' }],
  ])('a malformed reply 200 %j identifies nobody', async (body) => {
    const client = await clientOf(reply(200, body));
    expect(await client.me('a')).toEqual({ kind: 'unavailable' });
  });

  test.each([[{}], [null], [{ status: 'error', message: 'no' }]])(
    'a reply 200 %j does not mean that the login has ended',
    async (body) => {
      const client = await clientOf(reply(200, body));
      expect(await client.logout('r')).toEqual({ kind: 'unavailable' });
    },
  );

  test('never throws, even when it cannot reach the service', async () => {
    const client = createSessionClient({
      userApi: 'http://127.0.0.1:1',
      fetch: () => Promise.reject(new TypeError('network')),
    });
    expect(await client.me('a')).toEqual({ kind: 'unavailable' });
    expect(await client.refresh('r')).toEqual({ kind: 'unavailable' });
    expect(await client.logout('r')).toEqual({ kind: 'unavailable' });
  });

  test('sends the access token in the header only, and ends all logins only with everywhere', async () => {
    const seen: unknown[] = [];
    const client = await clientOf(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      seen.push([request.method, request.url, request.headers.authorization, body]);
      reply(200, {
        status: 'success',
        message: 'ok',
        id: 'i',
        name: 'n',
        email: 'e',
        company: 'c',
        roles: [],
      })(request, response);
    });
    expect(await client.me('token')).toMatchObject({ kind: 'success', person: { id: 'i', name: 'n' } });
    await client.logout('r');
    await client.logout('r', { everywhere: true });
    expect(seen).toEqual([
      ['GET', '/user/me', 'Bearer token', ''],
      ['POST', '/user/logout', undefined, '{"refreshtoken":"r"}'],
      ['POST', '/user/logout', undefined, '{"refreshtoken":"r","everywhere":true}'],
    ]);
  });
});
