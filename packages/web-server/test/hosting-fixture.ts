import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { listen } from '@weft/account-contract/test/listen';
import { responseHeaders } from '@weft/web-server/headers';
import { hostingFiles } from '@weft/web-server/hosting-files';
import { createSiteServer } from '@weft/web-server/server';
import type { SupportEdge } from '@weft/web-server/support-edge';
import { onTestFinished } from 'vitest';

/** Header settings with calls to the own origin, so that the files forward support requests. */
export const settings = {
  apiOrigins: ['https://accounts.example.com', 'https://forms.example.com'],
  callsOwnOrigin: true,
  https: true,
};

/** The configuration files for other servers. */
export const files = hostingFiles(settings, [
  { path: '/', secret: false },
  { path: '/login', secret: false },
  { path: '/customer-support', secret: false },
  { path: '/email-verification', secret: true },
]);

/** One address of each kind, and its status. */
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
  ['/assets/app-1a2b3c.js/', 404],
  ['/assets//app-1a2b3c.js', 404],
  ['//evil.example/', 404],
  ['//evil.example/login', 404],
  ['/.env', 404],
  ['/404', 404],
  ['/index', 404],
  ['/nowhere', 404],
  ['/nowhere?token=a', 404],
  // Longer than a file's name can be: in letters, in bytes, and in folders.
  [`/${'a'.repeat(300)}`, 404],
  [`/${'%C3%BC'.repeat(140)}`, 404],
  [`/${'a/'.repeat(2500)}a`, 404],
] as const;

/** A file that is neither a page nor hashed, and a missing one. Hosts that read `_headers` choose their caching. */
export const FILES = ['/site.webmanifest', '/gone.webmanifest'];

/** Other spellings of a page's address. */
export const SPELLINGS = [
  '/index.html',
  '/index.html/',
  '//',
  '//index.html//',
  '/login/',
  '/login//',
  '//login',
  '/%2Flogin',
  '///login.html//?from=top-bar',
  '/login.html',
  '/login.html/',
  '/login/?from=top-bar',
  '/email-verification/?token=a%2Bb',
  '/email-verification.html?token=a%2Bb',
];

export type Answer = Record<string, string | null>;

const names = [...Object.keys(responseHeaders(settings)), 'Cache-Control', 'Vary'];

/** The headers that these tests compare. */
export const pick = (get: (name: string) => string | null | undefined): Answer =>
  Object.fromEntries(names.map((name) => [name, get(name) ?? null]));

/** Creates a built site in a folder that is removed after the test. */
export async function builtFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'weft-hosting-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'assets'));
  const pages = ['index.html', 'login.html', 'customer-support.html', 'email-verification.html', '404.html'];
  for (const file of [
    ...pages,
    'site.webmanifest',
    'assets/app-1a2b3c.js',
    'assets/app-1a2b3c.js.map',
    '.env',
  ]) {
    await writeFile(path.join(folder, file), file);
    await writeFile(path.join(folder, `${file}.gz`), gzipSync(file));
  }
  return folder;
}

/** Calls an address of a server; GET by default. */
export type Call = (address: string, method?: string, more?: RequestInit) => Promise<Response>;

/** Calls a server without following redirects. */
export const caller =
  (origin: string): Call =>
  (address, method = 'GET', more = {}) =>
    fetch(origin + address, { method, redirect: 'manual', ...more });

/** Starts the local server and returns a caller for it. */
export async function served(supportEdge?: SupportEdge): Promise<Call> {
  const server = await createSiteServer({ folder: await builtFolder(), ...settings, supportEdge });
  return caller(await listen(server));
}
