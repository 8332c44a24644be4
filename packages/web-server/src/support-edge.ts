import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import {
  BODY_BYTES_MAX,
  BODY_TOO_LARGE,
  CALL_TIME_LIMIT_MS,
  PATHS,
  SUPPORT_KEY_FORMAT,
  SUPPORT_KEY_HEADER,
} from '@weft/account-contract';
import { cacheControl } from './headers.ts';

/** Where the edge forwards support requests, and the key that it adds. */
export interface SupportEdge {
  /** Address of the service behind the edge, perhaps with a path, without a trailing slash. */
  readonly service: string;
  /** Value of the `secret-key` header (P-85). */
  readonly key: string;
}

/** The request headers that the edge forwards. It drops all others, above all a `secret-key` from the visitor. */
export const FORWARDED_HEADERS = [
  'content-type',
  'content-length',
  'transfer-encoding',
  'origin',
  'accept',
] as const;
/** The response headers that the edge returns. */
const RETURNED_HEADERS = ['content-type', 'content-length', 'retry-after', 'x-request-id'] as const;

function pick(headers: IncomingMessage['headers'], names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}

/** @throws TypeError with one sentence for settings with which no support request could be forwarded. */
export function requireUsable({ service, key }: SupportEdge): void {
  if (!URL.canParse(service) || !/^https?:$/.test(new URL(service).protocol)) {
    throw new TypeError(
      `'${service}' is not an http or https address: set the support API to the address of the service.`,
    );
  }
  const problem = keyProblem(key);
  if (problem) throw new TypeError(problem);
}

/** What is wrong with a support key; undefined when it can be the value of a header. */
export const keyProblem = (key: string): string | undefined =>
  SUPPORT_KEY_FORMAT.test(key)
    ? undefined
    : 'The support key does not fit into a header: remove line breaks, spaces at its ends and characters beyond Latin-1.';

/** Whether a request is for the address of support requests, which is also a page's. */
export const isSupportAddress = ({ url }: IncomingMessage): boolean => url === PATHS.customerSupport;

/** Whether a request is a support request, which the edge forwards. */
export const isSupportRequest = (request: IncomingMessage): boolean =>
  request.method === 'POST' && isSupportAddress(request);

/**
 * Forwards a support request to the service with the key added, and returns its response. This is an example of an edge
 * that keeps the key out of the published script (record 0074). It appends the caller's address to `X-Forwarded-For`,
 * which the service reads when `TRUST_PROXY` names this server.
 * @param always The headers of every response of the site.
 */
export function forward(
  { service, key }: SupportEdge,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  always: Readonly<Record<string, string>>,
): void {
  const refuse = (status: number, message: string) => {
    if (outgoing.headersSent) return;
    const body = JSON.stringify({ status: 'error', message });
    const headers = { 'Content-Type': 'application/json', ...always, 'Cache-Control': cacheControl.secret };
    outgoing.writeHead(status, { ...headers, Connection: 'close' }).end(body);
  };
  // Limits the size here: the service would reply and close while this server still sends, and its reply could be lost.
  if (Number(incoming.headers['content-length'] ?? 0) > BODY_BYTES_MAX) {
    refuse(413, BODY_TOO_LARGE);
    return;
  }
  const target = new URL(service + PATHS.customerSupport);
  const chain = [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress].filter(Boolean);
  const upstream = (target.protocol === 'https:' ? httpsRequest : httpRequest)(target, {
    method: 'POST',
    headers: {
      ...pick(incoming.headers, FORWARDED_HEADERS),
      'x-forwarded-for': chain.join(', '),
      [SUPPORT_KEY_HEADER]: key,
    },
    signal: AbortSignal.timeout(CALL_TIME_LIMIT_MS),
  });
  const head = { ...always, 'Cache-Control': cacheControl.secret };
  upstream.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, { ...pick(answer.headers, RETURNED_HEADERS), ...head });
    answer.pipe(outgoing);
    answer.on('error', () => outgoing.destroy());
  });
  upstream.on('error', () => refuse(502, 'The service does not answer. Please try again.'));
  let received = 0;
  incoming.on('data', (part: Buffer) => {
    received += part.length;
    if (received <= BODY_BYTES_MAX) return;
    refuse(413, BODY_TOO_LARGE);
    upstream.destroy();
  });
  // Stops the call to the service when the visitor disconnects.
  outgoing.on('close', () => upstream.destroy());
  incoming.pipe(upstream);
}
