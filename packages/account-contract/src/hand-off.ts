/**
 * The hand-off of a login to the main application: both tokens as JSON, encrypted by crypto-js AES with a passphrase, in
 * OpenSSL's format ('Salted__', salt, ciphertext, in base64).
 *
 * This is obfuscation, not protection. The passphrase is in the site's script, where every visitor can read it, nothing
 * authenticates the value, and anybody who has the URL can use the access token until it expires, and the refresh token until
 * somebody has used it.
 *
 * The value opens without this package, too:
 * `printf '%s' "$VALUE" | openssl enc -d -aes-256-cbc -md md5 -a -A -pass "pass:$PASSPHRASE"`
 */
export * from './hand-off-code.ts';

import AES from 'crypto-js/aes.js';
import utf8 from 'crypto-js/enc-utf8.js';

/** The tokens that the main application receives. */
export interface HandOffTokens {
  accessToken: string;
  refreshToken: string;
}

/** Query parameter that carries the encrypted tokens. */
export const HAND_OFF_PARAMETER = 'auth';

const UNREADABLE =
  'The hand-off cannot be opened: the value is damaged, or it was encrypted with another passphrase.';

/**
 * Encrypts both tokens with a new salt, so that the same tokens give a different value each time.
 * @returns base64 with `+`, `/` and `=`; percent-encode it before it goes into a URL, as {@link handOffUrl} does.
 * @throws Error when the passphrase is empty, so that a build without one never hands tokens over in plain text.
 */
export function sealHandOff(tokens: HandOffTokens, passphrase: string): string {
  requirePassphrase(passphrase);
  const { accessToken, refreshToken } = tokens;
  return AES.encrypt(JSON.stringify({ accessToken, refreshToken }), passphrase).toString();
}

/**
 * Builds the hand-off URL: the main application's root with the one parameter `auth`.
 * @param mainApp origin of the main application, with or without a trailing slash.
 */
export function handOffUrl(mainApp: string, sealed: string): string {
  return `${mainApp.replace(/\/+$/, '')}/?${HAND_OFF_PARAMETER}=${encodeURIComponent(sealed)}`;
}

/**
 * Decrypts a value of {@link sealHandOff}, in Node or in a browser.
 * @param value the percent-decoded parameter, as `URLSearchParams` returns it; a plus sign that became a space is restored.
 * @throws Error when the value is damaged or holds something else, or the passphrase differs.
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
    throw new Error('The hand-off passphrase is missing: set the one that both applications share.');
}
