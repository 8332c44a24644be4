import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { responseHeaders } from '@weft/web-server/headers';
import { hostingFiles } from '@weft/web-server/hosting';
import { createSiteServer } from '@weft/web-server/server';
import type { SupportEdge } from '@weft/web-server/support-edge';
import { onTestFinished } from 'vitest';

/** What the pages of these files may call; the site's own origin too, so that the files pass support requests on. */
export const settings = {
  apiOrigins: ['https://accounts.example.com', 'https://forms.example.com'],
  callsOwnOrigin: true,
  https: true,
};

/** The files for other servers. */
export const files = hostingFiles(settings, [
  { path: '/', secret: false },
  { path: '/login', secret: false },
  { path: '/customer-support', secret: false },
  { path: '/email-verification', secret: true },
]);

/** One address of each kind, and what it gives. */
export const ADDRESSES = [
  ['/', 200],
  ['/login', 200],
  ['/login?from=top-bar', 200],
  ['/customer-support', 200],
  ['/customer-support?from=top-bar', 200],
  ['/email-verification?token=a%2Bb', 200],
  ['/email-verification?a=1&token=', 200],
  ['/assets/app-1a2b3c.js', 200],
  ['/assets/app-1a2b3c.js.map', 404],
  ['/assets/app-1a2b3c.js.gz', 404],
  ['/assets/gone.js', 404],
  ['/.env', 404],
  ['/404', 404],
  ['/nowhere', 404],
  ['/nowhere?token=a', 404],
] as const;

/** Other spellings of a page's address. */
export const SPELLINGS = [
  '/index.html',
  '/index.html/',
  '/login/',
  '/login.html',
  '/login.html/',
  '/login/?from=top-bar',
  '/email-verification/?token=a%2Bb',
  '/email-verification.html?token=a%2Bb',
];

export type Answer = Record<string, string | null>;

const names = [...Object.keys(responseHeaders(settings)), 'Cache-Control', 'Vary'];

/** The headers that matter here. */
export const pick = (get: (name: string) => string | null | undefined): Answer =>
  Object.fromEntries(names.map((name) => [name, get(name) ?? null]));

/** A built site, in a folder that is removed after the test. */
export async function builtFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'weft-hosting-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'assets'));
  const pages = ['index.html', 'login.html', 'customer-support.html', 'email-verification.html', '404.html'];
  for (const file of [...pages, 'assets/app-1a2b3c.js', 'assets/app-1a2b3c.js.map', '.env']) {
    await writeFile(path.join(folder, file), file);
    await writeFile(path.join(folder, `${file}.gz`), gzipSync(file));
  }
  return folder;
}

/** Calls an address of a server, by GET unless said. */
export type Call = (address: string, method?: string, more?: RequestInit) => Promise<Response>;

/** Calls a server on this machine, and follows no redirect. */
export const caller =
  (port: number): Call =>
  (address, method = 'GET', more = {}) =>
    fetch(`http://127.0.0.1:${port}${address}`, { method, redirect: 'manual', ...more });

/** Calls the local server. */
export async function served(supportEdge?: SupportEdge): Promise<Call> {
  const server = await createSiteServer({ folder: await builtFolder(), ...settings, supportEdge });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return caller(port);
}
