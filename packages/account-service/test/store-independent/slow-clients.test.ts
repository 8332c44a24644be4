import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { makeAccount, post, start } from '../harness.ts';

/** Requests that stop in the request line, in the headers and in the body. */
const INCOMPLETE = [
  'POST /user/lo',
  'POST /user/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n',
  'POST /user/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  'POST /user/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n9\r\n{',
];

/** Sends an incomplete request. @returns the reply by the time the service closes the connection. */
async function sendIncomplete(
  port: number,
  request: string,
): Promise<{ socket: Socket; ended: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (part) => {
    answer += String(part);
  });
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => socket.on('close', () => resolve(answer)));
  await new Promise<void>((resolve) => socket.write(request, () => resolve()));
  return { socket, ended };
}

test('100 incomplete requests do not keep others out, and get 408', async () => {
  const service = await start();
  await makeAccount(service);
  const port = Number(new URL(service.url).port);
  const slow = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      sendIncomplete(port, INCOMPLETE[index % INCOMPLETE.length] ?? ''),
    ),
  );
  const credentials = { email: 'ada@example.com', password: 'correct horse' };
  expect((await post(`${service.url}/user/login`, credentials)).status).toBe(200);
  expect(slow.filter(({ socket }) => !socket.destroyed)).toHaveLength(100);

  const answers = await Promise.all(slow.map(({ ended }) => ended));
  for (const answer of answers) {
    const [head = '', body] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 408 .*^connection: close$/ims);
    expect(JSON.parse(body ?? '')).toEqual({ status: 'error', message: expect.any(String) });
  }
  expect((await post(`${service.url}/user/login`, credentials)).status).toBe(200);
});

test('a client that does not read its replies is cut off', async () => {
  const service = await start();
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
  // Never reads. More requests than the buffers of both sides hold, so that some are still being sent at the end.
  socket.pause();
  const request = 'GET /openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n';
  socket.write(request.repeat(400_000));
  const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException];
  expect(['EPIPE', 'ECONNRESET']).toContain(error.code);
  expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
});
