import {
  BODY_BYTES_MAX,
  PATHS,
  SERVICE_PORT,
  SUPPORT_KEY_HEADER,
  VERIFICATION_TOKEN_PARAMETER,
} from '@weft/account-contract';
import { cacheControl, HASHED_FOLDER } from '../headers.ts';
import { TYPES } from '../site-files.ts';
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

/** No path of the site is longer. A file's name has 255 bytes at most, and Caddy looks for five more, `.html`. */
const PATH_BYTES_MAX = 250;

/** Caddy: forwards support requests at the page's address, as `support-edge.ts` does (record 0074). Caddy adds the caller's address itself. */
function caddyEdge(always: Headers): string {
  return `
		# Forwards support requests to the service and adds the key, which the site's script does not contain. Start Caddy
		# with SUPPORT_KEY in its environment. Set TRUST_PROXY of the service to this server's address.
		@support {
			method POST
			expression \`{uri} == "${PATHS.customerSupport}"\`
		}
		header @support Cache-Control "${cacheControl.secret}"
		# A chunked request has no length, so it is cut off while it is forwarded.
		request_body @support {
			max_size ${BODY_BYTES_MAX}
		}
		@large expression \`{header.Content-Length} != "" && int({header.Content-Length}) > ${BODY_BYTES_MAX}\`
		error @large 413
		reverse_proxy @support {$SUPPORT_SERVICE:http://127.0.0.1:${SERVICE_PORT}} {
			# Caddy would send the site's Host, which a service elsewhere does not know.
			header_up Host {upstream_hostport}
			header_up ${SUPPORT_KEY_HEADER} {env.SUPPORT_KEY}
			header_up -Cookie
			header_up -Authorization
${ownHeaders(always)
  .map((name) => `\t\t\theader_down -${name}`)
  .join('\n')}
			transport http {
				response_header_timeout ${TIME_LIMIT}
			}
		}
`;
}

/** Caddy: the methods of the address of support requests, for all others but POST, which the edge has forwarded. */
const caddyUnread = `		@unreadSupport {
			not method GET HEAD
			expression \`{uri} == "${PATHS.customerSupport}"\`
		}
		header @unreadSupport Allow "GET, HEAD, POST"
`;

const caddyTooLarge = `		@tooLarge expression \`{err.status_code} == 413\`
		handle @tooLarge {
			header Content-Type application/json
			respond \`${TOO_LARGE}\` 413
		}
`;

/**
 * Caddy: a `header` block that deletes a header or sets a default (`?`) runs last, as a whole, and not for errors. So each
 * header has its own line, in route order, and those two are repeated in `handle_errors`.
 */
export function caddyFile(always: Headers, pages: readonly HostedPage[], isEdge: boolean): string {
  // Not `path_regexp`, which matches a path without its repeated slashes.
  const redirects = pages.map(
    (
      { path },
      index,
    ) => `		@spelling${index} expression \`{path} != "${path}" && {path}.matches("^${spellingsOf(path)}$")\`
		route @spelling${index} {
			rewrite * ${path}
			redir * {uri} 308
		}`,
  );
  return `# ${GENERATED}
# Set SITE_ADDRESS (Caddy then obtains the certificate) and the root.

{$SITE_ADDRESS:localhost} {
	root * {$SITE_ROOT:/srv/weft}
	header -Server
	route {
${always.map(([name, value]) => `\t\theader ${name} "${value}"`).join('\n')}
		header Cache-Control "${cacheControl.revalidated}"
		@secret query ${VERIFICATION_TOKEN_PARAMETER}=*
		header @secret Cache-Control "${cacheControl.secret}"
${isEdge ? caddyEdge(always) : ''}
		@unread not method GET HEAD
		header @unread Allow "GET, HEAD"
${isEdge ? caddyUnread : ''}		respond @unread 405

${redirects.join('\n')}

		@slashes expression \`{path}.matches("//|./$")\`
		error @slashes 404
		@hidden {
			path_regexp /\\.|\\.(html|map|br|gz)$|^/(404|index)$
			not path /.well-known/*
		}
		error @hidden 404
		# No file has such a name, and the system's error would become a 500.
		@nul path_regexp \\x00
		error @nul 404
		@long expression \`size(bytes({path})) > ${PATH_BYTES_MAX}\`
		error @long 404

		@hashed {
			path ${HASHED_FOLDER}*
			file
		}
		header @hashed Cache-Control "${cacheControl.hashed}"
		@manifest {
			path *${MANIFEST}
			file
		}
		header @manifest Content-Type "${TYPES[MANIFEST]}"
		header ?Vary Accept-Encoding
		try_files {path} {path}.html
		file_server {
			precompressed br gzip
		}
	}
	handle_errors {
		header -Server
		header ?Vary Accept-Encoding
${isEdge ? caddyTooLarge : ''}		rewrite * /404.html
		file_server {
			status {err.status_code}
		}
	}
}
`;
}
