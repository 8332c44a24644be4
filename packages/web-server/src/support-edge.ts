import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { PATHS, SUPPORT_KEY_HEADER } from '@weft/account-contract';
import { cacheControl } from './headers.ts';

/** Where support requests go on to, and the key that the site's script then does not hold. */
export interface SupportEdge {
  /** Origin of the service behind the edge, without a trailing slash. */
  readonly service: string;
  /** Value of the `secret-key` header (P-85). */
  readonly key: string;
}

/** Milliseconds that the service may take: as long as the site itself waits. */
const TIME_LIMIT = 15_000;

/** What is passed on of a visitor's request. Everything else stays here, a `secret-key` of their own above all. */
export const PASSED_ON = ['content-type', 'content-length', 'transfer-encoding', 'origin', 'accept'] as const;
/** What is passed back of the answer. */
const PASSED_BACK = ['content-type', 'content-length', 'retry-after', 'x-request-id'] as const;

function pick(headers: IncomingMessage['headers'], names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}

/** Whether the edge answers a request, and not the files. */
export const isSupportCall = ({ method, url }: IncomingMessage): boolean =>
  method === 'POST' && url === PATHS.customerSupport;

/**
 * Passes a support request on to the service with the key added, and its answer back: an example of an edge that keeps
 * the key out of the published script (decision 0074). The caller's address is appended to `X-Forwarded-For`, which the
 * service reads when `TRUST_PROXY` names this server.
 * @param always Headers of every answer of the site.
 */
export function passOn(
  { service, key }: SupportEdge,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  always: Readonly<Record<string, string>>,
): void {
  const target = new URL(PATHS.customerSupport, service);
  const chain = [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress].filter(Boolean);
  const passed = (target.protocol === 'https:' ? httpsRequest : httpRequest)(target, {
    method: 'POST',
    headers: {
      ...pick(incoming.headers, PASSED_ON),
      'x-forwarded-for': chain.join(', '),
      [SUPPORT_KEY_HEADER]: key,
    },
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
  const head = { ...always, 'Cache-Control': cacheControl.secret };
  passed.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, { ...pick(answer.headers, PASSED_BACK), ...head });
    answer.pipe(outgoing);
    answer.on('error', () => outgoing.destroy());
  });
  passed.on('error', () => {
    if (outgoing.headersSent) return;
    const body = JSON.stringify({
      status: 'error',
      message: 'The service does not answer. Please try again.',
    });
    outgoing.writeHead(502, { 'Content-Type': 'application/json', ...head, Connection: 'close' }).end(body);
  });
  // A visitor who is gone waits for nothing.
  outgoing.on('close', () => passed.destroy());
  incoming.pipe(passed);
}
