import { connect } from 'node:net';
import { freePort } from '@weft/tools/ports';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '../../src/http/listen.ts';
import { CREDENTIALS, post, startWithAccount } from '../harness.ts';
import { sendRaw } from '../raw-http.ts';
import { startProcess } from '../service-process.ts';

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
  // `once` of node:events would reject when the connection is reset.
  await new Promise((resolve) => socket.once('close', resolve));
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

test('a client that does not read its reply is cut off', async () => {
  const requests: Request[] = [];
  const { url, close } = await listen({
    fetch: (request) => {
      requests.push(request);
      return new Response('x'.repeat(2 ** 24)); // more than the buffers of both sides hold
    },
    host: '127.0.0.1',
    port: await freePort(),
    setting: 'ACCOUNT_PORT',
  });
  onTestFinished(() => close(0));
  const socket = connect(Number(new URL(url).port), '127.0.0.1').pause();
  onTestFinished(() => void socket.destroy());
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await vi.waitFor(() => expect(requests.map(({ signal }) => signal.aborted)).toEqual([true]), 60_000);
});

test('a connection may send eight requests ahead, and one that sends more is cut off', async () => {
  const service = await startProcess();
  const request = 'GET /nowhere HTTP/1.1\r\nhost: localhost\r\n\r\n';
  const last = request.replace(/\r\n$/, 'connection: close\r\n\r\n');
  const replies = await sendRaw(service, request.repeat(7) + last);
  expect(replies.match(/HTTP\/1\.1 404 /g)).toHaveLength(8);

  await sendRaw(service, request.repeat(2000)).catch(() => undefined);
  expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  service.child.kill();
  await service.ended;
  const answered = service.log.filter((line) => line.includes('"event":"request"') && line.includes(':404'));
  expect(answered).toHaveLength(16);
});
