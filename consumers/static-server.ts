import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/**
 * `node static-server.ts --port <port>` serves the folder `out` as a static host does: addresses without `.html`, files
 * compressed with Brotli, and a strict policy. It answers a sent form with a redirect to `/thanks`.
 */
const ROOT = path.resolve('out');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The names of trusted types are those that Next's and webpack's own scripts create. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types nextjs nextjs#bundler webpack',
].join('; ');

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

const compress = promisify(brotliCompress);

async function answerTo(address: string): Promise<Answer> {
  const asked = path.normalize(decodeURIComponent(address === '/' ? '/index.html' : address));
  const name = path.extname(asked) ? asked : `${asked}.html`;
  const found = await readFile(path.join(ROOT, name)).catch(() => undefined);
  const type = TYPES[found ? path.extname(name) : '.html'] ?? 'application/octet-stream';
  const content = found ?? (await readFile(path.join(ROOT, '404.html')));
  const isCompressed = !type.startsWith('font/');
  const body = isCompressed ? await compress(content) : content;
  return {
    status: found ? 200 : 404,
    headers: {
      'content-type': type,
      'content-length': body.length,
      ...(isCompressed && { 'content-encoding': 'br' }),
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
    },
    body,
  };
}

/** The best compression is slow, so each file is compressed once. */
const answers = new Map<string, Promise<Answer>>();

const server = createServer(async (request, reply) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (request.method === 'POST') {
    request.resume();
    reply.writeHead(303, { location: '/thanks' }).end();
    return;
  }
  const answer = answers.get(pathname) ?? answerTo(pathname);
  answers.set(pathname, answer);
  const { status, headers, body } = await answer;
  reply.writeHead(status, headers).end(body);
});

server.listen(Number(process.argv.at(-1)), 'localhost');
