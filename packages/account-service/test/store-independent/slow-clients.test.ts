import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { CREDENTIALS, post, start, startWithAccount } from '../harness.ts';

/** Requests that stop in the request line, in the headers and in the body. */
const INCOMPLETE = [
  'POST /user/lo',
  'POST /user/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n',
  'POST /user/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  'POST /user/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n9\r\n{',
];

/** Sends an incomplete request. @returns the reply by the time the service closes the connection. */
async function sendIncomplete(port: number, request: string, onConnected: () => void): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(request);
    onConnected();
  });
  socket.on('error', () => undefined);
  let answer = '';
  socket.setEncoding('utf8').on('data', (part) => {
    answer += String(part);
  });
  await once(socket, 'close');
  return answer;
}

test('100 incomplete requests do not keep others out, and get 408', async () => {
  const service = await startWithAccount();
  const port = Number(new URL(service.url).port);
  const logIn = () => post(`${service.url}/user/login`, CREDENTIALS);

  let open = 0;
  let isLoggedIn = false;
  const answers: string[] = [];
  // On a busy machine a login may take longer than the time limit, so new incomplete requests replace those that have ended.
  const hold = async (request: string) => {
    do {
      answers.push(await sendIncomplete(port, request, () => (open += 1)));
      open -= 1;
    } while (!isLoggedIn);
  };
  const held = Array.from({ length: 100 }, (_, index) => hold(INCOMPLETE[index % INCOMPLETE.length] ?? ''));
  await vi.waitFor(() => expect(open).toBe(100), { timeout: 30_000 });
  expect((await logIn()).status).toBe(200);
  isLoggedIn = true;

  await Promise.all(held);
  for (const answer of answers) {
    const [head = '', body] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 408 .*^connection: close$/ims);
    expect(JSON.parse(body ?? '')).toEqual({ status: 'error', message: expect.any(String) });
  }
  expect((await logIn()).status).toBe(200);
});

test('a client that does not read its replies is cut off', async () => {
  const service = await start();
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
  // Never reads. Sends more than the buffers of both sides hold, so that it is still sending when it is cut off. The requests are
  // large because the service replies to each that it has read, which is slow on a busy machine.
  socket.pause();
  const request = `GET /openapi.json HTTP/1.1\r\nhost: localhost\r\npadding: ${'x'.repeat(8000)}\r\n\r\n`;
  socket.write(request.repeat(4000));
  const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException];
  expect(['EPIPE', 'ECONNRESET']).toContain(error.code);
  expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
});
