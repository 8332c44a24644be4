/** Page of the site that a verification link opens. */
export const VERIFICATION_PATH = '/email-verification';

/** Query parameter that carries the token, in the link and in the call that redeems it. */
export const VERIFICATION_TOKEN_PARAMETER = 'token';

/**
 * Builds the link of a verification mail.
 * @param siteOrigin without a trailing slash.
 * @param token any text; it is percent-encoded.
 */
export function verificationLink(siteOrigin: string, token: string): string {
  return `${siteOrigin}${VERIFICATION_PATH}?${tokenQuery(token)}`;
}

/** The query string that carries a token, without its question mark. */
export function tokenQuery(token: string): string {
  return `${VERIFICATION_TOKEN_PARAMETER}=${encodeURIComponent(token)}`;
}

/**
 * Reads the token of a verification link byte for byte: a plus sign stays a plus sign, which `URLSearchParams` would
 * turn into a space.
 * @param search `location.search`.
 * @returns undefined where the link has no token.
 */
export function readVerificationToken(search: string): string | undefined {
  const prefix = `${VERIFICATION_TOKEN_PARAMETER}=`;
  const value = search
    .replace(/^\?/, '')
    .split('&')
    .find((part) => part.startsWith(prefix))
    ?.slice(prefix.length);
  if (!value) return undefined;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
