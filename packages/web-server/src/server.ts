import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import {
  cacheControl,
  HASHED_FOLDER,
  type HeaderSettings,
  responseHeaders,
  SECRET_PARAMETER,
} from './headers.ts';
import { chooseVariant, isUnchanged } from './negotiate.ts';
import { type Page, type Snapshot, takeSnapshot } from './snapshot.ts';
import { isSupportCall, passOn, type SupportEdge } from './support-edge.ts';

/** What the server serves, and to whom it lets the pages speak. */
export interface SiteServerSettings extends HeaderSettings {
  /** The built site, for instance `site/dist`. */
  readonly folder: string;
  /** Adds the support key to support requests and passes them on; without it the site is files alone. */
  readonly supportEdge?: SupportEdge | undefined;
}

/** Milliseconds. A client that dawdles gives its connection back (Security A29). */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
} as const;

/** What Node refuses before it is a request, by its error; anything else is a 400. */
const REFUSED: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

const METHODS = 'GET, HEAD';

/** One answer, before it is written. */
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
}

const plain = (status: number, text: string, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': cacheControl.revalidated,
    ...headers,
  },
  body: Buffer.from(`${text}\n`),
});

/** Path and query of a request target; undefined when the target is none a page can have. */
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

function sendPage(page: Page, status: number, caching: string, request: IncomingMessage): Answer {
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

function answer({ pages, redirects, notFound }: Snapshot, request: IncomingMessage): Answer {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plain(405, 'This site can be read with GET and HEAD only.', { Allow: METHODS });
  }
  const target = readTarget(request.url);
  if (!target) return plain(400, 'This address cannot be read.');
  const { path, query } = target;
  const secret = new URLSearchParams(query).has(SECRET_PARAMETER);
  const caching = secret ? cacheControl.secret : cacheControl.revalidated;

  const page = pages.get(path);
  if (page) {
    return sendPage(page, 200, path.startsWith(HASHED_FOLDER) ? cacheControl.hashed : caching, request);
  }

  // Only addresses known from the build are ever redirected to, so no request can choose a target elsewhere.
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const home = redirects.get(path) ?? redirects.get(bare) ?? (pages.has(bare) ? bare : undefined);
  if (home) return plain(308, `See ${home}`, { Location: encodeURI(home) + query, 'Cache-Control': caching });

  if (notFound) return sendPage(notFound, 404, caching, request);
  return plain(404, 'There is no page at this address.');
}

function write(
  response: ServerResponse,
  { status, headers, body }: Answer,
  always: Readonly<Record<string, string>>,
) {
  response.writeHead(status, {
    ...always,
    ...headers,
    ...(body ? { 'Content-Length': body.length } : {}),
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** Answers what never became a request, with the headers of every answer, and hangs up. */
function refuse(
  error: NodeJS.ErrnoException,
  socket: Socket,
  always: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = REFUSED[error.code ?? ''] ?? 400;
  const { headers, body } = plain(status, 'This request cannot be read.', { Connection: 'close' });
  const all = Object.entries({ ...always, ...headers, 'Content-Length': body?.length ?? 0 });
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...all.map((pair) => pair.join(': '))];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body ?? ''}`);
}

/**
 * A server for the built site: flat files at clean addresses, compressed beforehand, with the headers of
 * `headers.ts` on every answer. Not yet listening; the caller chooses where.
 * @throws Error with code ENOENT when the folder does not exist.
 */
export async function createSiteServer({
  folder,
  supportEdge,
  ...headerSettings
}: SiteServerSettings): Promise<Server> {
  const snapshot = await takeSnapshot(folder);
  const always = responseHeaders(headerSettings);
  const server = createServer(LIMITS, (request, response) => {
    if (supportEdge && isSupportCall(request)) passOn(supportEdge, request, response, always);
    else write(response, answer(snapshot, request), always);
  });
  server.on('clientError', (error, socket) => refuse(error, socket as Socket, always));
  return server;
}
