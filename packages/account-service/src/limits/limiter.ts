import { createHash } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { comeBackLater, Refusal } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Counters } from '../store/counters.ts';
import { codeOf } from '../store/store.ts';
import { SECOND } from '../time.ts';
import { isOwnMachine } from './client-address.ts';
import { KNOWN_CLIENT_SECONDS, type LimitName, type Limits, LOCAL_FACTOR, PER_CLIENT } from './rules.ts';

/** Counts what callers do, and says when they did it too often. What is counted by is stored as a hash. */
export interface Limiter {
  /** Counts one. @returns milliseconds to wait; 0 when this one may pass. */
  spend(name: LimitName, key: string): Promise<number>;
  /** Takes back one that turned out harmless. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Forgets what was counted. */
  forget(name: LimitName, key: string): Promise<void>;
  /** Remembers that a client logged in to an account. */
  remember(pair: string): Promise<void>;
  /** Whether it did lately. */
  knows(pair: string): Promise<boolean>;
}

/** After the store failed, memory counts for this long, so that no call waits for a dead store time and again. */
const INSURED_MS = 5 * SECOND;

interface LimiterOptions {
  limits: Limits;
  /** Widens the limits per client for callers on this machine. */
  wideForOwnMachine: boolean;
  counters: Counters;
  log: Log;
}

/** Counts in the store, and in memory while the store does not answer. */
export function createLimiter({ limits, wideForOwnMachine, counters, log }: LimiterOptions): Limiter {
  let insuredUntil = 0;

  const pair = (name: string, points: number, seconds: number) => ({
    stored: counters.of(name, points, seconds),
    memory: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
  });
  type Pair = ReturnType<typeof pair>;

  /** Asks the store; when it fails, memory. A result that says «too many» is no failure. */
  const ask = async <T>({ stored, memory }: Pair, work: (counter: RateLimiterAbstract) => Promise<T>) => {
    if (performance.now() < insuredUntil) return await work(memory);
    try {
      return await work(stored);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      insuredUntil = performance.now() + INSURED_MS;
      log.warn({ event: 'limits.insured', code: codeOf(error) });
      return await work(memory);
    }
  };

  const narrow = {} as Record<LimitName, Pair>;
  const wide = {} as Record<LimitName, Pair>;
  for (const name of Object.keys(limits) as LimitName[]) {
    const { points, seconds } = limits[name];
    narrow[name] = pair(name, points, seconds);
    wide[name] = PER_CLIENT.has(name) ? pair(`${name}-local`, points * LOCAL_FACTOR, seconds) : narrow[name];
  }
  const counterOf = (name: LimitName, key: string) =>
    wideForOwnMachine && isOwnMachine(key.slice(key.lastIndexOf(' ') + 1)) ? wide[name] : narrow[name];
  const known = pair('known', 1, KNOWN_CLIENT_SECONDS);

  return {
    spend: async (name, key) => {
      try {
        await ask(counterOf(name, key), (counter) => counter.consume(hidden(key)));
        return 0;
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext);
        throw error;
      }
    },
    giveBack: async (name, key) => {
      await ask(counterOf(name, key), (counter) => counter.reward(hidden(key)));
    },
    forget: async (name, key) => {
      await ask(counterOf(name, key), (counter) => counter.delete(hidden(key)));
    },
    remember: async (key) => {
      await ask(known, (counter) => counter.set(hidden(key), 1, KNOWN_CLIENT_SECONDS));
    },
    knows: async (key) => (await ask(known, (counter) => counter.get(hidden(key)))) !== null,
  };
}

/** Addresses of people and machines are not kept in the clear. */
function hidden(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

const TOO_OFTEN = 'There were too many attempts. Please wait a while and try again.';

/** @throws Refusal 429 with the wait in whole seconds (RFC 9110 10.2.3, RFC 6585 4). */
export function refuseFor(wait: number): void {
  if (wait > 0) throw comeBackLater(429, TOO_OFTEN, wait);
}

/** Counts every call of a client. @throws Refusal 429. */
export async function countEach(limiter: Limiter, name: LimitName, client: string): Promise<void> {
  refuseFor(await limiter.spend(name, client));
}

/** Counts a mail to an address that a client asks for. @throws Refusal 429. */
export async function countMail(limiter: Limiter, address: string, client: string): Promise<void> {
  const pair = `${address} ${client}`;
  refuseFor(await limiter.spend('mail', pair));
  refuseFor(await limiter.spend('mailDay', pair));
}

/** Counts a client's refused calls: one is spent before the work, and given back unless the caller was refused. */
export async function countRefused<T>(
  limiter: Limiter,
  name: LimitName,
  client: string,
  work: () => Promise<T>,
): Promise<T> {
  refuseFor(await limiter.spend(name, client));
  try {
    const result = await work();
    await limiter.giveBack(name, client);
    return result;
  } catch (error) {
    if (!isCallersFault(error)) await limiter.giveBack(name, client);
    throw error;
  }
}

function isCallersFault(error: unknown): boolean {
  return error instanceof Refusal && error.status < 500;
}
