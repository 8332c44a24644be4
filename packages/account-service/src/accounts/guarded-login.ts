import type { LoginPayload } from '@weft/account-contract';
import { Refusal } from '../errors.ts';
import { type Limiter, refuseFor } from '../limits/limiter.ts';
import type { Parts } from '../parts.ts';
import { canonicalAddress } from './address.ts';
import { type Credentials, login } from './login.ts';

/**
 * {@link login} behind its limits. One is spent of each before the password is compared, so that a crowd of
 * simultaneous guesses gets no more than its share, and given back unless the password was wrong.
 * @param begin what follows for the account; the counters are set right meanwhile.
 * @throws Refusal 429, the same for known and unknown addresses, and whatever `login` and `begin` throw.
 */
export async function guardedLogin<T>(
  parts: Parts,
  { email, password }: LoginPayload,
  client: string,
  begin: (accountId: string) => Promise<T>,
): Promise<T> {
  const { limiter } = parts;
  const address = canonicalAddress(email);
  await spend(limiter, address, client);
  const accountId = await comparePasswords(parts, { address, password }, client);
  const [begun] = await Promise.all([
    begin(accountId),
    limiter.forget('login', `${address} ${client}`),
    limiter.remember(`${address} ${client}`),
    limiter.giveBack('loginAccount', address),
    limiter.giveBack('loginClient', client),
  ]);
  return begun;
}

async function comparePasswords(parts: Parts, credentials: Credentials, client: string): Promise<string> {
  const { limiter } = parts;
  const { address } = credentials;
  try {
    return await login(parts, credentials);
  } catch (error) {
    const wrongPassword = error instanceof Refusal && error.status === 401;
    if (!wrongPassword) {
      await Promise.all([
        limiter.giveBack('login', `${address} ${client}`),
        limiter.giveBack('loginAccount', address),
        limiter.giveBack('loginClient', client),
      ]);
    }
    throw error;
  }
}

/**
 * Client and pair come first: who is held up by them spends nothing of the account's own, which is thus no lever in
 * the hands of one client. And a client from which the account was opened before passes when that is used up.
 */
async function spend(limiter: Limiter, address: string, client: string): Promise<void> {
  const pair = `${address} ${client}`;
  const waits = await Promise.all([limiter.spend('loginClient', client), limiter.spend('login', pair)]);
  refuseFor(Math.max(...waits));
  const wait = await limiter.spend('loginAccount', address);
  if (wait > 0 && !(await limiter.knows(pair))) refuseFor(wait);
}
