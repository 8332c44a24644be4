import { DAY, HOUR, MINUTE, SECOND } from '../time.ts';

/** So many points in so many seconds, counted in windows that begin with the first. */
export interface Limit {
  points: number;
  seconds: number;
}

const per = (points: number, ms: number): Limit => ({ points, seconds: ms / SECOND });

/** So many mails may be caused for one address in a day, from everywhere. */
export const MAILS_PER_DAY = 12;

/**
 * What is counted, and how much of it is let through (OWASP ASVS 6.1.1, 6.3.1). Each is a setting; `client` is an
 * IPv4 address or an IPv6 /64. Where a right answer proves good faith, it is given back.
 */
export const LIMITS = {
  /** Wrong passwords of one account from one client: guessing. */
  login: per(10, 15 * MINUTE),
  /** Wrong passwords of one account from everywhere: guessing by many. Clients that it knows are not held up by it. */
  loginAccount: per(100, HOUR),
  /** Wrong passwords from one client over all accounts: spraying. */
  loginClient: per(60, 15 * MINUTE),
  /** Sign-ups from one client. Mails to one address have a limit of their own. */
  register: per(20, HOUR),
  /** Links asked for again, from one client. */
  resend: per(20, HOUR),
  /** Mails to one address that one client causes. Who is held up by it spends nothing of the address's own. */
  mail: per(3, 15 * MINUTE),
  /** The same in a day: half of what the address itself may get, so that no client alone uses that up. */
  mailDay: per(MAILS_PER_DAY / 2, DAY),
  /** Links that are none, from one client: token guessing. */
  verify: per(30, 15 * MINUTE),
  /** Refresh tokens that are none, from one client. */
  refresh: per(30, 15 * MINUTE),
  /** Hand-off codes that are none, from one client. That is a server, which everybody's codes pass through. */
  exchange: per(300, MINUTE),
  /** Support requests from one client, those with a wrong key included. */
  support: per(20, HOUR),
} as const satisfies Record<string, Limit>;

/** Name of a limit. */
export type LimitName = keyof typeof LIMITS;
/** A limit for each name. */
export type Limits = Readonly<Record<LimitName, Limit>>;

/** Settings that change a limit, as `points/seconds`. */
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

/** Which limits count a client alone; those are wider for this machine itself in a local run. */
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

/** So many times wider are the limits per client for callers on this machine, unless in production. */
export const LOCAL_FACTOR = 100;

/** A client that logged in is known to its account for this long. A timer of Node holds no more than 24 days. */
export const KNOWN_CLIENT_SECONDS = (20 * DAY) / SECOND;
