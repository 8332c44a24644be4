/**
 * Every limit of the forms and calls. Lengths are inclusive and count characters (Unicode code points), as JSON Schema does,
 * except that of a description.
 */

/** Shortest name. The product's message says 2 characters while its rule says 3; this is the one place to change. */
export const NAME_MIN = 3;
/** Longest name. */
export const NAME_MAX = 50;
/** Shortest password that the login form accepts. */
export const LOGIN_PASSWORD_MIN = 5;
/** Longest password that the login form accepts: fewer than 50 characters. */
export const LOGIN_PASSWORD_MAX = 49;
/** Shortest password of a new account. */
export const SIGN_UP_PASSWORD_MIN = 8;
/** Longest password of a new account. A longer one would lock its owner out, because the login form rejects it. */
export const SIGN_UP_PASSWORD_MAX = LOGIN_PASSWORD_MAX;
/** Fewest characters of a phone number, not counting a leading plus sign. */
export const PHONE_MIN = 10;
/** Most characters of a phone number: twice the longest number of ITU-T E.164 with separators. */
export const PHONE_MAX = 40;
/** Shortest company name at sign-up. */
export const COMPANY_MIN = 2;
/** Longest line of text without a limit of its own. */
export const LINE_MAX = 200;
/**
 * Longest description of a support request, in UTF-16 code units, as `String.length` counts. Each takes at most three bytes, so
 * in any script the description fits into the service's 16 KB per request.
 */
export const DESCRIPTION_MAX = 4000;
/** Longest email address (RFC 5321, section 4.5.3.1.3). */
export const EMAIL_MAX = 254;
/** Longest part before the at sign (RFC 5321, section 4.5.3.1.1). */
export const EMAIL_LOCAL_MAX = 64;
/** Largest request body that the service and its edges accept, in bytes. */
export const BODY_BYTES_MAX = 16_384;
/** Longest token or code that a call accepts. */
export const TOKEN_MAX = 512;
/** Longest server message that is shown, in characters. */
export const MESSAGE_MAX = 300;
/** Milliseconds after which a call without a complete reply counts as a network error. */
export const CALL_TIME_LIMIT_MS = 15_000;
/** Largest reply body that is read, in bytes. A real one has less than 2 KB. */
export const REPLY_BYTES_MAX = 65_536;
/** Milliseconds for which the resend button is disabled after it was used. */
export const RESEND_PAUSE_MS = 30_000;
