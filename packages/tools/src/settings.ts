import path from 'node:path';
import { fromRoot, ROOT, SITE_DIST } from './paths.ts';
import type { Secrets } from './secrets.ts';
import { UserError } from './user-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What a local run is made of, read from the environment once. */
export interface Settings {
  /**
   * Interface that site and service listen on (`HOST`); this machine only, unless set. Pages call the service at
   * localhost: for visitors on other devices name its addresses with `WEFT_PUBLIC_*` and `SITE_ORIGIN`.
   */
  readonly host: string;
  readonly sitePort: number;
  readonly accountPort: number;
  readonly mainAppPort: number;
  /** Absolute folder of accounts, mails and generated secrets (`DATA_DIR`). */
  readonly dataDir: string;
  /** Absolute folder of the built site (`SITE_DIST`): runs with other settings can each have theirs. */
  readonly siteDist: string;
  /** How a login reaches the main application (`HANDOFF`): its tokens sealed in the address, or a single-use code. */
  readonly handOff: 'query' | 'code';
  /**
   * Who adds the support key (`SUPPORT`): `direct` publishes it in the site's script, `edge` leaves that to the site's
   * server.
   */
  readonly support: 'direct' | 'edge';
  /** True unless both calls of the site are pointed at services elsewhere. */
  readonly ownService: boolean;
}

/** Default ports, chosen beside each other and away from the usual 3000, 5173 and 8080. */
const PORTS = { SITE_PORT: 4300, ACCOUNT_PORT: 4301, MAIN_APP_PORT: 4302 } as const;

function port(env: Environment, name: keyof typeof PORTS): number {
  const text = env[name]?.trim();
  if (!text) return PORTS[name];
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= 65_535) return value;
  throw new UserError(`${name} is '${text}', which is no port: set it to a whole number from 1 to 65535.`);
}

/** One of a few words. @param names Settings that may hold it, the first that does counts. */
function choice<Word extends string>(
  env: Environment,
  names: readonly string[],
  words: readonly [Word, ...Word[]],
): Word {
  const text = names.map((name) => env[name]?.trim()).find(Boolean) ?? words[0];
  const word = words.find((each) => each === text);
  if (word) return word;
  throw new UserError(
    `${names[0]} is '${text}', which is none of its values: set it to ${words.join(' or ')}.`,
  );
}

/** Reads the settings. @throws UserError when one of them cannot be used. */
export function readSettings(env: Environment = process.env): Settings {
  const settings = {
    host: env.HOST?.trim() || '127.0.0.1',
    sitePort: port(env, 'SITE_PORT'),
    accountPort: port(env, 'ACCOUNT_PORT'),
    mainAppPort: port(env, 'MAIN_APP_PORT'),
    dataDir: path.resolve(ROOT, env.DATA_DIR?.trim() || fromRoot('.data')),
    siteDist: path.resolve(ROOT, env.SITE_DIST?.trim() || SITE_DIST),
    handOff: choice(env, ['HANDOFF', 'WEFT_PUBLIC_HANDOFF'], ['query', 'code']),
    support: choice(env, ['SUPPORT'], ['direct', 'edge']),
    ownService: !(env.WEFT_PUBLIC_USER_API && env.WEFT_PUBLIC_FRONTEND_API),
  };
  const ports = [settings.sitePort, settings.accountPort, settings.mainAppPort];
  if (new Set(ports).size < ports.length) {
    throw new UserError(
      `SITE_PORT, ACCOUNT_PORT and MAIN_APP_PORT are ${ports.join(', ')}: each part needs a port of its own, so change one of them.`,
    );
  }
  return settings;
}

/** The address a browser on this machine uses for a local port. */
export const localOrigin = (portNumber: number): string => `http://localhost:${portNumber}`;

/**
 * The settings that end in the browser's script, readable by anyone. Whatever the environment already names wins, so
 * the same build can point at services elsewhere. Two are left empty where nobody needs them: the passphrase of a
 * hand-off by code, and the support key where an edge adds it; the site then sends support requests to its own origin.
 */
export function publicSettings(
  settings: Settings,
  secrets: Secrets,
  env: Environment = process.env,
): Record<string, string> {
  const own = localOrigin(settings.accountPort);
  const atEdge = settings.support === 'edge';
  return {
    WEFT_PUBLIC_SITE_ORIGIN: env.WEFT_PUBLIC_SITE_ORIGIN || localOrigin(settings.sitePort),
    WEFT_PUBLIC_USER_API: env.WEFT_PUBLIC_USER_API || own,
    WEFT_PUBLIC_FRONTEND_API: atEdge ? '' : env.WEFT_PUBLIC_FRONTEND_API || own,
    WEFT_PUBLIC_MAIN_APP: env.WEFT_PUBLIC_MAIN_APP || localOrigin(settings.mainAppPort),
    WEFT_PUBLIC_RESEND: env.WEFT_PUBLIC_RESEND ?? (env.WEFT_PUBLIC_USER_API ? '' : 'true'),
    WEFT_PUBLIC_SUPPORT_KEY: atEdge ? '' : (env.WEFT_PUBLIC_SUPPORT_KEY ?? secrets.SUPPORT_KEY),
    WEFT_PUBLIC_HANDOFF: settings.handOff,
    WEFT_PUBLIC_HANDOFF_PASSPHRASE:
      settings.handOff === 'code' ? '' : env.WEFT_PUBLIC_HANDOFF_PASSPHRASE || secrets.HANDOFF_PASSPHRASE,
  };
}

/** What the site's server does as the edge of support requests; nothing where the script holds the key. */
export function supportEdge(
  settings: Settings,
  secrets: Secrets,
  env: Environment = process.env,
): { service: string; key: string } | undefined {
  if (settings.support === 'direct') return undefined;
  const service = env.WEFT_PUBLIC_FRONTEND_API || localOrigin(settings.accountPort);
  return { service, key: env.WEFT_PUBLIC_SUPPORT_KEY || secrets.SUPPORT_KEY };
}

/** What the account service is told. It speaks up only when something is wrong, unless `LOG_LEVEL` says otherwise. */
export function serviceSettings(
  settings: Settings,
  secrets: Secrets,
  env: Environment = process.env,
): Record<string, string> {
  return {
    ...secrets,
    LOG_LEVEL: env.LOG_LEVEL || 'warn',
    ACCOUNT_PORT: String(settings.accountPort),
    MAIN_APP_PORT: String(settings.mainAppPort),
    DATA_DIR: settings.dataDir,
    HANDOFF: settings.handOff,
    // The edge is the one proxy that this service believes about a caller's address.
    ...(settings.support === 'edge' && { TRUST_PROXY: env.TRUST_PROXY || '127.0.0.1, ::1' }),
    // The first is what mails link to; the second is the same site for who types the number.
    SITE_ORIGIN: env.SITE_ORIGIN || `${localOrigin(settings.sitePort)},http://127.0.0.1:${settings.sitePort}`,
  };
}
