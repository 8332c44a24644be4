import {
  cacheControl,
  HASHED_FOLDER,
  type HeaderSettings,
  responseHeaders,
  SECRET_PARAMETER,
} from './headers.ts';

/** A page as hosts know it. */
export interface HostedPage {
  /** Path from the root of the site. */
  readonly path: string;
  /** Whether its address may hold a token. */
  readonly secret: boolean;
}

const MADE = 'Made by the build of the site from site/server/headers.ts: change that, and build again.';

/**
 * Files that make other servers answer as the local one does, by name (Security S9). They are for the internet, so they
 * ask for https whatever the settings say.
 * @param pages every page of the site, for hosts whose rules know paths only.
 */
export function hostingFiles(
  settings: HeaderSettings,
  pages: readonly HostedPage[],
): Readonly<Record<string, string>> {
  const always = Object.entries(responseHeaders({ ...settings, https: true }));
  return {
    'nginx.conf': nginx(always, pages),
    Caddyfile: caddyfile(always, pages),
    _headers: headersFile(always, pages),
  };
}

type Headers = readonly (readonly [name: string, value: string])[];

/** One file for `conf.d`; names, certificates and the folder are the host's to fill in. */
function nginx(always: Headers, pages: readonly HostedPage[]): string {
  const redirects = pages.flatMap(({ path }) =>
    otherSpellings(path).map((spelling) => `  location = ${spelling} { return 308 ${path}$is_args$args; }`),
  );
  return `# ${MADE}
# Put it into /etc/nginx/conf.d, and set server_name, root and the certificates.

map $request_uri $weft_page_cache {
  default "${cacheControl.revalidated}";
  "~[?&]${SECRET_PARAMETER}(=|&|$)" "${cacheControl.secret}";
}
map "$status $uri" $weft_cache {
  default $weft_page_cache;
  "~^(200|206|304) ${HASHED_FOLDER}" "${cacheControl.hashed}";
}

server {
  listen 80;
  # listen 443 ssl;
  server_name _;
  root /srv/weft;
  server_tokens off;
  charset utf-8;
  charset_types text/css text/plain text/javascript application/javascript application/json;
  gzip_static on;
  gzip_vary on;
  absolute_redirect off;

${always.map(([name, value]) => `  add_header ${name} "${value}" always;`).join('\n')}
  add_header Cache-Control $weft_cache always;

  error_page 403 404 =404 /404.html;
  location = /404.html { internal; }
  location = /404 { return 404; }
  location ~ /\\.(?!well-known/) { return 404; }
  location ~ \\.(html|map|br|gz)$ { return 404; }
${redirects.join('\n')}
  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri.html =404; }
}
`;
}

/** What else a page is asked for by; the local server sends each to the page (RFC 9110 15.4.9). */
function otherSpellings(path: string): readonly string[] {
  return path === '/' ? ['/index.html', '/index.html/'] : [`${path}/`, `${path}.html`, `${path}.html/`];
}

/**
 * A `header` that deletes, or sets what nobody else did, is done last of all, with its whole block, and not for errors. So
 * each header has a line of its own, in the order of the route, and those two stand again where errors are handled.
 */
function caddyfile(always: Headers, pages: readonly HostedPage[]): string {
  const redirects = pages.map(({ path }, index) => {
    const spellings = otherSpellings(path).join('|').replaceAll('.', '\\.');
    return `		@spelling${index} path_regexp ^(${spellings})$
		route @spelling${index} {
			rewrite * ${path}
			redir * {uri} 308
		}`;
  });
  return `# ${MADE}
# Set SITE_ADDRESS (Caddy then gets the certificate by itself) and the root.

{$SITE_ADDRESS:localhost} {
	root * {$SITE_ROOT:/srv/weft}
	header -Server
	route {
${always.map(([name, value]) => `\t\theader ${name} "${value}"`).join('\n')}
		header Cache-Control "${cacheControl.revalidated}"
		@secret query ${SECRET_PARAMETER}=*
		header @secret Cache-Control "${cacheControl.secret}"

		@unread not method GET HEAD
		header @unread Allow "GET, HEAD"
		respond @unread 405

${redirects.join('\n')}

		@hidden {
			path_regexp /\\.|\\.(html|map|br|gz)$|^/404$
			not path /.well-known/*
		}
		error @hidden 404

		@hashed {
			path ${HASHED_FOLDER}*
			not path */
			file
		}
		header @hashed Cache-Control "${cacheControl.hashed}"
		header ?Vary Accept-Encoding
		try_files {path} {path}.html
		file_server {
			precompressed br gzip
		}
	}
	handle_errors {
		header -Server
		header ?Vary Accept-Encoding
		rewrite * /404.html
		file_server {
			status {err.status_code}
		}
	}
}
`;
}

/**
 * The form of Netlify and Cloudflare Pages, to be copied beside the pages. Rules know paths and not queries, and values of
 * two matching rules would be joined: so each address has one rule for its caching, and a page that may get a token is
 * never stored.
 */
function headersFile(always: Headers, pages: readonly HostedPage[]): string {
  const rule = (path: string, headers: Headers) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return [
    `# ${MADE}`,
    rule('/*', always),
    rule(`${HASHED_FOLDER}*`, [['Cache-Control', cacheControl.hashed]]),
    ...pages.map(({ path, secret }) =>
      rule(path, [['Cache-Control', secret ? cacheControl.secret : cacheControl.revalidated]]),
    ),
  ].join('\n');
}
