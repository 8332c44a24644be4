import { createHash } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpError, retryLater } from '../errors.ts';
import { StoreUnavailable } from '../store/availability.ts';
import type { Store } from '../store/store.ts';
import { MINUTE, SECOND } from '../time.ts';
import { isLoopbackClient } from './client-address.ts';
import {
  CALLS_AT_ONCE,
  KNOWN_CLIENT_SECONDS,
  type LimitName,
  type Limits,
  LOOPBACK_FACTOR,
  PER_CLIENT,
} from './rate-limits.ts';

/** Counts calls against the limits. The store keeps hashes of the keys only. */
export interface RateLimiter {
  /** Consumes a point. @returns milliseconds to wait; 0 when the call may proceed. */
  consume(name: LimitName, key: string): Promise<number>;
  /** Gives a point back. */
  refund(name: LimitName, key: string): Promise<void>;
  /** Gives all points back. */
  reset(name: LimitName, key: string): Promise<void>;
  /** Remembers that a client logged in to an account. */
  markKnown(pair: string): Promise<void>;
  /** Whether the client logged in to the account lately. */
  isKnown(pair: string): Promise<boolean>;
  /** Does the work unless the client has too many such calls in progress. @throws HttpError 429. */
  limitConcurrency<T>(client: string, work: () => Promise<T>): Promise<T>;
}

interface RateLimiterOptions {
  limits: Limits;
  /** Widens the limits per client for clients on this machine. */
  relaxLocalLimits: boolean;
  store: Pick<Store, 'counters' | 'availability'>;
}

/**
 * How far the clocks of processes with one store may differ. When a window ends later than that, a wrong clock has started
 * it, so the limiter starts it again.
 */
const CLOCK_DIFFERENCE_MS = MINUTE;

/**
 * Creates a limiter that counts in the store. A call that it cannot count fails, so that no limit is lifted and memory does
 * not fill with counters.
 */
export function createRateLimiter(options: RateLimiterOptions): RateLimiter {
  const { counters, availability } = options.store;
  const counterOf = counterSelector(options);
  const known = counters.counter('known', 1, KNOWN_CLIENT_SECONDS);
  /**
   * Marks failures only, because in SQLite the counters are a file of their own, which may work while the accounts are locked.
   * @throws StoreUnavailable when the store fails, and RateLimiterRes when the limit is used up.
   */
  const count = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await availability.markFailure(work);
    } catch (error) {
      if (error instanceof RateLimiterRes || error instanceof StoreUnavailable) throw error;
      throw new StoreUnavailable(error);
    }
  };

  /** Consumes a point, whether or not there is one. @returns the state of the counter. */
  const take = async (counter: RateLimiterAbstract, key: string): Promise<RateLimiterRes> => {
    try {
      return await count(() => counter.consume(key));
    } catch (error) {
      if (error instanceof RateLimiterRes) return error;
      throw error;
    }
  };

  return {
    consume: async (name, key) => {
      const counter = counterOf(name, key);
      const hashed = hashKey(key);
      let state = await take(counter, hashed);
      if (state.msBeforeNext > counter.duration * SECOND + CLOCK_DIFFERENCE_MS) {
        await count(() => counter.delete(hashed));
        state = await take(counter, hashed);
      }
      return state.consumedPoints > counter.points ? Math.max(1, state.msBeforeNext) : 0;
    },
    refund: async (name, key) => {
      await count(() => counterOf(name, key).reward(hashKey(key)));
    },
    reset: async (name, key) => {
      await count(() => counterOf(name, key).delete(hashKey(key)));
    },
    markKnown: async (pair) => {
      await count(() => known.set(hashKey(pair), 1, KNOWN_CLIENT_SECONDS));
    },
    isKnown: async (pair) => (await count(() => known.get(hashKey(pair)))) !== null,
    limitConcurrency: concurrencyLimit((client) => CALLS_AT_ONCE * factorOf(options, client)),
  };
}

/** Creates the counters of all limits. @returns selects the counter for a key. The key of a limit per client ends with its address. */
function counterSelector(options: RateLimiterOptions): (name: LimitName, key: string) => RateLimiterAbstract {
  const { limits, store } = options;
  const { counter } = store.counters;
  const regular = {} as Record<LimitName, RateLimiterAbstract>;
  const relaxed = {} as Record<LimitName, RateLimiterAbstract>;
  for (const name of Object.keys(limits) as LimitName[]) {
    const { points, seconds } = limits[name];
    regular[name] = counter(name, points, seconds);
    relaxed[name] = PER_CLIENT.has(name)
      ? counter(`${name}-local`, points * LOOPBACK_FACTOR, seconds)
      : regular[name];
  }
  return (name, key) =>
    factorOf(options, key.slice(key.lastIndexOf(' ') + 1)) > 1 ? relaxed[name] : regular[name];
}

/** Factor by which the limits of a client are wider. */
function factorOf({ relaxLocalLimits }: RateLimiterOptions, client: string): number {
  return relaxLocalLimits && isLoopbackClient(client) ? LOOPBACK_FACTOR : 1;
}

/**
 * Creates the function that limits the concurrent calls of one client.
 * @param maxOf the largest number of calls of a client.
 */
function concurrencyLimit(maxOf: (client: string) => number): RateLimiter['limitConcurrency'] {
  const inProgress = new Map<string, number>();
  const add = (client: string, change: 1 | -1) => {
    const calls = (inProgress.get(client) ?? 0) + change;
    if (calls > 0) inProgress.set(client, calls);
    else inProgress.delete(client);
  };
  return async (client, work) => {
    if ((inProgress.get(client) ?? 0) >= maxOf(client)) rejectIfLimited(SECOND);
    add(client, 1);
    try {
      return await work();
    } finally {
      add(client, -1);
    }
  };
}

/** Hashes a key, because keys contain addresses of people and machines. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

const TOO_MANY = 'There were too many attempts. Please wait a while and try again.';

/** @throws HttpError 429 with the wait in whole seconds (RFC 6585, section 4), unless it is 0. */
export function rejectIfLimited(wait: number): void {
  if (wait > 0) throw retryLater(429, TOO_MANY, wait);
}

/** Counts a call of a client. @throws HttpError 429. */
export async function limitCalls(limiter: RateLimiter, name: LimitName, client: string): Promise<void> {
  rejectIfLimited(await limiter.consume(name, client));
}

/**
 * Counts a call by which a client requests a mail for an address, and does its work. Refunds the points when the service itself
 * fails, because it has sent nothing then.
 * @param name the limit on all such calls of the client.
 * @throws HttpError 429; otherwise the error of the work.
 */
export async function limitMails(
  limiter: RateLimiter,
  name: LimitName,
  { address, client }: { address: string; client: string },
  work: () => Promise<void>,
): Promise<void> {
  const pair = `${address} ${client}`;
  const points: [name: LimitName, key: string][] = [
    [name, client],
    ['mail', pair],
    ['mailDay', pair],
  ];
  for (const point of points) rejectIfLimited(await limiter.consume(...point));
  try {
    await work();
  } catch (error) {
    if (!isClientError(error)) await Promise.all(points.map((point) => limiter.refund(...point)));
    throw error;
  }
}

/**
 * Counts the failed calls of a client, and beyond the limit rejects them with 429. A call that succeeds is never rejected:
 * tokens and codes are too long to guess, and a client may be a server that calls for many people.
 * @throws HttpError 429 beyond the limit for a call that the client made fail; otherwise the error of the work.
 */
export async function limitFailures<T>(
  limiter: RateLimiter,
  name: LimitName,
  client: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isClientError(error)) rejectIfLimited(await limiter.consume(name, client));
    throw error;
  }
}

/** Whether a call failed by the fault of the client. */
export function isClientError(error: unknown): boolean {
  return error instanceof HttpError && error.status < 500;
}
