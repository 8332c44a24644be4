/**
 * The hand-off of a login to the main application (Specification 7, Decision 10): the JSON of both tokens, sealed
 * by crypto-js AES with a passphrase in OpenSSL's form ('Salted__', salt, ciphertext, in base64).
 *
 * The site's script holds the passphrase and every visitor can read it, and nothing authenticates the value:
 * this is obfuscation, not protection. Whoever has the address can use it until the access token expires.
 *
 * The same value opens without this package:
 * `printf '%s' "$VALUE" | openssl enc -d -aes-256-cbc -md md5 -a -A -pass "pass:$PASSPHRASE"`
 */
export * from './hand-off-code.ts';

import AES from 'crypto-js/aes.js';
import utf8 from 'crypto-js/enc-utf8.js';

/** What the main application is handed. */
export interface HandOffTokens {
  accessToken: string;
  refreshToken: string;
}

/** Name of the query parameter (Specification 2). */
export const HAND_OFF_PARAMETER = 'auth';

const UNREADABLE =
  'The hand-off cannot be opened: the value is damaged, or it was sealed with another passphrase.';

/**
 * Seals both tokens. Each call has a salt of its own, so the same tokens give another value each time.
 * @returns base64 text; it holds `+`, `/` and `=`, so percent-encode it before it goes into a URL ({@link handOffUrl}).
 * @throws Error when the passphrase is empty: a build without one must not hand over silently.
 */
export function sealHandOff(tokens: HandOffTokens, passphrase: string): string {
  requirePassphrase(passphrase);
  const { accessToken, refreshToken } = tokens;
  return AES.encrypt(JSON.stringify({ accessToken, refreshToken }), passphrase).toString();
}

/**
 * The address that hands a sealed value over: the main application's root with the one parameter `auth`.
 * @param mainApp origin of the main application, with or without a trailing slash.
 */
export function handOffUrl(mainApp: string, sealed: string): string {
  return `${mainApp.replace(/\/+$/, '')}/?${HAND_OFF_PARAMETER}=${encodeURIComponent(sealed)}`;
}

/**
 * Opens a sealed value, in Node or in a browser.
 * @param value the parameter as `URLSearchParams` gives it, percent-decoded; a plus that became a blank is mended.
 * @throws Error with a plain sentence when the value is damaged, holds something else, or the passphrase differs.
 */
export function openHandOff(value: string, passphrase: string): HandOffTokens {
  requirePassphrase(passphrase);
  let content: unknown;
  try {
    content = JSON.parse(AES.decrypt(value.replaceAll(' ', '+'), passphrase).toString(utf8));
  } catch (cause) {
    throw new Error(UNREADABLE, { cause });
  }
  const { accessToken, refreshToken } = Object(content) as Partial<Record<keyof HandOffTokens, unknown>>;
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string' || !accessToken || !refreshToken) {
    throw new Error(UNREADABLE);
  }
  return { accessToken, refreshToken };
}

function requirePassphrase(passphrase: string): void {
  if (!passphrase)
    throw new Error('The hand-off has no passphrase: set the one that both applications share.');
}
