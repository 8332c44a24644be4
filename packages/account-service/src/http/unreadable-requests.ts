import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { SECURITY_HEADERS } from './security-headers.ts';

/**
 * Replies to requests that do not reach the application, because Node rejects them. They have the shape and the headers of all
 * other error replies, and close the connection.
 */
const BODY = JSON.stringify({ status: 'error', message: 'The request could not be read.' });
const HEADERS = {
  ...SECURITY_HEADERS,
  'content-type': 'application/json',
  'content-length': String(Buffer.byteLength(BODY)),
  connection: 'close',
};

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** For `clientError`: a request that is not HTTP, too slow, or has too many headers. */
export function rejectUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_BY_CODE[error.code ?? ''] ?? 400;
  const headers = Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, '', BODY].join('\r\n'));
}

/** For `checkExpectation`: a request with an `Expect` other than 100-continue. */
export function rejectExpectation(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(417, HEADERS).end(BODY);
}

/** Reply to a request whose target or Host is missing, malformed or duplicated (RFC 9112, section 3.2). */
export function unreadableReply(): Response {
  return new Response(BODY, { status: 400, headers: HEADERS });
}

/**
 * Whether a request names no user and has exactly one Host, and a URL can have it; or none in HTTP/1.0, which does not require
 * it (RFC 9112, section 3.2). Node ignores all but the first, which a proxy may not.
 */
export function hasValidHost({ headersDistinct, httpVersion, url = '' }: IncomingMessage): boolean {
  // RFC 9110, section 4.2.4. A Request cannot have such a URL.
  if (/^https?:\/\/[^/?#]*@/i.test(url)) return false;
  const { host } = headersDistinct;
  if (!host) return httpVersion === '1.0';
  const [only = '', ...others] = host;
  return others.length === 0 && !/[/?#@\\]/.test(only) && URL.canParse(`http://${only}`);
}
