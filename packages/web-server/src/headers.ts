/** The settings that determine the response headers. */
export interface HeaderSettings {
  /** The origins that the pages call: user API and support API. The policy allows no others. */
  readonly apiOrigins: readonly string[];
  /**
   * Whether the site's own edge forwards support requests (record 0074).
   * @default false
   */
  readonly callsOwnOrigin?: boolean;
  /**
   * Whether visitors use https. Only then do the headers require https for later visits.
   * @default false
   */
  readonly https?: boolean;
}

/** A year in seconds, the minimum of ASVS 3.4.1 and of the HTTP Observatory. */
const YEAR_S = 31_536_000;

/**
 * The content security policy. It allows only what the pages use: no inline script or style, and Trusted Types without
 * any policy (P-100).
 */
export function contentSecurityPolicy({ apiOrigins, https = false }: HeaderSettings): string {
  // Before a page reloads itself, it requests its own origin to check whether the site answers.
  const called = [...new Set(["'self'", ...apiOrigins.map(toOrigin)])];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': called,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
    ...(https ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The origin of an address, so that a path or a quote in a setting cannot become part of the policy. */
function toOrigin(address: string): string {
  const { origin, protocol } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') {
    throw new TypeError(
      `'${address}' is not an http or https address: set the API origins to the addresses of the services.`,
    );
  }
  return origin;
}

/**
 * The headers of every response of the site, including errors and redirects. This is their only declaration: the local
 * server sends them, and the build generates the files for other servers from them.
 */
export function responseHeaders(settings: HeaderSettings): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(settings),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    ...(settings.https ? { 'Strict-Transport-Security': `max-age=${YEAR_S}; includeSubDomains` } : {}),
  };
}

/** The `Cache-Control` value of each kind of response. */
export const cacheControl = {
  /** The file name contains a hash of the content, so the content never changes. */
  hashed: `public, max-age=${YEAR_S}, immutable`,
  /** Cached, but revalidated on every use. */
  revalidated: 'no-cache',
  /** The address contains a token, so no cache may store the response. */
  secret: 'no-store',
} as const;

/** The folder of files with a hash in their name. */
export const HASHED_FOLDER = '/assets/';

/**
 * Reads the header settings from the `WEFT_PUBLIC_*` variables. An API that is set to an empty string means the site's
 * own origin.
 */
export function headerSettings(
  env: Readonly<Record<string, string | undefined>>,
  siteOrigin = '',
): HeaderSettings {
  const apis = [env.WEFT_PUBLIC_USER_API, env.WEFT_PUBLIC_FRONTEND_API];
  return {
    apiOrigins: apis.filter((each): each is string => Boolean(each)),
    callsOwnOrigin: apis.includes(''),
    https: siteOrigin.startsWith('https:'),
  };
}
