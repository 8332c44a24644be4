import { hostingFiles } from '@weft/web-server/hosting-files';
import { describe, expect, it } from 'vitest';
import { ADDRESSES, type Answer, files, pick, SPELLINGS, served } from './hosting-fixture.ts';

interface Redirect {
  status: number;
  location: string;
}

/** nginx: the redirect of an address, from the `return` of the location that matches its spelling. */
function nginxRedirect(address: string): Redirect | undefined {
  const [uri = '', args] = address.split('?');
  for (const [, pattern = '', status, to = ''] of (files['nginx.conf'] ?? '').matchAll(
    /^ {2}location ~ (\S+) \{ return (\d+) (\S+)\$is_args\$args; \}$/gm,
  )) {
    if (new RegExp(pattern).test(decodeURIComponent(uri)))
      return { status: Number(status), location: to + (args === undefined ? '' : `?${args}`) };
  }
  return undefined;
}

/** nginx: the headers of an address, from the `add_header` lines. A value may be a `map` variable, whose first match counts. */
function nginx(address: string, status: number): Answer {
  const [uri = ''] = address.split('?');
  const text = files['nginx.conf'] ?? '';
  const variables: Record<string, string> = {
    request_method: 'GET',
    request_uri: address,
    uri,
    status: String(status),
  };
  const fill = (value: string) => value.replace(/\$(\w+)/g, (_, name: string) => variables[name] ?? '');
  for (const [, source = '', target = '', body = ''] of text.matchAll(
    /^map (\S+|"[^"]*") \$(\w+) \{\n(.*?)^\}/gms,
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
  // ngx_http_gzip_static_module sends Vary only with gzip_vary.
  if (/^ {2}gzip_static on;$/m.test(text) && /^ {2}gzip_vary on;$/m.test(text) && status !== 308)
    headers.set('Vary', 'Accept-Encoding');
  return pick((name) => headers.get(name));
}

/** Caddy: the redirect of an address, from the route that matches its spelling. */
function caddyRedirect(address: string): Redirect | undefined {
  const [uri = '', args] = address.split('?');
  for (const [, name, own, pattern = ''] of files.Caddyfile?.matchAll(
    /^\t\t@(\w+) expression `\{path\} != "(\S+)" && \{path\}\.matches\("(\S+)"\)`$/gm,
  ) ?? []) {
    const steps = `\\troute @${name} \\{\\n\\t+rewrite \\* (\\S+)\\n\\t+redir \\* \\{uri\\} (\\d+)\\n`;
    const [, to = '', status] = new RegExp(steps).exec(files.Caddyfile ?? '') ?? [];
    if (status && uri !== own && new RegExp(pattern).test(decodeURIComponent(uri))) {
      return { status: Number(status), location: to + (args === undefined ? '' : `?${args}`) };
    }
  }
  return undefined;
}

/** Caddy: the headers of an address, from the route's `header` lines in order. An error keeps the headers set before it. */
function caddy(address: string, status: number): Answer {
  const { pathname, searchParams } = new URL(`http://site.test${address}`);
  const text = files.Caddyfile ?? '';
  const [, parameter = ''] = /@secret query (\w+)=\*/.exec(text) ?? [];
  const [, folder = ''] = /@hashed \{\n\t+path (\S+)\*\n\t+file\n/.exec(text) ?? [];
  const applies: Record<string, boolean> = {
    '': true,
    '@secret ': searchParams.has(parameter),
    '@support ': false,
    '@unread ': false,
    '@unreadSupport ': false,
    '@hashed ': pathname.startsWith(folder) && status === 200,
  };
  const headers = new Map<string, string>();
  for (const [, matcher = '', name = '', value = ''] of text.matchAll(
    /^\t\theader (@\w+ )?([A-Z][\w-]+) "(.*)"$/gm,
  )) {
    if (applies[matcher]) headers.set(name, value);
  }
  if (/^\t\theader \?Vary Accept-Encoding\n\t\ttry_files/m.test(text) && status !== 308)
    headers.set('Vary', 'Accept-Encoding');
  return pick((name) => headers.get(name));
}

/** `_headers`: the headers of every matching rule. Two values of one header are joined by a comma. */
function headersFile(address: string): Answer {
  const { pathname } = new URL(`http://site.test${address}`);
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
  it.each(ADDRESSES)('set the headers of the local server for %s', async (address, status) => {
    const { headers } = await (await served())(address);
    const expected = pick((name) => headers.get(name));
    expect(Object.values(expected).every(Boolean)).toBe(true);
    expect(expected['Content-Security-Policy']).toContain("connect-src 'self' https://accounts.example.com ");
    expect(nginx(address, status)).toEqual(expected);
    expect(caddy(address, status)).toEqual(expected);
    // Hosts that read `_headers` negotiate the encoding, and send Vary themselves.
    const declared = { ...expected, Vary: null };
    // These rules match paths, not statuses, so the caching of a missing file is not defined.
    const missing = status === 404 ? { 'Cache-Control': headersFile(address)['Cache-Control'] ?? null } : {};
    expect(headersFile(address)).toEqual({ ...declared, ...missing });
  });

  it.each(SPELLINGS)('redirect %s as the local server does', async (address) => {
    const { status, headers } = await (await served())(address);
    expect(status).toBe(308);
    const redirect = { status, location: headers.get('Location') };
    const expected = pick((name) => headers.get(name));
    expect(nginxRedirect(address)).toEqual(redirect);
    expect(nginx(address, status)).toEqual(expected);
    expect(caddyRedirect(address)).toEqual(redirect);
    expect(caddy(address, status)).toEqual(expected);
  });

  it('forbid caching of a page that may receive a token, even where rules match only paths', () => {
    expect(headersFile('/email-verification')['Cache-Control']).toBe('no-store');
  });

  it('forward support requests only where the pages post to the own origin', () => {
    const without = hostingFiles({ apiOrigins: ['https://accounts.example.com'] }, []);
    for (const [name, text] of Object.entries(files)) {
      expect(text, name).toMatch(/customer-support.*secret-key/s);
      expect(without[name], name).not.toMatch(/support|secret-key|proxy/);
    }
  });

  it('contain no text that a setting could inject', () => {
    const hostile = hostingFiles({ apiOrigins: ['https://a.example/"; } evil $args \''] }, []);
    for (const text of Object.values(hostile)) expect(text).not.toContain('evil');
  });
});
