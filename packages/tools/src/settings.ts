import { isIP, isIPv6 } from 'node:net';
import path from 'node:path';
import { keyProblem } from '@weft/web-server/support-edge';
import { isAtLocalhost, isLoopback, localOrigin } from './local-origin.ts';
import { fromRoot, ROOT, SITE_DIST } from './paths.ts';
import type { Secrets } from './secrets.ts';
import { UserError } from './user-error.ts';

/** The variables that this module reads. The README documents them. */
export const SETTING_NAMES = [
  'SITE_PORT',
  'ACCOUNT_PORT',
  'MAIN_APP_PORT',
  'HOST',
  'DATA_DIR',
  'SITE_DIST',
  'SITE_ORIGIN',
  'HANDOFF',
  'SUPPORT',
  'TRUST_PROXY',
  'LOG_LEVEL',
  'WEFT_PUBLIC_SITE_ORIGIN',
  'WEFT_PUBLIC_USER_API',
  'WEFT_PUBLIC_FRONTEND_API',
  'WEFT_PUBLIC_MAIN_APP',
  'WEFT_PUBLIC_RESEND',
  'WEFT_PUBLIC_SUPPORT_KEY',
  'WEFT_PUBLIC_HANDOFF',
  'WEFT_PUBLIC_HANDOFF_PASSPHRASE',
] as const;

type SettingName = (typeof SETTING_NAMES)[number];

type Environment = Readonly<Partial<Record<SettingName | 'NODE_ENV', string>>>;

/** The settings of a local run, read from the environment. */
export interface Settings {
  /**
   * The interface that site and service listen on (`HOST`); this machine only by default. Pages call the service there,
   * or at localhost where that reaches it. For visitors on other devices set `WEFT_PUBLIC_*` and `SITE_ORIGIN`.
   */
  readonly host: string;
  readonly sitePort: number;
  readonly accountPort: number;
  readonly mainAppPort: number;
  /** Absolute folder of accounts, mails and generated secrets (`DATA_DIR`). */
  readonly dataDir: string;
  /** Absolute folder of the built site (`SITE_DIST`). Runs with different settings can use different folders. */
  readonly siteDist: string;
  /** How a login reaches the main application (`HANDOFF`): as encrypted tokens in the address, or as a single-use code. */
  readonly handOff: 'query' | 'code';
  /**
   * Who adds the support key (`SUPPORT`): `direct` publishes it in the site's script, with `edge` the site's server
   * adds it.
   */
  readonly support: 'direct' | 'edge';
  /** Whether this run starts the account service; false when both APIs are elsewhere. */
  readonly ownService: boolean;
}

/** Default ports. They avoid the common 3000, 5173 and 8080. */
const PORTS = { SITE_PORT: 4300, ACCOUNT_PORT: 4301, MAIN_APP_PORT: 4302 } as const;

/** Reads a port. @throws UserError when the value is not one */
export function port<Name extends string>(
  env: Readonly<Partial<Record<Name, string>>>,
  name: Name,
  otherwise: number,
): number {
  const text = env[name]?.trim();
  if (!text) return otherwise;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= 65_535) return value;
  throw new UserError(`${name} is '${text}', which is not a port: set it to a whole number from 1 to 65535.`);
}

/** Reads a setting with a fixed set of values. @param names The settings that may hold it; the first that is set counts. */
function choice<Word extends string>(
  env: Environment,
  names: readonly SettingName[],
  words: readonly [Word, ...Word[]],
): Word {
  const name = names.find((each) => env[each]?.trim());
  if (!name) return words[0];
  const text = env[name]?.trim();
  const word = words.find((each) => each === text);
  if (word) return word;
  throw new UserError(`${name} is '${text}', which is not a valid value: set it to ${words.join(' or ')}.`);
}

/** Reads the address of a part that may be elsewhere. @throws UserError when a browser cannot open it */
function address(env: Environment, name: SettingName, otherwise: string): string {
  const text = env[name]?.trim();
  if (!text) return otherwise;
  if (/^https?:\/\//i.test(text) && URL.canParse(text)) return text;
  throw new UserError(
    `${name} is '${text}', which is not a web address: set it to one such as https://accounts.example.com.`,
  );
}

/** Reads the address of an API, without the trailing slash: callers append a path. @throws UserError when it is none */
function api(env: Environment, name: SettingName, otherwise: string): string {
  return address(env, name, otherwise).replace(/\/+$/, '');
}

/** Reads the settings. @throws UserError when one of them is invalid. */
export function readSettings(env: Environment = process.env): Settings {
  const settings = {
    host: env.HOST?.trim() || '127.0.0.1',
    sitePort: port(env, 'SITE_PORT', PORTS.SITE_PORT),
    accountPort: port(env, 'ACCOUNT_PORT', PORTS.ACCOUNT_PORT),
    mainAppPort: port(env, 'MAIN_APP_PORT', PORTS.MAIN_APP_PORT),
    dataDir: path.resolve(ROOT, env.DATA_DIR?.trim() || fromRoot('.data')),
    siteDist: path.resolve(ROOT, env.SITE_DIST?.trim() || SITE_DIST),
    handOff: choice(env, ['HANDOFF', 'WEFT_PUBLIC_HANDOFF'], ['query', 'code']),
    support: choice(env, ['SUPPORT'], ['direct', 'edge']),
    ownService: !(env.WEFT_PUBLIC_USER_API?.trim() && env.WEFT_PUBLIC_FRONTEND_API?.trim()),
  };
  requireReachable(settings, env);
  const ports = [settings.sitePort, settings.accountPort, settings.mainAppPort];
  if (new Set(ports).size < ports.length) {
    throw new UserError(
      `SITE_PORT, ACCOUNT_PORT and MAIN_APP_PORT are ${ports.join(', ')}: each part needs a port of its own, so change one of them.`,
    );
  }
  return settings;
}

/** @throws UserError when the pages or the service could not work at the address of `HOST`. */
function requireReachable({ host, ownService, support }: Settings, env: Environment): void {
  if (isAtLocalhost(host) || !ownService) return;
  if (isIPv6(host)) {
    throw new UserError(
      `HOST is '${host}', and a content security policy cannot allow calls to an IPv6 address: set HOST to :: for all interfaces, to a name or to an IPv4 address.`,
    );
  }
  if (support === 'edge' && !isIP(host) && !env.TRUST_PROXY?.trim()) {
    throw new UserError(
      `HOST is the name '${host}', so with SUPPORT=edge the service does not know the address of the edge: set HOST to an address, or TRUST_PROXY to that of the edge.`,
    );
  }
}

/**
 * The settings that the build puts into the site's script, where anyone can read them. Values from the environment take
 * precedence, so that a build can use services elsewhere. A hand-off by code has no passphrase. With an edge the script
 * has no support key, and the site sends support requests to its own origin.
 * @throws UserError when one of them is invalid
 */
export function publicSettings(
  settings: Settings,
  secrets: Secrets,
  env: Environment = process.env,
): Record<string, string> {
  const { host } = settings;
  const own = localOrigin(host, settings.accountPort);
  const atEdge = settings.support === 'edge';
  const site = address(env, 'WEFT_PUBLIC_SITE_ORIGIN', localOrigin(host, settings.sitePort));
  if (settings.handOff === 'code') requireSecureContext(site);
  const key = supportKey(env, secrets);
  const frontendApi = api(env, 'WEFT_PUBLIC_FRONTEND_API', own);
  return {
    WEFT_PUBLIC_SITE_ORIGIN: site,
    WEFT_PUBLIC_USER_API: api(env, 'WEFT_PUBLIC_USER_API', own),
    WEFT_PUBLIC_FRONTEND_API: atEdge ? '' : frontendApi,
    WEFT_PUBLIC_MAIN_APP: address(env, 'WEFT_PUBLIC_MAIN_APP', localOrigin(host, settings.mainAppPort)),
    WEFT_PUBLIC_RESEND: env.WEFT_PUBLIC_RESEND ?? (env.WEFT_PUBLIC_USER_API?.trim() ? '' : 'true'),
    WEFT_PUBLIC_SUPPORT_KEY: atEdge ? '' : key,
    WEFT_PUBLIC_HANDOFF: settings.handOff,
    WEFT_PUBLIC_HANDOFF_PASSPHRASE:
      settings.handOff === 'code' ? '' : env.WEFT_PUBLIC_HANDOFF_PASSPHRASE || secrets.HANDOFF_PASSPHRASE,
  };
}

/** Browsers have the cryptography of a hand-off by code in secure contexts only: over https, and on this machine. */
function requireSecureContext(site: string): void {
  if (site.toLowerCase().startsWith('https:') || isLoopback(site)) return;
  throw new UserError(
    `HANDOFF=code works over https only, and the site is at ${site}: set WEFT_PUBLIC_SITE_ORIGIN to its https address, or HANDOFF to query.`,
  );
}

/** The support key in the script; an empty one sends no header. @throws UserError when it does not fit into a header */
function supportKey(env: Environment, secrets: Secrets): string {
  const key = env.WEFT_PUBLIC_SUPPORT_KEY ?? secrets.SUPPORT_KEY;
  const problem = key && keyProblem(key);
  if (problem) throw new UserError(problem);
  return key;
}

/**
 * The public settings of a build for another server, which gets no address or secret of this machine.
 * @throws UserError when one of them is missing or invalid
 */
export function hostedSettings(settings: Settings, env: Environment = process.env): Record<string, string> {
  const needed: SettingName[] = [
    'WEFT_PUBLIC_SITE_ORIGIN',
    'WEFT_PUBLIC_USER_API',
    'WEFT_PUBLIC_MAIN_APP',
    ...(settings.support === 'edge'
      ? []
      : (['WEFT_PUBLIC_FRONTEND_API', 'WEFT_PUBLIC_SUPPORT_KEY'] as const)),
    ...(settings.handOff === 'code' ? [] : (['WEFT_PUBLIC_HANDOFF_PASSPHRASE'] as const)),
  ];
  const missing = needed.filter((name) => !env[name]?.trim());
  if (missing.length > 0) {
    throw new UserError(
      `A build for another server has no default for ${new Intl.ListFormat('en-GB').format(missing)}: set what is missing (SUPPORT=edge needs no support API and key, HANDOFF=code no passphrase).`,
    );
  }
  return publicSettings(settings, { SUPPORT_KEY: '', HANDOFF_PASSPHRASE: '' }, env);
}

/** The site server's settings as the edge of support requests; undefined where the script has the key. */
export function supportEdge(
  settings: Settings,
  secrets: Secrets,
  env: Environment = process.env,
): { service: string; key: string } | undefined {
  if (settings.support === 'direct') return undefined;
  const service = api(env, 'WEFT_PUBLIC_FRONTEND_API', localOrigin(settings.host, settings.accountPort));
  return { service, key: env.WEFT_PUBLIC_SUPPORT_KEY || secrets.SUPPORT_KEY };
}

/** Environment variables of the account service. */
export type ServiceEnvironment = Readonly<Record<string, string>> & { readonly HOST: string };

/** The environment of the account service. It logs warnings and errors only, unless `LOG_LEVEL` is set. */
export function serviceSettings(
  settings: Settings,
  secrets: Secrets,
  env: Environment = process.env,
): ServiceEnvironment {
  const { host, sitePort } = settings;
  const isElsewhere = !isAtLocalhost(host);
  return {
    ...secrets,
    // The service accepts weak settings such as http: only in a run that calls itself local.
    NODE_ENV: env.NODE_ENV || 'development',
    LOG_LEVEL: env.LOG_LEVEL || 'warn',
    HOST: host,
    ACCOUNT_PORT: String(settings.accountPort),
    MAIN_APP_PORT: String(settings.mainAppPort),
    DATA_DIR: settings.dataDir,
    HANDOFF: settings.handOff,
    // The service trusts only the edge's `X-Forwarded-For`.
    ...(settings.support === 'edge' && {
      TRUST_PROXY:
        env.TRUST_PROXY || ['127.0.0.1', '::1', ...(isElsewhere && isIP(host) ? [host] : [])].join(', '),
    }),
    // Mails link to the first origin. The second is the same site for a visitor who types the IP address.
    SITE_ORIGIN:
      env.SITE_ORIGIN ||
      [localOrigin(host, sitePort), ...(isElsewhere ? [] : [`http://127.0.0.1:${sitePort}`])].join(','),
  };
}
