import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { accountOrigin } from './instances.ts';

/** Sends one reply, after the CORS headers are set. */
export type Fault = (response: ServerResponse) => void;

const json = { 'content-type': 'application/json' };

/** A reply with a JSON body. */
export const says =
  (status: number, body: unknown): Fault =>
  (response) =>
    void response.writeHead(status, json).end(JSON.stringify(body));

/** A reply with any body, as from a broken service or a proxy. */
const sends =
  (status: number, body?: string, headers: Record<string, string> = { 'content-type': 'text/html' }): Fault =>
  (response) =>
    void response.writeHead(status, headers).end(body);

/** Error replies without a usable message, so the form shows its own text. */
export const withoutMessage: Record<string, Fault> = {
  'an HTML error page': sends(
    502,
    '<!doctype html><h1>Bad gateway</h1><script>document.title="owned"</script>',
  ),
  'an empty error': sends(500, ''),
  'JSON without a message': says(400, {}),
  'a message that is not a string': says(400, { message: { text: 'no' } }),
  'null as JSON': sends(400, 'null', json),
  'half a JSON': sends(400, '{"message":"ne', json),
  'five megabytes': says(400, { message: 'x'.repeat(5_000_000) }),
};

/** The same with an ok status. For support, where only the status counts, they are successes. */
export const okWithoutMessage: Record<string, Fault> = {
  'an HTML page': sends(200, '<!doctype html><h1>Welcome to the hotel network</h1>'),
  'an empty reply': sends(200, ''),
  'no content': sends(204),
  'no JSON': sends(200, 'OK', json),
  'wrong types': says(200, { status: 1, message: ['no'], accestoken: {}, refreshtoken: true }),
  'half a success': says(200, { status: 'success ', accestoken: ' ', refreshtoken: 'r' }),
};

/** Messages with unsafe or overlong content, and the text that must be shown. */
export const withMessage: [name: string, fault: Fault, shown: string][] = [
  ['a plain message', says(401, { message: ' wrong thread ' }), 'Wrong thread'],
  ['an accent first', says(409, { message: 'éclair is taken' }), 'Éclair is taken'],
  [
    'markup',
    says(400, { message: '<img src=x onerror="document.title=1"><b>bold</b> &amp;' }),
    '<img src=x onerror="document.title=1"><b>bold</b> &amp;',
  ],
  [
    'bidi and control characters',
    says(400, { message: 'pay \u202Eevil\u202C\u0000 \u2066now\u0007' }),
    'Pay evil now',
  ],
  ['a long word', says(400, { message: 'w'.repeat(2_000) }), `W${'w'.repeat(299)}…`],
];

/** Faults that fail the call itself, whatever the reply contains. */
export const unreachable: Record<string, Fault> = {
  'a redirect': (response) => void response.writeHead(302, { location: 'http://localhost:9/' }).end(),
  'a connection that is reset': (response) => void response.destroy(),
  'a reply that breaks off': (response) => {
    response.writeHead(200, { ...json, 'content-length': '100' }).write('{"status":');
    response.destroy();
  },
  'a reply that no page may read': (response) => {
    response.removeHeader('access-control-allow-origin');
    response.writeHead(401, json).end('{"message":"secret"}');
  },
  'a broken encoding': sends(200, '{}', { ...json, 'content-encoding': 'gzip' }),
};

/** Replaces one endpoint of the account service by a local HTTP server. */
export async function faultyService(page: Page, call: string) {
  let fault: Fault = (response) => response.destroy();
  let calls = 0;
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    // A browser retries a request when a reused connection is reset.
    response.setHeader('connection', 'close');
    if (request.method !== 'POST') return response.writeHead(204).end();
    calls += 1;
    request.resume().once('end', () => fault(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const isCall = ({ origin, pathname }: URL) => origin === accountOrigin && pathname === `/${call}`;
  await page.route(isCall, (route) => route.continue({ url }));
  return {
    answer: (next: Fault) => {
      fault = next;
    },
    /** The number of calls so far. */
    calls: () => calls,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
