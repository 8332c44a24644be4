import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { responseHeaders } from '../headers.ts';
import { hostingFiles } from '../hosting.ts';
import { createSiteServer } from '../server.ts';

const settings = {
  apiOrigins: ['https://accounts.example.com', 'https://forms.example.com'],
  callsOwnOrigin: true,
  https: true,
};
const names = [...Object.keys(responseHeaders(settings)), 'Cache-Control', 'Vary'];
const files = hostingFiles(settings, [
  { path: '/', secret: false },
  { path: '/login', secret: false },
  { path: '/email-verification', secret: true },
]);

/** One address of each kind, and what it gives. */
const ADDRESSES = [
  ['/', 200],
  ['/login', 200],
  ['/login?from=top-bar', 200],
  ['/email-verification?token=a%2Bb', 200],
  ['/email-verification?a=1&token=', 200],
  ['/assets/app-1a2b3c.js', 200],
  ['/assets/gone.js', 404],
  ['/nowhere', 404],
] as const;

type Answer = Record<string, string | null>;
const pick = (get: (name: string) => string | null | undefined): Answer =>
  Object.fromEntries(names.map((name) => [name, get(name) ?? null]));

/** Other spellings of a page's address, for servers that redirect. */
const SPELLINGS = [
  '/index.html',
  '/index.html/',
  '/login/',
  '/login.html',
  '/login.html/',
  '/login/?from=top-bar',
  '/email-verification/?token=a%2Bb',
  '/email-verification.html?token=a%2Bb',
];

/** Calls the local server. */
async function served(): Promise<(address: string) => Promise<Response>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'weft-hosting-'));
  await mkdir(path.join(folder, 'assets'));
  for (const file of [
    'index.html',
    'login.html',
    'email-verification.html',
    '404.html',
    'assets/app-1a2b3c.js',
  ]) {
    await writeFile(path.join(folder, file), file);
    await writeFile(path.join(folder, `${file}.gz`), gzipSync(file));
  }
  const server = await createSiteServer({ folder, ...settings });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  return (address) => fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual' });
}

/** nginx: where the `return` of an exact location sends an address. */
function nginxRedirect(address: string): { status: number; location: string } | undefined {
  const [uri = '', args] = address.split('?');
  for (const [, location, status, to = ''] of (files['nginx.conf'] ?? '').matchAll(
    /^ {2}location = (\S+) \{ return (\d+) (\S+)\$is_args\$args; \}$/gm,
  )) {
    if (location === uri)
      return { status: Number(status), location: to + (args === undefined ? '' : `?${args}`) };
  }
  return undefined;
}

/** nginx: `add_header` lines, whose value may be a variable of a `map`: the first regular expression that fits. */
function nginx(address: string, status: number): Answer {
  const [uri = '', args = ''] = address.split('?');
  const text = files['nginx.conf'] ?? '';
  const variables: Record<string, string> = { args, uri, status: String(status) };
  const fill = (value: string) => value.replace(/\$(\w+)/g, (_, name: string) => variables[name] ?? '');
  for (const [, source = '', target = '', body = ''] of text.matchAll(
    /^map (\S+|".*") \$(\w+) \{\n(.*?)^\}/gms,
  )) {
    const rules = [...body.matchAll(/^ {2}(default|".*?") (.*);$/gm)];
    const fits = rules.find(([, rule = '']) => {
      return rule !== 'default' && new RegExp(rule.slice(2, -1)).test(fill(source.replaceAll('"', '')));
    });
    const [, , value = ''] = fits ?? rules.find(([, rule]) => rule === 'default') ?? [];
    variables[target] = fill(value.replaceAll('"', ''));
  }
  const headers = new Map(
    [...text.matchAll(/^ {2}add_header (\S+) (".*"|\$\w+) always;$/gm)].map(([, name = '', value = '']) => [
      name,
      fill(value.replaceAll('"', '')),
    ]),
  );
  // ngx_http_gzip_static_module says that a file has another form only when told to.
  if (/^ {2}gzip_static on;$/m.test(text) && /^ {2}gzip_vary on;$/m.test(text) && status !== 308)
    headers.set('Vary', 'Accept-Encoding');
  return pick((name) => headers.get(name));
}

/** Caddy: the `header` block, then the two matchers in the order of the route; an error keeps what was set. */
function caddy(address: string, status: number): Answer {
  const { pathname, searchParams } = new URL(address, 'http://site.test');
  const text = files.Caddyfile ?? '';
  const headers = new Map(
    [...text.matchAll(/^\t\t([A-Z][\w-]+) "(.*)"$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const [, parameter = ''] = /@secret query (\w+)=\*/.exec(text) ?? [];
  const [, folder = ''] = /@hashed \{\n\t+path (\S+)\*\n\t+file\n/.exec(text) ?? [];
  const applies = {
    secret: searchParams.has(parameter),
    hashed: pathname.startsWith(folder) && status === 200,
  };
  for (const [, matcher = '', name = '', value = ''] of text.matchAll(/^\t\theader @(\w+) (\S+) "(.*)"$/gm)) {
    if (applies[matcher as keyof typeof applies]) headers.set(name, value);
  }
  return pick((name) => headers.get(name));
}

/** `_headers`: every rule that fits; two values of one header would be joined by a comma. */
function headersFile(address: string): Answer {
  const { pathname } = new URL(address, 'http://site.test');
  const headers = new Headers();
  let fits = false;
  for (const line of (files._headers ?? '').split('\n').filter((each) => !each.startsWith('#'))) {
    const [, name, value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (name === undefined)
      fits = line.endsWith('*') ? pathname.startsWith(line.slice(0, -1)) : pathname === line;
    else if (fits) headers.append(name, value);
  }
  return pick((name) => headers.get(name));
}

describe('the files for other servers', () => {
  it.each(ADDRESSES)('give %s the headers of the local server', async (address, status) => {
    const { headers } = await (await served())(address);
    const expected = pick((name) => headers.get(name));
    expect(Object.values(expected).every(Boolean)).toBe(true);
    expect(expected['Content-Security-Policy']).toContain("connect-src 'self' https://accounts.example.com ");
    expect(nginx(address, status)).toEqual(expected);
    // Caddy and the hosts of `_headers` choose the coding, and say so, by themselves.
    const declared = { ...expected, Vary: null };
    expect(caddy(address, status)).toEqual(declared);
    // Rules of this form know paths and no status, so they say nothing sure about what is missing.
    const missing = status === 404 ? { 'Cache-Control': headersFile(address)['Cache-Control'] ?? null } : {};
    expect(headersFile(address)).toEqual({ ...declared, ...missing });
  });

  it.each(SPELLINGS)('have nginx redirect %s as the local server does', async (address) => {
    const { status, headers } = await (await served())(address);
    expect(status).toBe(308);
    expect(nginxRedirect(address)).toEqual({ status, location: headers.get('Location') });
    expect(nginx(address, status)).toEqual(pick((name) => headers.get(name)));
  });

  it('never have a page stored that may get a token, not even where rules cannot see it', () => {
    expect(headersFile('/email-verification')['Cache-Control']).toBe('no-store');
  });

  it('hold nothing that a setting could break out with', () => {
    const hostile = hostingFiles({ apiOrigins: ['https://a.example/"; } evil $args \''] }, []);
    for (const text of Object.values(hostile)) expect(text).not.toContain('evil');
  });
});
