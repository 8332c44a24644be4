import { PATHS, SUPPORT_KEY_HEADER } from '@weft/account-contract';
import { cacheControl, HASHED_FOLDER, type HeaderSettings, responseHeaders } from './headers.ts';
import { caddyFile } from './hosting/caddy.ts';
import { nginxFile } from './hosting/nginx.ts';
import { GENERATED, type Headers, type HostedPage } from './hosting/shared.ts';

/**
 * Configuration files that make other servers respond as the local one does, by file name. Such servers face the
 * internet, so the files always require https.
 * @param pages every page of the site, for hosts whose rules match only paths
 */
export function hostingFiles(
  settings: HeaderSettings,
  pages: readonly HostedPage[],
): Readonly<Record<string, string>> {
  const always = Object.entries(responseHeaders({ ...settings, https: true }));
  const { callsOwnOrigin = false } = settings;
  return {
    'nginx.conf': nginxFile(always, pages, callsOwnOrigin),
    Caddyfile: caddyFile(always, pages, callsOwnOrigin),
    _headers: headersFile(always, pages, callsOwnOrigin),
  };
}

/**
 * The `_headers` file of Netlify and Cloudflare Pages, to copy beside the pages. Its rules match paths without queries,
 * and the values of two matching rules are joined. So each address has one caching rule, and a page that may receive a
 * token is never stored.
 */
function headersFile(always: Headers, pages: readonly HostedPage[], isEdge: boolean): string {
  const rule = (path: string, headers: Headers) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return [
    `# ${GENERATED}`,
    ...(isEdge
      ? [
          `# POST ${PATHS.customerSupport} needs a function on the host that adds ${SUPPORT_KEY_HEADER} and forwards the request.`,
        ]
      : []),
    rule('/*', always),
    rule(`${HASHED_FOLDER}*`, [['Cache-Control', cacheControl.hashed]]),
    ...pages.map(({ path, secret }) =>
      rule(path, [['Cache-Control', secret ? cacheControl.secret : cacheControl.revalidated]]),
    ),
  ].join('\n');
}
