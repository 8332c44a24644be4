import { SERVICE_PORT } from '@weft/account-contract';
import type { HandOffMode } from '@weft/account-contract/hand-off-code';
import { PASSWORD_COST, type PasswordCost } from '../accounts/passwords.ts';
import type { TrustProxy } from '../limits/client-address.ts';
import { LIMITS, type Limits } from '../limits/rate-limits.ts';
import type { Clock } from '../time.ts';

/** Configuration of a service. `readConfig` reads it from the environment. */
export interface ServiceConfig {
  /** Folder for the embedded database, its lock and the generated signing keys. */
  dataDir: string;
  /** Origins that may call from a browser. Links in mails go to the first. */
  siteOrigins: readonly [string, ...string[]];
  /** Fixed key of support requests. Without it the service rejects every support request with 401. */
  supportKey?: string;
  /** Secret that signs access tokens with HS256. Without it they are signed with ES256. */
  tokenSecret?: string;
  /** JWK Set of the keys for ES256. Without it the service creates one in `dataDir`. */
  tokenKeysFile?: string;
  /** Stand-in main application: its port (0 for any free one), and the passphrase that it shares with the site. */
  mainApp?: { port: number; passphrase: string };
  /** Address and port of the metrics for Prometheus. Without it there are none. */
  metrics?: { host: string; port: number };
  /** Address to listen on. @default '127.0.0.1' */
  host?: string;
  /** Port of the service, 0 for any free one. @default 4301 */
  accountPort?: number;
  /** PostgreSQL connection string. Without it the service uses the embedded SQLite. */
  databaseUrl?: string;
  /** Most connections to PostgreSQL. @default 10 */
  databasePool?: number;
  /** SMTP connection string. Without it mails stay in the outbox, which a browser on this machine can read. */
  smtpUrl?: string;
  /** Most connections to the SMTP server. @default 30 */
  smtpPool?: number;
  /** Sender of all mails. */
  mailFrom?: MailAddress;
  /** Recipient of support requests. */
  supportMailbox?: MailAddress;
  /** Whether registering a taken address gets the same reply as a new one, or says so. @default 'generic' */
  registerAnswers?: 'generic' | 'explicit';
  /** Rate limits that differ from the defaults. */
  limits?: Partial<Limits>;
  /** Widens the limits per client for clients on this machine, because a local run has only one. @default false */
  relaxLocalLimits?: boolean;
  /** Proxies whose `X-Forwarded-For` is trusted: the number of hops, or addresses and networks. @default 0 */
  trustProxy?: TrustProxy;
  /** With 'code', a login that asks for a hand-off code gets one. @default 'query' */
  handOff?: HandOffMode;
  /** Rejects the most common passwords at sign-up. @default false */
  refuseCommonPasswords?: boolean;
  /** Cost of password hashes; not an environment setting. @default 32 MiB, six passes */
  passwordCost?: PasswordCost;
  /** Log level. @default 'silent' */
  logLevel?: LogLevel;
  /** Current time. @default Date.now */
  clock?: Clock;
  /** Wait after the first failed delivery of a mail, in milliseconds; it doubles up to 15 minutes. @default 2000 */
  mailRetryMs?: number;
}

/** A mailbox. Its display name may be empty. */
export interface MailAddress {
  name: string;
  address: string;
}

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A config with all defaults. */
export type Settings = ServiceConfig & Required<Omit<ServiceConfig, OptionalSetting>> & { limits: Limits };
type OptionalSetting =
  | 'supportKey'
  | 'tokenSecret'
  | 'tokenKeysFile'
  | 'metrics'
  | 'mainApp'
  | 'databaseUrl'
  | 'smtpUrl';

/** Adds the defaults to a config. */
export function withDefaults(config: ServiceConfig): Settings {
  return {
    host: '127.0.0.1',
    accountPort: SERVICE_PORT,
    databasePool: 10,
    smtpPool: 30,
    mailFrom: { name: 'Weft', address: 'accounts@weft.example' },
    supportMailbox: { name: 'Weft support', address: 'support@weft.example' },
    registerAnswers: 'generic',
    relaxLocalLimits: false,
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
