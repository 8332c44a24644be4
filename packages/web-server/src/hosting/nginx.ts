import {
  BODY_BYTES_MAX,
  PATHS,
  SERVICE_PORT,
  SUPPORT_KEY_HEADER,
  VERIFICATION_TOKEN_PARAMETER,
} from '@weft/account-contract';
import { cacheControl, HASHED_FOLDER } from '../headers.ts';
import { TYPES } from '../site-files.ts';
import { FORWARDED_HEADERS } from '../support-edge.ts';
import {
  GENERATED,
  type Headers,
  type HostedPage,
  MANIFEST,
  ownHeaders,
  spellingsOf,
  TIME_LIMIT,
  TOO_LARGE,
} from './shared.ts';

/** Headers that nginx sets itself for the body that it forwards. */
const FRAMING: ReadonlySet<string> = new Set(['content-length', 'transfer-encoding']);

/**
 * nginx: forwards support requests at the page's address, as `support-edge.ts` does (record 0074). A `proxy_pass` beside
 * `try_files` would apply to every method, so an internal status (418) redirects POST to a named location. A location
 * with its own `error_page` inherits none, so the server's are repeated here.
 */
function nginxEdge(always: Headers): string {
  const passedOn = FORWARDED_HEADERS.filter((name) => !FRAMING.has(name)).map(
    (name) => `    proxy_set_header ${name} $http_${name.replaceAll('-', '_')};`,
  );
  return `
  # Forwards support requests to the service and adds the key, which the site's script does not contain. Write
  #   proxy_set_header ${SUPPORT_KEY_HEADER} "the value of SUPPORT_KEY";
  # to /etc/nginx/weft-support-key, readable only by root. Set TRUST_PROXY of the service to this server's address.
  location = ${PATHS.customerSupport} {
    error_page 403 404 =404 /404.html;
    error_page 413 = @too_large;
    error_page 418 = @support;
    # nginx learns the size of a chunked request only after the redirect by 418.
    recursive_error_pages on;
    if ($weft_support) { return 418; }
    try_files $uri.html =404;
  }
  location @too_large {
    default_type application/json;
    return 413 '${TOO_LARGE}';
  }
  location @support {
    error_page 413 = @too_large;
    # These requests have no query, so their errors may be logged.
    error_log /var/log/nginx/weft-error.log error;
    # For a service elsewhere write its https address. If that has a path, write it here: rewrite ^ /path$uri break;
    proxy_pass http://127.0.0.1:${SERVICE_PORT};
    # The key goes only to the host of that address. The file is Debian's; other systems keep the authorities elsewhere.
    proxy_ssl_server_name on;
    proxy_ssl_verify on;
    proxy_ssl_verify_depth 3;
    proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;
    proxy_read_timeout ${TIME_LIMIT};
    proxy_pass_request_headers off;
${passedOn.join('\n')}
    proxy_set_header x-forwarded-for $proxy_add_x_forwarded_for;
    include /etc/nginx/weft-support-key;
${ownHeaders(always)
  .map((name) => `    proxy_hide_header ${name};`)
  .join('\n')}
  }
`;
}

/** The logs of both servers, http and https: an address of either may hold a token. */
const logs = `  access_log /var/log/nginx/weft.log weft;
  # At the level error and less severe ones nginx logs the whole request line, for instance for a missing file: hence crit.
  error_log /var/log/nginx/weft-error.log crit;
`;

/** nginx: one file for `conf.d`. The operator sets the names, certificates and folder. */
export function nginxFile(always: Headers, pages: readonly HostedPage[], isEdge: boolean): string {
  const redirects = pages.map(
    ({ path }) => `  location ~ ^(?!${path}$)${spellingsOf(path)}$ { return 308 ${path}$is_args$args; }`,
  );
  return `# ${GENERATED}
# Copy it to /etc/nginx/conf.d and set server_name (twice), root and the certificate.

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
${isEdge ? `  "~^1" "${cacheControl.secret}";\n` : ''}  "~[?&]${VERIFICATION_TOKEN_PARAMETER}(=|&|$)" "${cacheControl.secret}";
}
map "$status $uri" $weft_cache {
  default $weft_page_cache;
  "~^(200|206|304) ${HASHED_FOLDER}" "${cacheControl.hashed}";
}

# The log has the path without its query, which may hold a token, and no Referer, which may hold it, too.
log_format weft '$remote_addr [$time_iso8601] $request_method $uri $status $body_bytes_sent $request_time';

server {
  listen 80;
  listen [::]:80;
  server_name _;
  server_tokens off;
${logs}  # Not the page: its policy would upgrade each of its scripts and pictures to https.
  return 308 https://$host$request_uri;
}

server {
  # Behind a server that ends TLS write "listen 80;" instead of these four lines, and delete the server above.
  listen 443 ssl;
  listen [::]:443 ssl;
  ssl_certificate /etc/ssl/certs/weft.pem;
  ssl_certificate_key /etc/ssl/private/weft.key;
  server_name _;
${logs}  log_not_found off;
  client_max_body_size ${BODY_BYTES_MAX};
  root /srv/weft;
  server_tokens off;
  charset utf-8;
  charset_types text/css text/plain text/javascript application/javascript application/json;
  gzip_static on;
  gzip_vary on;
  absolute_redirect off;
  # Without TLS, the value of the port's default server counts.
  merge_slashes off;

${always.map(([name, value]) => `  add_header ${name} "${value}" always;`).join('\n')}
  add_header Cache-Control $weft_cache always;

  error_page 403 404 =404 /404.html;
  location = /404.html { internal; }
  location = /404 { return 404; }
  location = /index { return 404; }
${redirects.join('\n')}
  location ~ // { return 404; }
  location ~ /\\.(?!well-known/) { return 404; }
  location ~ \\.(html|map|br|gz)$ { return 404; }
  location ~ \\${MANIFEST}$ {
    types {}
    default_type "${TYPES[MANIFEST]}";
    try_files $uri =404;
  }
${isEdge ? nginxEdge(always) : ''}  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri.html =404; }
}
`;
}
