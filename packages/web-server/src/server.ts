import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { VERIFICATION_TOKEN_PARAMETER } from '@weft/account-contract';
import { chooseVariant, isUnchanged } from './content-negotiation.ts';
import { cacheControl, HASHED_FOLDER, type HeaderSettings, responseHeaders } from './headers.ts';
import { type Page, readSiteFiles, type SiteFiles } from './site-files.ts';
import {
  forward,
  isSupportAddress,
  isSupportRequest,
  requireUsable,
  type SupportEdge,
} from './support-edge.ts';

/** The settings of the site's server. */
export interface SiteServerSettings extends HeaderSettings {
  /** Folder of the built site, such as `site/dist`. */
  readonly folder: string;
  /** Adds the support key to support requests and forwards them; without it the server serves only files. */
  readonly supportEdge?: SupportEdge | undefined;
}

/** The server closes the connection of a client that is too slow. Times are in milliseconds. */
const OPTIONS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
  // Node's own response to a missing Host has none of our headers.
  requireHostHeader: false,
} as const;

/** Milliseconds without traffic after which a connection is cut off, such as that of a client that does not read. */
const STALLED = 20_000;

/** The status for each error that Node raises before it has a request; 400 for any other. */
const CLIENT_ERRORS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** A response, before it is written. */
interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
}

const plain = (status: number, text: string, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': cacheControl.revalidated,
    ...headers,
  },
  body: Buffer.from(`${text}\n`),
});

const invalid = (status: number) => plain(status, 'This request is not valid.', { Connection: 'close' });

/** Whether a request has several Hosts, or lacks the one that HTTP/1.1 requires (RFC 9112 3.2). */
function lacksOneHost({ headersDistinct: { host = [] }, httpVersion }: IncomingMessage): boolean {
  return host.length > 1 || (host.length === 0 && httpVersion === '1.1');
}

/** A request target without the origin of a whole address (RFC 9112 3.2.2). The site answers for every host. */
const withoutOrigin = (target = ''): string =>
  target.replace(/^https?:\/\/[^/?]*/i, '').replace(/^(?=\?|$)/, '/');

/** The path and query of a request target; undefined when it is not a valid path. */
function readTarget(target = ''): { path: string; query: string } | undefined {
  if (!target.startsWith('/')) return undefined;
  const mark = target.indexOf('?');
  const raw = mark < 0 ? target : target.slice(0, mark);
  try {
    return { path: decodeURIComponent(raw), query: mark < 0 ? '' : target.slice(mark) };
  } catch {
    return undefined;
  }
}

function pageReply(page: Page, status: number, caching: string, request: IncomingMessage): Reply {
  const { encoding, body, etag } = chooseVariant(
    page.variants,
    request.headers['accept-encoding']?.toString(),
  );
  const headers = {
    'Content-Type': page.type,
    'Cache-Control': caching,
    ...(page.variants.length > 1 ? { Vary: 'Accept-Encoding' } : {}),
    ...(caching === cacheControl.secret || status !== 200 ? {} : { ETag: etag }),
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  };
  if ('ETag' in headers && isUnchanged(request.headers['if-none-match'], etag)) {
    const { 'Content-Encoding': _coding, 'Content-Type': _type, ...kept } = headers;
    return { status: 304, headers: kept };
  }
  return { status, headers, body };
}

/** Rejects a method, and names those that the address accepts (RFC 9110 15.5.6). */
function rejectMethod(request: IncomingMessage, isEdge: boolean): Reply {
  const methods = isEdge && isSupportAddress(request) ? 'GET, HEAD, POST' : 'GET, HEAD';
  return plain(405, `This address accepts only ${methods}.`, { Allow: methods });
}

function respond(
  { pages, redirects, notFound }: SiteFiles,
  request: IncomingMessage,
  isEdge: boolean,
): Reply {
  if (request.method !== 'GET' && request.method !== 'HEAD') return rejectMethod(request, isEdge);
  const target = readTarget(request.url);
  if (!target) return plain(400, 'This address is not valid.');
  const { path, query } = target;
  const secret = new URLSearchParams(query).has(VERIFICATION_TOKEN_PARAMETER);
  const caching = secret ? cacheControl.secret : cacheControl.revalidated;

  const page = pages.get(path);
  if (page) {
    return pageReply(page, 200, path.startsWith(HASHED_FOLDER) ? cacheControl.hashed : caching, request);
  }

  // Redirects go only to pages of the build, so no request can redirect to another site. The pages' router ignores all slashes
  // at the end of an address: without a redirect, the 404 page would turn into the page there.
  const home = redirects.get(path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, ''));
  if (home) return plain(308, `See ${home}`, { Location: encodeURI(home) + query, 'Cache-Control': caching });

  if (notFound) return pageReply(notFound, 404, caching, request);
  return plain(404, 'There is no page at this address.');
}

function write(
  response: ServerResponse,
  { status, headers, body }: Reply,
  always: Readonly<Record<string, string>>,
) {
  response.writeHead(status, {
    ...always,
    ...headers,
    ...(body ? { 'Content-Length': body.length } : {}),
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** Responds to an invalid request, with the headers of every response, and closes the connection. */
function rejectInvalid(
  error: NodeJS.ErrnoException,
  socket: Socket,
  always: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = CLIENT_ERRORS[error.code ?? ''] ?? 400;
  const { headers, body } = invalid(status);
  const all = Object.entries({ ...always, ...headers, 'Content-Length': body?.length ?? 0 });
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...all.map((pair) => pair.join(': '))];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body ?? ''}`);
}

/**
 * Creates the server of the built site. It serves pages at addresses without an extension, precompressed, with the
 * headers of `headers.ts` on every response. The caller makes it listen.
 * @throws Error with code ENOENT when the folder does not exist; TypeError for an edge that cannot work.
 */
export async function createSiteServer({
  folder,
  supportEdge,
  ...headerSettings
}: SiteServerSettings): Promise<Server> {
  if (supportEdge) requireUsable(supportEdge);
  const files = await readSiteFiles(folder);
  const always = responseHeaders(headerSettings);
  const server = createServer(OPTIONS, (request, response) => {
    request.url = withoutOrigin(request.url);
    if (lacksOneHost(request)) write(response, invalid(400), always);
    else if (supportEdge && isSupportRequest(request)) forward(supportEdge, request, response, always);
    else write(response, respond(files, request, supportEdge !== undefined), always);
  });
  server.setTimeout(STALLED);
  server.on('checkExpectation', (_request, response) => write(response, invalid(417), always));
  server.on('clientError', (error, socket) => rejectInvalid(error, socket as Socket, always));
  return server;
}
