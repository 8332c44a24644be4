import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { post, SITE, SUPPORT_KEY, start, supportRequest } from './harness.ts';

/** The edge of the README: passes support requests on, with the key that it alone holds and the caller's address. */
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
  await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void edge.close());
  return `http://127.0.0.1:${(edge.address() as AddressInfo).port}`;
}

test('an edge that adds the key lets requests without one in, and counts by the caller that it saw itself', async () => {
  const service = await start({
    trustProxy: 1,
    wideForOwnMachine: false,
    limits: { support: { points: 2, seconds: 900 } },
  });
  const edge = await startEdge(service.url, SUPPORT_KEY);
  const send = (origin: string, headers = {}) =>
    post(`${origin}/customer-support`, supportRequest(), headers);

  expect((await send(service.url)).status).toBe(401);
  expect((await send(edge, { origin: SITE })).status).toBe(200);
  const forged = await Promise.all(
    Array.from({ length: 3 }, (_, index) => send(edge, { 'x-forwarded-for': `203.0.113.${index}` })),
  );
  expect(forged.map(({ status }) => status)).toContain(429);
  expect(await service.mails()).toHaveLength(2 - 1);
});

test('a key that a visitor sends through the edge is of no use', async () => {
  const service = await start();
  const edge = await startEdge(service.url, 'a wrong key');
  const answer = await post(`${edge}/customer-support`, supportRequest(), { 'secret-key': SUPPORT_KEY });
  expect(answer.status).toBe(401);
});
