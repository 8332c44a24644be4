import type { LoginPayload } from '@weft/account-contract';
import type { Dependencies } from '../dependencies.ts';
import { HttpError } from '../errors.ts';
import { isClientError, type RateLimiter, rejectIfLimited } from '../limits/rate-limiter.ts';
import { isOrphaned } from '../store/availability.ts';
import { canonicalAddress } from './address.ts';
import { type Credentials, login, WRONG } from './login.ts';

/**
 * Logs in within the rate limits. Consumes a point of each limit before the password is compared, so that simultaneous
 * guesses cannot exceed the limits. Refunds the points of a login that succeeds, or that the service itself fails before
 * it has compared anything.
 * The right password of an unverified registration costs two comparisons, like a wrong one, and counts like one.
 * @param startSession runs after the login, at the same time as the refunds.
 * @throws HttpError 429, the same for known and unknown addresses, and whatever `login` and `startSession` throw.
 */
export async function rateLimitedLogin<T>(
  deps: Dependencies,
  { email, password }: LoginPayload,
  client: string,
  startSession: (accountId: string) => Promise<T>,
): Promise<T> {
  const { limiter } = deps;
  const address = canonicalAddress(email);
  const pair = `${address} ${client}`;
  return await limiter.limitConcurrency(client, async () => {
    await consume(limiter, address, client);
    const accountId = await loginOrRefund(deps, { address, password, client });
    const [session] = await Promise.all([
      startSession(accountId).catch(rejectIfErased),
      limiter.reset('login', pair),
      limiter.markKnown(pair),
      limiter.refund('loginAccount', address),
      limiter.refund('loginClient', client),
    ]);
    return session;
  });
}

/** Rejects a login whose account was erased after its password was compared, like one without an account. */
function rejectIfErased(error: unknown): never {
  throw isOrphaned(error) ? new HttpError(401, WRONG) : error;
}

async function loginOrRefund(deps: Dependencies, credentials: Credentials): Promise<string> {
  const { limiter } = deps;
  const { address, client } = credentials;
  try {
    return await login(deps, credentials);
  } catch (error) {
    if (!isClientError(error)) {
      await Promise.all([
        limiter.refund('login', `${address} ${client}`),
        limiter.refund('loginAccount', address),
        limiter.refund('loginClient', client),
      ]);
    }
    throw error;
  }
}

/**
 * Checks the client's own limit first and stops there, so that a client beyond it stores no further counter, whatever
 * addresses it invents. Checks both limits per client before the account's limit, so that one client cannot use up the
 * account's limit and lock its owner out. When the account's limit is used up, a client that has logged in to the account
 * before may still try.
 */
async function consume(limiter: RateLimiter, address: string, client: string): Promise<void> {
  const pair = `${address} ${client}`;
  rejectIfLimited(await limiter.consume('loginClient', client));
  rejectIfLimited(await limiter.consume('login', pair));
  const wait = await limiter.consume('loginAccount', address);
  if (wait > 0 && !(await limiter.isKnown(pair))) rejectIfLimited(wait);
}
