import type { HandOffMode } from '@weft/account-contract/hand-off-code';
import { PASSWORD_COST, type PasswordCost } from '../accounts/passwords.ts';
import type { TrustProxy } from '../limits/client-address.ts';
import { LIMITS, type Limits } from '../limits/rules.ts';
import type { Clock } from '../time.ts';

/** What a service is made of. `readConfig` reads it from the environment; tests and scripts may write it out. */
export interface ServiceConfig {
  /** Folder for the embedded database, its lock and the generated token secret. */
  dataDir: string;
  /** Origins that may call from a browser. The first is the site whose links go into mails. */
  siteOrigins: readonly [string, ...string[]];
  /** Fixed key of support requests. Without it every request is refused with 401. */
  supportKey?: string;
  /** Secret that signs tokens. Without it one is generated and kept in `dataDir`. */
  tokenSecret?: string;
  /** Stand-in main application: its port (0 = any free one) and the passphrase it shares with the site. */
  mainApp?: { port: number; passphrase: string };
  /** Address to listen on. @default '127.0.0.1' */
  host?: string;
  /** Port of the service, 0 = any free one. @default 4301 */
  accountPort?: number;
  /** PostgreSQL connection string. Without it the embedded SQLite is used. */
  databaseUrl?: string;
  /** Most connections to PostgreSQL. @default 10 */
  databasePool?: number;
  /** SMTP connection string. Without it mails stay in the outbox that a browser on this machine reads. */
  smtpUrl?: string;
  /** Sender of all mails. */
  mailFrom?: MailAddress;
  /** Where support requests go. */
  supportMailbox?: MailAddress;
  /** What a taken address is told at registration (Decision 20). @default 'generic' */
  registerAnswers?: 'generic' | 'explicit';
  /** Limits that differ from the defaults. */
  limits?: Partial<Limits>;
  /** Widens the limits per client for callers on this machine: a local run has but one client. @default false */
  wideForOwnMachine?: boolean;
  /** Proxies whose `X-Forwarded-For` is believed: how many hops, or their addresses and networks. @default 0 */
  trustProxy?: TrustProxy;
  /** Whether a login that asks for a hand-off code gets one. @default 'query', which gives none */
  handOff?: HandOffMode;
  /** Refuses the commonest passwords at sign-up. @default false */
  refuseCommonPasswords?: boolean;
  /** What a password's hash costs. No setting of the environment. @default 32 MiB, six passes */
  passwordCost?: PasswordCost;
  /** Level of the log. @default 'silent' */
  logLevel?: LogLevel;
  /** The time. @default Date.now */
  clock?: Clock;
  /** First wait after a failed delivery, in milliseconds; it doubles up to a quarter of an hour. @default 2000 */
  mailRetryMs?: number;
}

/** A mailbox with a display name that may be empty. */
export interface MailAddress {
  name: string;
  address: string;
}

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A config with its gaps filled. */
export type Settings = ServiceConfig & Required<Omit<ServiceConfig, OptionalSetting>> & { limits: Limits };
type OptionalSetting = 'supportKey' | 'tokenSecret' | 'mainApp' | 'databaseUrl' | 'smtpUrl';

/** Fills the gaps of a config with the defaults above. */
export function withDefaults(config: ServiceConfig): Settings {
  return {
    host: '127.0.0.1',
    accountPort: 4301,
    databasePool: 10,
    mailFrom: { name: 'Weft', address: 'accounts@weft.example' },
    supportMailbox: { name: 'Weft support', address: 'support@weft.example' },
    registerAnswers: 'generic',
    wideForOwnMachine: false,
    trustProxy: 0,
    refuseCommonPasswords: false,
    passwordCost: PASSWORD_COST,
    handOff: 'query',
    logLevel: 'silent',
    clock: Date.now,
    mailRetryMs: 2000,
    ...config,
    limits: { ...LIMITS, ...config.limits },
  };
}
