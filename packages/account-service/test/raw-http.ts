import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import type { Running } from './harness.ts';

/** Paths of the calls that take a JSON body. */
export const CALLS = ['/user/login', '/user/register', '/user/resend-verification', '/customer-support'];

/** Sends a request that `fetch` would refuse or normalise. */
export function send(url: string, method: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const request = httpRequest(url, { method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

/** Sends raw bytes. @returns everything that the service sends back before it closes the connection. */
export function sendRaw(service: Pick<Running, 'url'>, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text += part;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}
