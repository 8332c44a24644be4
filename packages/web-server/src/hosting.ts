import { PATHS, SUPPORT_KEY_HEADER } from '@weft/account-contract';
import {
  cacheControl,
  HASHED_FOLDER,
  type HeaderSettings,
  responseHeaders,
  SECRET_PARAMETER,
} from './headers.ts';
import { PASSED_ON } from './support-edge.ts';

/** A page as hosts know it. */
export interface HostedPage {
  /** Path from the root of the site. */
  readonly path: string;
  /** Whether its address may hold a token. */
  readonly secret: boolean;
}

const MADE =
  'Made by the build of the site from packages/web-server/src/headers.ts: change that, and build again.';

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
  const { callsOwnOrigin = false } = settings;
  return {
    'nginx.conf': nginx(always, pages, callsOwnOrigin),
    Caddyfile: caddyfile(always, pages, callsOwnOrigin),
    _headers: headersFile(always, pages, callsOwnOrigin),
  };
}

type Headers = readonly (readonly [name: string, value: string])[];

/** What nginx counts by itself for the body that it passes on. */
const FRAMING: ReadonlySet<string> = new Set(['content-length', 'transfer-encoding']);

/** What the service says of these would stand beside what the site says. */
const answeredHere = (always: Headers) => [...always.map(([name]) => name), 'Cache-Control'];

/**
 * nginx: the page's address passes support requests on, as `support-edge.ts` does (Decision 0074). A `proxy_pass` beside
 * `try_files` would be taken for every method, hence the detour over a status that nobody else uses. With an `error_page` of
 * its own a location has none of the server's any more, so those stand here again.
 */
function nginxEdge(always: Headers): string {
  const passedOn = PASSED_ON.filter((name) => !FRAMING.has(name)).map(
    (name) => `    proxy_set_header ${name} $http_${name.replaceAll('-', '_')};`,
  );
  return `
  # Support requests go on to the service, with the key that no script of the site holds. It is not in this file: write
  #   proxy_set_header ${SUPPORT_KEY_HEADER} "the value of SUPPORT_KEY";
  # into /etc/nginx/weft-support-key, for root's eyes only. TRUST_PROXY of the service must name this server's address.
  location = ${PATHS.customerSupport} {
    error_page 403 404 =404 /404.html;
    error_page 418 = @support;
    if ($weft_support) { return 418; }
    try_files $uri.html =404;
  }
  location @support {
    proxy_pass http://127.0.0.1:4301;
    proxy_read_timeout 15s;
    proxy_pass_request_headers off;
${passedOn.join('\n')}
    proxy_set_header x-forwarded-for $proxy_add_x_forwarded_for;
    include /etc/nginx/weft-support-key;
${answeredHere(always)
  .map((name) => `    proxy_hide_header ${name};`)
  .join('\n')}
  }
`;
}

/** One file for `conf.d`; names, certificates and the folder are the host's to fill in. */
function nginx(always: Headers, pages: readonly HostedPage[], isEdge: boolean): string {
  const redirects = pages.flatMap(({ path }) =>
    otherSpellings(path).map((spelling) => `  location = ${spelling} { return 308 ${path}$is_args$args; }`),
  );
  return `# ${MADE}
# Put it into /etc/nginx/conf.d, and set server_name, root and the certificates.

${
  isEdge
    ? `map "$request_method $request_uri" $weft_support {
  default "";
  "~^POST ${PATHS.customerSupport}$" 1;
}
`
    : ''
}map ${isEdge ? '"$weft_support$request_uri"' : '$request_uri'} $weft_page_cache {
  default "${cacheControl.revalidated}";
${isEdge ? `  "~^1" "${cacheControl.secret}";\n` : ''}  "~[?&]${SECRET_PARAMETER}(=|&|$)" "${cacheControl.secret}";
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
${isEdge ? nginxEdge(always) : ''}  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri.html =404; }
}
`;
}

/** What else a page is asked for by; the local server sends each to the page (RFC 9110 15.4.9). */
function otherSpellings(path: string): readonly string[] {
  return path === '/' ? ['/index.html', '/index.html/'] : [`${path}/`, `${path}.html`, `${path}.html/`];
}

/** Caddy: the same as {@link nginxEdge}. It tells the caller's address by itself. */
function caddyEdge(always: Headers): string {
  return `
		# Support requests go on to the service, with the key that no script of the site holds: start Caddy with SUPPORT_KEY in
		# its environment. TRUST_PROXY of the service must name this server's address.
		@support {
			method POST
			path_regexp ^${PATHS.customerSupport}$
			expression \`{query} == ""\`
		}
		header @support Cache-Control "${cacheControl.secret}"
		reverse_proxy @support {$SUPPORT_SERVICE:http://127.0.0.1:4301} {
			header_up ${SUPPORT_KEY_HEADER} {env.SUPPORT_KEY}
			header_up -Cookie
			header_up -Authorization
${answeredHere(always)
  .map((name) => `\t\t\theader_down -${name}`)
  .join('\n')}
			transport http {
				response_header_timeout 15s
			}
		}
`;
}

/**
 * A `header` that deletes, or sets what nobody else did, is done last of all, with its whole block, and not for errors. So
 * each header has a line of its own, in the order of the route, and those two stand again where errors are handled.
 */
function caddyfile(always: Headers, pages: readonly HostedPage[], isEdge: boolean): string {
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
${isEdge ? caddyEdge(always) : ''}
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
function headersFile(always: Headers, pages: readonly HostedPage[], isEdge: boolean): string {
  const rule = (path: string, headers: Headers) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return [
    `# ${MADE}`,
    ...(isEdge
      ? [
          `# POST ${PATHS.customerSupport} needs a function of the host, which adds ${SUPPORT_KEY_HEADER} and passes it on.`,
        ]
      : []),
    rule('/*', always),
    rule(`${HASHED_FOLDER}*`, [['Cache-Control', cacheControl.hashed]]),
    ...pages.map(({ path, secret }) =>
      rule(path, [['Cache-Control', secret ? cacheControl.secret : cacheControl.revalidated]]),
    ),
  ].join('\n');
}
