import { join, resolve } from 'node:path';
import { SUPPORT_KEY_FORMAT } from '@weft/account-contract';
import * as z from 'zod/mini';
import { StartupError } from '../errors.ts';
import { PACKAGE_FOLDER } from '../package-folder.ts';
import { LOG_LEVELS, type MailAddress, type ServiceConfig } from './config.ts';
import { requireProduction, SECRETS } from './production.ts';
import { readLimits, readTrustProxy } from './read-limits.ts';

const LOCAL_DATA_DIR = join(PACKAGE_FOLDER, '../../.data');

const isPort = (value: string) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535;
const port = (name: string) =>
  z.string().check(z.refine(isPort, `${name} must be a port number from 0 to 65535.`));
const poolSize = (name: string) =>
  z.string().check(z.regex(/^[1-9]\d{0,2}$/, `${name} must be a number from 1 to 999.`));
const ESCAPE = 'write #, / and ? in a name or password as %23, %2F and %3F';
const urlOf = (name: string, schemes: string[]) => {
  const hasScheme = (value: string) =>
    schemes.some((scheme) => value.toLowerCase().startsWith(`${scheme}//`));
  return z.string().check(
    z.refine(
      hasScheme,
      `${name} must be an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}.`,
    ),
    z.refine(
      (value) => !hasScheme(value) || URL.canParse(value),
      `${name} is no valid address: check its host and port, and ${ESCAPE}.`,
    ),
  );
};
const isDecodable = (value: string) => {
  try {
    decodeURIComponent(value);
    return true;
  } catch {
    return false;
  }
};
const isOrigin = (value: string) =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;
const MAILBOX = /^(?:(?<name>[^<>"\p{Cc}]*?)\s*<)?(?<address>[^\s@<>,;"]+@[^\s@<>,;"]+)>?$/u;
const mailbox = (name: string) =>
  z.string().check(z.regex(MAILBOX, `${name} must be a mail address, alone or as Name <name@example.com>.`));

const environment = z.object({
  NODE_ENV: z.optional(z.string()),
  HOST: z.optional(z.string()),
  ACCOUNT_PORT: z.optional(port('ACCOUNT_PORT')),
  MAIN_APP_PORT: z.optional(port('MAIN_APP_PORT')),
  METRICS_PORT: z.optional(port('METRICS_PORT')),
  METRICS_HOST: z.optional(z.string()),
  DATA_DIR: z.optional(z.string()),
  DATABASE_URL: z.optional(
    urlOf('DATABASE_URL', ['postgres:', 'postgresql:']).check(
      z.refine(
        isDecodable,
        'DATABASE_URL has a % that encodes no character: write % in a name or password as %25.',
      ),
    ),
  ),
  DATABASE_POOL: z.optional(poolSize('DATABASE_POOL')),
  SMTP_URL: z.optional(
    urlOf('SMTP_URL', ['smtp:', 'smtps:']).check(
      z.refine(
        (value) => !URL.canParse(value) || new URL(value).hostname !== '',
        'SMTP_URL must name a host, such as smtp://mail.example.com.',
      ),
      z.refine(
        (value) => !URL.canParse(value) || new URL(value).search === '',
        'SMTP_URL must have no parameters after a question mark, because some of them switch TLS off.',
      ),
      z.refine(
        (value) => !URL.canParse(value) || /^\/?$/.test(new URL(value).pathname + new URL(value).hash),
        `SMTP_URL must end after its host and port: ${ESCAPE}.`,
      ),
    ),
  ),
  SMTP_POOL: z.optional(poolSize('SMTP_POOL')),
  MAIL_FROM: z.optional(mailbox('MAIL_FROM')),
  SUPPORT_MAILBOX: z.optional(mailbox('SUPPORT_MAILBOX')),
  SITE_ORIGIN: z.optional(z.string()),
  SUPPORT_KEY: z.optional(
    z
      .string()
      .check(
        z.regex(
          SUPPORT_KEY_FORMAT,
          'SUPPORT_KEY must fit into a header: no spaces or line breaks at its ends, and no characters beyond Latin-1.',
        ),
      ),
  ),
  HANDOFF_PASSPHRASE: z.optional(z.string()),
  TOKEN_SECRET: z.optional(z.string()),
  TOKEN_KEYS_FILE: z.optional(z.string()),
  REGISTER_ANSWERS: z.optional(
    z.enum(['generic', 'explicit'], 'REGISTER_ANSWERS must be generic or explicit.'),
  ),
  HANDOFF: z.optional(z.enum(['query', 'code'], 'HANDOFF must be query or code.')),
  TRUST_PROXY: z.optional(z.string()),
  LOG_LEVEL: z.optional(z.enum(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`)),
});

/** The only value of NODE_ENV that accepts weak settings. Unset or misspelt, the run counts as production. */
const LOCAL_RUN = 'development';

/**
 * Reads the settings of the README's table for a service. An empty value counts as unset.
 * @throws StartupError with one sentence that names the setting.
 */
export function readConfig(env: NodeJS.ProcessEnv): ServiceConfig {
  const config = readSettings(env);
  const values = readValues(env);
  if (values.NODE_ENV !== LOCAL_RUN) requireProduction(values);
  return config;
}

/** The values that are not empty, without spaces around those that are no secrets. */
function readValues(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env)
      .filter(([, value]) => value?.trim())
      .map(([name, value]) => [name, SECRETS.includes(name) ? value : value?.trim()]),
  );
}

/**
 * Reads the settings for a command beside the service, which needs no secrets.
 * @throws StartupError with one sentence that names the setting.
 */
export function readSettings(env: NodeJS.ProcessEnv): ServiceConfig {
  const given = readValues(env);
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new StartupError(parsed.error.issues[0]?.message ?? 'A setting is wrong.');
  const values = parsed.data;
  const isLocal = values.NODE_ENV === LOCAL_RUN;

  return {
    dataDir: values.DATA_DIR ? resolve(values.DATA_DIR) : LOCAL_DATA_DIR,
    siteOrigins: readOrigins(values.SITE_ORIGIN ?? 'http://localhost:4300'),
    registerAnswers: values.REGISTER_ANSWERS ?? 'generic',
    logLevel: values.LOG_LEVEL ?? 'info',
    limits: readLimits(given),
    refuseCommonPasswords: !isLocal,
    relaxLocalLimits: isLocal,
    ...(values.HANDOFF && { handOff: values.HANDOFF }),
    ...(values.TRUST_PROXY && { trustProxy: readTrustProxy(values.TRUST_PROXY) }),
    ...(values.HOST && { host: values.HOST }),
    ...(values.ACCOUNT_PORT && { accountPort: Number(values.ACCOUNT_PORT) }),
    ...(values.DATABASE_URL && { databaseUrl: values.DATABASE_URL }),
    ...(values.DATABASE_POOL && { databasePool: Number(values.DATABASE_POOL) }),
    ...readMail(values),
    ...(values.SUPPORT_KEY && { supportKey: values.SUPPORT_KEY }),
    ...(values.TOKEN_SECRET && { tokenSecret: values.TOKEN_SECRET }),
    ...(values.TOKEN_KEYS_FILE && { tokenKeysFile: resolve(values.TOKEN_KEYS_FILE) }),
    ...readMetrics(Number(values.METRICS_PORT ?? 0), values.METRICS_HOST),
    ...readMainApp(Number(values.MAIN_APP_PORT ?? 0), values.HANDOFF_PASSPHRASE),
  };
}

function readOrigins(list: string): [string, ...string[]] {
  const [first, ...rest] = list.split(',').map((origin) => origin.trim());
  if (!first || ![first, ...rest].every(isOrigin)) {
    throw new StartupError(
      'SITE_ORIGIN must be an origin such as https://www.example.com, without a path, or several, separated by commas.',
    );
  }
  return [first, ...rest];
}

function readMail(
  values: z.infer<typeof environment>,
): Pick<ServiceConfig, 'smtpUrl' | 'smtpPool' | 'mailFrom' | 'supportMailbox'> {
  return {
    ...(values.SMTP_URL && { smtpUrl: values.SMTP_URL }),
    ...(values.SMTP_POOL && { smtpPool: Number(values.SMTP_POOL) }),
    ...(values.MAIL_FROM && { mailFrom: readMailbox(values.MAIL_FROM) }),
    ...(values.SUPPORT_MAILBOX && { supportMailbox: readMailbox(values.SUPPORT_MAILBOX) }),
  };
}

function readMailbox(text: string): MailAddress {
  const { name = '', address = '' } = MAILBOX.exec(text)?.groups ?? {};
  return { name, address };
}

function readMetrics(port: number, host = '127.0.0.1'): Pick<ServiceConfig, 'metrics'> {
  return port === 0 ? {} : { metrics: { host, port } };
}

function readMainApp(mainAppPort: number, passphrase: string | undefined): Pick<ServiceConfig, 'mainApp'> {
  if (mainAppPort === 0) return {};
  if (!passphrase) {
    throw new StartupError(
      'Set HANDOFF_PASSPHRASE for the stand-in main application, or leave MAIN_APP_PORT empty.',
    );
  }
  return { mainApp: { port: mainAppPort, passphrase } };
}
