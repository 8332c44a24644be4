import { isIP } from 'node:net';
import { StartupError } from '../errors.ts';
import type { TrustProxy } from '../limits/client-address.ts';
import { LIMIT_SETTINGS, type Limits } from '../limits/rate-limits.ts';

const LIMIT = /^(?<points>[1-9]\d{0,8})\/(?<seconds>[1-9]\d{0,6})$/;

/** Reads the rate limits in the environment, as `points/seconds`. @throws StartupError that names the setting. */
export function readLimits(env: NodeJS.ProcessEnv): Partial<Limits> {
  return Object.fromEntries(
    Object.entries(LIMIT_SETTINGS).flatMap(([setting, name]) => {
      const text = env[setting];
      if (text === undefined) return [];
      const parts = LIMIT.exec(text)?.groups;
      if (!parts) {
        throw new StartupError(
          `${setting} must be a number of calls and seconds, such as 10/900 for 10 in 15 minutes.`,
        );
      }
      return [[name, { points: Number(parts.points), seconds: Number(parts.seconds) }]];
    }),
  );
}

/** Parses a number of hops such as `1`, or networks such as `10.0.0.0/8, 2001:db8::/32`. @throws StartupError for anything else. */
export function readTrustProxy(text: string): TrustProxy {
  if (/^\d$/.test(text)) return Number(text);
  const networks = text.split(',').map((network) => network.trim());
  if (!networks.every(isNetwork)) {
    throw new StartupError(
      'TRUST_PROXY must be the number of proxies in front (0 to 9), or their addresses and networks with commas.',
    );
  }
  return networks;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)];
  if (most === undefined || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
}
