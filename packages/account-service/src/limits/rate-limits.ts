import { DAY, HOUR, MINUTE, SECOND } from '../time.ts';

/** Points per window. A window of `seconds` starts with the first point. */
interface Limit {
  points: number;
  seconds: number;
}

const per = (points: number, ms: number): Limit => ({ points, seconds: ms / SECOND });

/** Mails per address and day, requested by all clients together. */
export const MAILS_PER_DAY = 12;

/**
 * Rate limits (OWASP ASVS 6.1.1, 6.3.1). Each is a setting. A client is an IPv4 address or an IPv6 /64. Limits on logins
 * refund the point of a call that succeeds.
 */
export const LIMITS = {
  /** Refused logins for one account from one client (guessing). */
  login: per(10, 15 * MINUTE),
  /** Refused logins for one account from all clients (distributed guessing). Known clients are exempt. */
  loginAccount: per(100, HOUR),
  /** Refused logins from one client for all accounts (spraying). */
  loginClient: per(60, 15 * MINUTE),
  /** Registrations from one client. */
  register: per(20, HOUR),
  /** Resent links requested by one client. */
  resend: per(20, HOUR),
  /** Mails to one address requested by one client. A rejected call does not count against the address. */
  mail: per(3, 15 * MINUTE),
  /** The same per day. Half of the address's own limit, so that one client cannot use that up. */
  mailDay: per(MAILS_PER_DAY / 2, DAY),
  /** Invalid verification tokens from one client (token guessing). */
  verify: per(30, 15 * MINUTE),
  /** Invalid refresh tokens from one client, which may be a server that refreshes the logins of many people. */
  refresh: per(300, MINUTE),
  /** Invalid hand-off codes from one client. The client is a server that redeems the codes of all visitors. */
  exchange: per(300, MINUTE),
  /** Support requests from one client, including those with a wrong key. */
  support: per(20, HOUR),
} as const satisfies Record<string, Limit>;

/** Name of a limit. */
export type LimitName = keyof typeof LIMITS;
/** A limit for each name. */
export type Limits = Readonly<Record<LimitName, Limit>>;

/** Environment settings of the limits, as `points/seconds`. */
export const LIMIT_SETTINGS = {
  LIMIT_LOGIN: 'login',
  LIMIT_LOGIN_ACCOUNT: 'loginAccount',
  LIMIT_LOGIN_CLIENT: 'loginClient',
  LIMIT_REGISTER: 'register',
  LIMIT_RESEND: 'resend',
  LIMIT_MAIL: 'mail',
  LIMIT_MAIL_DAY: 'mailDay',
  LIMIT_VERIFY: 'verify',
  LIMIT_REFRESH: 'refresh',
  LIMIT_EXCHANGE: 'exchange',
  LIMIT_SUPPORT: 'support',
} as const satisfies Record<string, LimitName>;

/** Limits that are wider for clients on this machine in a local run: all but those on logins to one account. */
export const PER_CLIENT: ReadonlySet<LimitName> = new Set([
  'loginClient',
  'register',
  'resend',
  'mail',
  'mailDay',
  'verify',
  'refresh',
  'exchange',
  'support',
]);

/** Logins and registrations of one client in progress. Each computes up to two hashes, and the service computes few at once. */
export const CALLS_AT_ONCE = 10;

/** Factor by which the limits per client are wider for clients on this machine, except in production. */
export const LOOPBACK_FACTOR = 100;

/** How long a client is known to an account after a login. */
export const KNOWN_CLIENT_SECONDS = (20 * DAY) / SECOND;
