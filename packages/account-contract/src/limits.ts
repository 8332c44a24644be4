/**
 * Every boundary of Specification 9 in one place, and the few of our own that keep a store and a mailbox safe.
 * Lengths count UTF-16 code units, as `maxlength` and `String.length` do.
 */

/** Shortest name accepted. Specification 5 says minimum 3 while its message says 2 (Decision 1): mend it here, or there. */
export const NAME_MIN = 3;
/** Longest name accepted, inclusive (Specification 9). */
export const NAME_MAX = 50;
/** Shortest password the login form sends (Specification 9). */
export const LOGIN_PASSWORD_MIN = 5;
/** Longest password the login form sends, inclusive: 'fewer than 50' (Specification 5, 9). */
export const LOGIN_PASSWORD_MAX = 49;
/** Shortest password of a new account (Specification 9). */
export const SIGN_UP_PASSWORD_MIN = 8;
/**
 * Longest password of a new account, inclusive. Specification 5 sets none, but login takes 49 at most:
 * a longer one would make an account that its owner can never open.
 */
export const SIGN_UP_PASSWORD_MAX = LOGIN_PASSWORD_MAX;
/** Fewest characters after the optional plus of a phone number (Specification 9, Decision 14). */
export const PHONE_MIN = 10;
/** Most characters of a phone number. Ours: twice the longest number of ITU-T E.164 with separators. */
export const PHONE_MAX = 40;
/** Shortest company name at sign-up (Specification 9). */
export const COMPANY_MIN = 2;
/** Longest single line of text where the specification sets no limit. Ours. */
export const LINE_MAX = 200;
/** Longest support description. Ours: in any script it fits the service's limit of 16 KB a call. */
export const DESCRIPTION_MAX = 4000;
/** Longest mail address (RFC 5321 4.5.3.1.3). */
export const EMAIL_MAX = 254;
/** Longest part before the at sign (RFC 5321 4.5.3.1.1). */
export const EMAIL_LOCAL_MAX = 64;
/** Longest token or code that a call takes. Ours. */
export const TOKEN_MAX = 512;
/** Longest server message shown, in characters (Decision 13). */
export const MESSAGE_MAX = 300;
/** A call without an answer for this long, in milliseconds, counts as a network error. Ours. */
export const CALL_TIME_LIMIT_MS = 15_000;
/** Largest reply body that is read, in bytes. Ours: a real one has under 2 KB. */
export const REPLY_BYTES_MAX = 65_536;
/** After a resend the button rests for this long, in milliseconds (Decision 15). */
export const RESEND_PAUSE_MS = 30_000;
