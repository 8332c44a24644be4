/**
 * The stronger hand-off, `code`: no token is in any URL. The site makes a verifier and sends its challenge with the
 * login; the service answers an extra code; the browser takes code and verifier to the main application, whose server
 * redeems them. As in PKCE (RFC 7636, method S256), whoever sees just the code, in a log or a history, has nothing.
 *
 * Needs Web Crypto: https, or localhost. Runs in browsers and in Node.
 */

/** How the site hands a login over: tokens sealed in the query, or a single-use code. */
export type HandOffMode = 'query' | 'code';

/** Name of the query parameter that carries the code. The verifier is the fragment, which no server is sent. */
export const HAND_OFF_CODE_PARAMETER = 'code';

/** Header of the login call that carries the challenge; the body stays as Specification 7 has it. */
export const HAND_OFF_CHALLENGE_HEADER = 'hand-off-challenge';

/** A code and a verifier lie within 43 to 128 characters of base64url (RFC 7636 4.1). */
const URL_SAFE = /^[\w-]{43,128}$/;

/** What a login needs to ask for a code. */
export interface HandOffVerifier {
  /** 256 random bits. Stays in the browser until it reaches the main application. */
  verifier: string;
  /** Its SHA-256, in base64url: the value of {@link HAND_OFF_CHALLENGE_HEADER}. */
  challenge: string;
}

/** A code and what proves whose it is. */
export interface HandOffCode {
  code: string;
  verifier: string;
}

/** Makes a verifier for one login. @throws TypeError where there is no Web Crypto, on plain http. */
export async function createHandOffVerifier(): Promise<HandOffVerifier> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  return { verifier, challenge: await handOffChallenge(verifier) };
}

/** The challenge of a verifier (RFC 7636 4.2, S256). */
export async function handOffChallenge(verifier: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

/** Whether a header holds a challenge: 43 characters of base64url. */
export function isHandOffChallenge(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{43}$/.test(text);
}

/**
 * The address that hands a code over: the main application's root, the code in the query, the verifier after `#`.
 * @param mainApp origin of the main application, with or without a trailing slash.
 */
export function handOffCodeUrl(mainApp: string, { code, verifier }: HandOffCode): string {
  return `${mainApp.replace(/\/+$/, '')}/?${HAND_OFF_CODE_PARAMETER}=${encodeURIComponent(code)}#${verifier}`;
}

/**
 * Reads an address of {@link handOffCodeUrl}, in the main application's page.
 * @returns undefined when the address carries no code, or no verifier.
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
