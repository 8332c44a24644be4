import type { ResendPayload } from './forms.ts';
import { HAND_OFF_CHALLENGE_HEADER } from './hand-off-code.ts';
import type { LoginPayload, RegistrationPayload, SupportPayload } from './payloads.ts';
import { tokenQuery } from './verification-link.ts';

/**
 * Paths of the calls. `refresh`, `logout`, `me`, `exchangeCode` and `keys` are for the main application: `createSessionClient`
 * calls the first three, `createTokenVerifier` fetches `keys`, and the application's server posts `exchangeCode` itself. `me`
 * and `keys` are GET, all others POST.
 */
export const PATHS = {
  login: '/user/login',
  register: '/user/register',
  verifyEmail: '/user/verify-email',
  resendVerification: '/user/resend-verification',
  refresh: '/user/refresh',
  logout: '/user/logout',
  exchangeCode: '/user/exchange-code',
  me: '/user/me',
  /** Public keys of the access tokens, a JWK Set (RFC 7517). */
  keys: '/.well-known/jwks.json',
  customerSupport: '/customer-support',
} as const;

/** The port on which the service listens by default, and to which a server in front of it forwards. */
export const SERVICE_PORT = 4301;

/** Header that carries the fixed support key. */
export const SUPPORT_KEY_HEADER = 'secret-key';

/** A support key that its header carries unchanged (RFC 9110, section 5.5). */
export const SUPPORT_KEY_FORMAT = /^(?! )[\x20-\x7e\x80-\xff]+(?<! )$/;

/** Arguments for `fetch`, to be joined with a signal. */
export interface Call {
  url: string;
  init: RequestInit;
}

/** Sends no cookies and no referrer, bypasses the cache, and treats a redirect as a network error. */
const REQUEST = {
  method: 'POST',
  credentials: 'omit',
  redirect: 'error',
  referrerPolicy: 'no-referrer',
  cache: 'no-store',
} satisfies RequestInit;

function jsonCall(url: string, body: unknown, headers: Record<string, string> = {}): Call {
  return {
    url,
    init: {
      ...REQUEST,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    },
  };
}

/**
 * POST {user-api}/user/login.
 * @param api origin without a trailing slash; the same in the functions below.
 * @param challenge asks for a hand-off code, see `createHandOffVerifier`.
 */
export function loginCall(api: string, payload: LoginPayload, challenge?: string): Call {
  return jsonCall(api + PATHS.login, payload, challenge ? { [HAND_OFF_CHALLENGE_HEADER]: challenge } : {});
}

/** POST {user-api}/user/register. */
export function registerCall(api: string, payload: RegistrationPayload): Call {
  return jsonCall(api + PATHS.register, payload);
}

/** POST {user-api}/user/verify-email?token=…, without a body; the token is percent-encoded. */
export function verifyEmailCall(api: string, token: string): Call {
  return { url: `${api}${PATHS.verifyEmail}?${tokenQuery(token)}`, init: { ...REQUEST } };
}

/** POST {user-api}/user/resend-verification. */
export function resendCall(api: string, payload: ResendPayload): Call {
  return jsonCall(api + PATHS.resendVerification, payload);
}

/**
 * POST {frontend-api}/customer-support.
 * @param key support key; empty where a server of the page's own origin adds the header, so that no script holds the key.
 */
export function supportCall(api: string, payload: SupportPayload, key: string): Call {
  return jsonCall(api + PATHS.customerSupport, payload, key ? { [SUPPORT_KEY_HEADER]: key } : {});
}
