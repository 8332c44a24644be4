import { createServer, request } from 'node:http';
import { listen } from '@weft/account-contract/test/listen';
import { expect, test } from 'vitest';
import { SITE, SUPPORT_KEY, start, supportRequest } from '../harness.ts';

/**
 * Starts a minimal edge, which adds the support key and the client's address. The tests of web-server run the site's edge,
 * nginx and Caddy.
 */
async function startEdge(service: string, key: string): Promise<string> {
  const edge = createServer((incoming, outgoing) => {
    const { 'x-forwarded-for': forwarded, ...headers } = incoming.headers;
    const chain = [forwarded, incoming.socket.remoteAddress].filter(Boolean).join(', ');
    const passed = request(service + incoming.url, {
      method: incoming.method,
      headers: { ...headers, 'secret-key': key, 'x-forwarded-for': chain },
    });
    passed.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  return await listen(edge);
}

/** Sends a support request from another address than the edge's. @returns the status. */
function visit(origin: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const all = { 'content-type': 'application/json', ...headers };
    request(`${origin}/customer-support`, { method: 'POST', localAddress: '127.0.0.2', headers: all })
      .on('response', (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end(JSON.stringify(supportRequest()));
  });
}

test('accepts requests whose key the edge adds, and limits them by the address that the edge saw', async () => {
  const service = await start({
    trustProxy: ['127.0.0.1', '::1'],
    relaxLocalLimits: false,
    limits: { support: { points: 3, seconds: 900 } },
  });
  const edge = await startEdge(service.url, SUPPORT_KEY);
  const forged = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index}` });

  expect(await visit(service.url, forged(1))).toBe(401);
  expect(await visit(edge, { origin: SITE })).toBe(200);
  expect(await visit(edge, forged(2))).toBe(200);
  expect(await visit(edge, forged(3))).toBe(429);
  expect(await visit(service.url, { ...forged(4), 'secret-key': SUPPORT_KEY })).toBe(429);
  expect(await service.mails()).toHaveLength(2);
});
