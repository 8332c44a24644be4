import { HAND_OFF_CHALLENGE_HEADER } from './hand-off-code.ts';
import type { LoginPayload, RegistrationPayload, ResendPayload, SupportPayload } from './payloads.ts';

/**
 * Paths of the calls, all POST. Those of Specification 7, resending (Decision 15), and two for the main application:
 * `refresh` gives another pair for a refresh token, `exchangeCode` the pair for a hand-off code.
 */
export const PATHS = {
  login: '/user/login',
  register: '/user/register',
  verifyEmail: '/user/verify-email',
  resendVerification: '/user/resend-verification',
  refresh: '/user/refresh',
  exchangeCode: '/user/exchange-code',
  customerSupport: '/customer-support',
} as const;

/** Name of the header that carries the fixed support key (Specification 7). */
export const SUPPORT_KEY_HEADER = 'secret-key';

/** A call ready for `fetch(call.url, { ...call.init, signal })`. */
export interface Call {
  url: string;
  init: RequestInit;
}

/** No cookies, no referrer, no cache, and a redirect counts as a failed call. */
const GUARDED = {
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
      ...GUARDED,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    },
  };
}

/**
 * POST {user-api}/user/login.
 * @param api origin without a trailing slash, here and below.
 * @param challenge asks for a hand-off code, see `createHandOffVerifier`; none by default.
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
  return { url: `${api}${PATHS.verifyEmail}?token=${encodeURIComponent(token)}`, init: { ...GUARDED } };
}

/** POST {user-api}/user/resend-verification. */
export function resendCall(api: string, payload: ResendPayload): Call {
  return jsonCall(api + PATHS.resendVerification, payload);
}

/**
 * POST {frontend-api}/customer-support with the fixed key.
 * @param key empty where the edge of the site's own origin adds the header, so that no script holds the key.
 */
export function supportCall(api: string, payload: SupportPayload, key: string): Call {
  return jsonCall(api + PATHS.customerSupport, payload, key ? { [SUPPORT_KEY_HEADER]: key } : {});
}
