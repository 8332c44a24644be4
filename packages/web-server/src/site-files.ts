import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ENCODINGS } from './compress.ts';

/** One encoding of a file. */
export interface Variant {
  /** Value of Content-Encoding; undefined for the uncompressed file. */
  readonly encoding: 'br' | 'gzip' | undefined;
  readonly body: Buffer;
  /** A strong validator. Each encoding has its own (RFC 9110 8.8.3). */
  readonly etag: string;
}

/** One file of the built site. */
export interface Page {
  readonly type: string;
  /** Best encoding first, the uncompressed file last. */
  readonly variants: readonly Variant[];
}

/** Every file that the server can send. An address that is not listed does not exist. */
export interface SiteFiles {
  readonly pages: ReadonlyMap<string, Page>;
  /** The address of each page by its spellings, which have neither repeated slashes nor one at the end. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly notFound: Page | undefined;
}

/** The media type of each kind of file. */
export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** The page for unknown addresses. It has no address of its own. */
const NOT_FOUND = '/404.html';

/** Excludes source maps, compressed variants and dot files, except those in `/.well-known` (RFC 8615). */
function isPublic(address: string): boolean {
  if (address.endsWith('.map') || ENCODINGS.some(({ ending }) => address.endsWith(ending))) return false;
  return !address.replace(/^\/\.well-known\//, '/').includes('/.');
}

/** The canonical address of a file: `/login` for `/login.html`, `/` for `/index.html`. */
function canonical(address: string): string {
  return address.replace(/(?<=\/)index\.html$/, '').replace(/(?<=.)(\.html|\/)$/, '');
}

function variant(encoding: Variant['encoding'], body: Buffer): Variant {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { encoding, body, etag: `"${digest}"` };
}

async function readPage(folder: string, address: string, present: ReadonlySet<string>): Promise<Page> {
  const file = path.join(folder, address);
  const compressed = await Promise.all(
    ENCODINGS.filter(({ ending }) => present.has(address + ending)).map(async ({ name, ending }) =>
      variant(name, await readFile(file + ending)),
    ),
  );
  const type = TYPES[path.extname(address)] ?? 'application/octet-stream';
  return { type, variants: [...compressed, variant(undefined, await readFile(file))] };
}

/**
 * Reads a built site into memory. No request becomes a path on disk, and a rebuild while the server runs cannot mix two
 * versions.
 */
export async function readSiteFiles(folder: string): Promise<SiteFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const addresses = entries
    .filter((entry) => entry.isFile())
    .map(
      (entry) =>
        `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`,
    );
  const present = new Set(addresses);
  const pages = new Map<string, Page>();
  const redirects = new Map<string, string>();
  let notFound: Page | undefined;
  for (const address of addresses.filter(isPublic)) {
    const page = await readPage(folder, address, present);
    if (address === NOT_FOUND) {
      notFound = page;
    } else if (address.endsWith('.html')) {
      const home = canonical(address);
      pages.set(home, page);
      redirects.set(address, home).set(home, home);
    } else pages.set(address, page);
  }
  return { pages, redirects, notFound };
}
