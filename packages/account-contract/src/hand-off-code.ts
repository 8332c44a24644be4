/**
 * The hand-off by code keeps tokens out of every URL. The site creates a verifier and sends its challenge with the login.
 * The service replies with a code. The browser takes code and verifier to the main application, whose server redeems
 * them. As in PKCE (RFC 7636, method S256), whoever sees the code alone, in a log or a history, cannot use it.
 *
 * Runs in browsers and in Node. Needs Web Crypto, so a browser must be on https or localhost.
 */

/** How the site hands a login over: encrypted tokens in the query, or a single-use code. */
export type HandOffMode = 'query' | 'code';

/** Query parameter that carries the code. The verifier is in the fragment, which browsers send to no server. */
export const HAND_OFF_CODE_PARAMETER = 'code';

/** Header of the login call that carries the challenge. */
export const HAND_OFF_CHALLENGE_HEADER = 'hand-off-challenge';

/** Code and verifier: 43 to 128 characters of base64url (RFC 7636, section 4.1). */
const URL_SAFE = /^[\w-]{43,128}$/;

/** Verifier and challenge of one login. */
export interface HandOffVerifier {
  /** 256 random bits. It stays in the browser until it reaches the main application. */
  verifier: string;
  /** SHA-256 of the verifier in base64url, the value of {@link HAND_OFF_CHALLENGE_HEADER}. */
  challenge: string;
}

/** A code and the verifier that proves its ownership. */
export interface HandOffCode {
  code: string;
  verifier: string;
}

/** Creates the verifier of one login. @throws TypeError on plain http, where there is no Web Crypto. */
export async function createHandOffVerifier(): Promise<HandOffVerifier> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  return { verifier, challenge: await handOffChallenge(verifier) };
}

/** Derives the challenge of a verifier (RFC 7636, section 4.2, S256). */
export async function handOffChallenge(verifier: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

/** Whether a header value is a challenge: 43 characters of base64url. */
export function isHandOffChallenge(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{43}$/.test(text);
}

/**
 * Builds the hand-off URL: the main application's root with the code in the query and the verifier in the fragment.
 * @param mainApp origin of the main application, with or without a trailing slash.
 */
export function handOffCodeUrl(mainApp: string, { code, verifier }: HandOffCode): string {
  return `${mainApp.replace(/\/+$/, '')}/?${HAND_OFF_CODE_PARAMETER}=${encodeURIComponent(code)}#${verifier}`;
}

/**
 * Reads a URL of {@link handOffCodeUrl} in the main application's page.
 * @returns undefined when the URL lacks the code or the verifier.
 */
export function readHandOffCode(address: string): HandOffCode | undefined {
  const url = new URL(address);
  const code = url.searchParams.get(HAND_OFF_CODE_PARAMETER) ?? '';
  const verifier = url.hash.slice(1);
  return URL_SAFE.test(code) && URL_SAFE.test(verifier) ? { code, verifier } : undefined;
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
