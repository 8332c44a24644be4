/** What the response headers depend on. */
export interface HeaderSettings {
  /** Origins the pages call: the user API and the support API. Nothing else may be contacted. */
  readonly apiOrigins: readonly string[];
  /**
   * Whether the site's own edge passes support requests on (record 0074).
   * @default false
   */
  readonly callsOwnOrigin?: boolean;
  /**
   * Whether visitors come by https. Only then may a page ask for https from now on.
   * @default false
   */
  readonly https?: boolean;
}

/** A year in seconds, the least that ASVS 3.4.1 and the HTTP Observatory accept. */
const YEAR_S = 31_536_000;

/**
 * The content security policy, directive by directive: nothing is allowed but what the pages use, no inline script or
 * style, and Trusted Types without any policy (P-100; Security S1 to S3).
 */
export function contentSecurityPolicy({ apiOrigins, https = false }: HeaderSettings): string {
  // The pages ask their own origin whether it answers before they load themselves again.
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

/** An address cut to its origin, so that a path or a quote in a setting can never become part of the policy. */
function toOrigin(address: string): string {
  const { origin, protocol } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') {
    throw new TypeError(
      `'${address}' is no http or https address: set the API origins to where the services answer.`,
    );
  }
  return origin;
}

/**
 * The headers of every response of the site, errors and redirects included, declared here and nowhere else
 * (Security S1, S4, S5). The local server sends them; files for other servers are to be generated from them.
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

/** How long a response may be kept (Security S6, S18). */
export const cacheControl = {
  /** The name holds a hash of the content, so the content never changes. */
  hashed: `public, max-age=${YEAR_S}, immutable`,
  /** Kept, but asked after each time. */
  revalidated: 'no-cache',
  /** The address holds a token: nothing of it may stay anywhere. */
  secret: 'no-store',
} as const;

/** Where the build puts files whose name holds a hash. */
export const HASHED_FOLDER = '/assets/';

/** The query parameter whose presence makes an address secret (P-84). */
export const SECRET_PARAMETER = 'token';

/**
 * The public settings that decide the headers, from an environment of `WEFT_PUBLIC_*` names. An API that is named but
 * empty is the site's own origin.
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
