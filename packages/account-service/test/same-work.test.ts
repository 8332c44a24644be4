import type * as Argon2 from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { makeAccount, registration, start } from './harness.ts';

/** What was asked of argon2, as often as it was: nearly all that a call costs, and what a stopwatch would show. */
const asked = vi.hoisted(() => [] as string[]);

const HASH = 'hash m=1024,t=1';
const COMPARE = 'verify m=1024,t=1';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof Argon2>();
  return {
    ...real,
    hash: (password: string, cost: Argon2.Options) => {
      asked.push(`hash m=${cost.memoryCost},t=${cost.timeCost}`);
      return real.hash(password, cost);
    },
    verify: (hash: string, password: string) => {
      asked.push(`verify ${/m=\d+,t=\d+/.exec(hash)?.[0]}`);
      return real.verify(hash, password);
    },
  };
});

/** A service with an account and an address that waits to be verified, and what argon2 does for a call. */
async function startCounted() {
  const service = await start();
  await makeAccount(service, { email: 'account@example.com' });
  await service.post('/user/register', registration({ email: 'pending@example.com' }));
  return async (path: string, body: unknown) => {
    asked.length = 0;
    const { status } = await service.post(path, body);
    return { status, asked: [...asked] };
  };
}

const ADDRESSES = ['account@example.com', 'pending@example.com', 'nobody@example.com'];

test.each(ADDRESSES)('a wrong password for %s costs two comparisons', async (email) => {
  const call = await startCounted();
  const answer = await call('/user/login', { email, password: 'not this one' });
  expect(answer).toEqual({ status: 401, asked: [COMPARE, COMPARE] });
});

test('the password of an unverified sign-up costs two comparisons as well, that of an account one', async () => {
  const call = await startCounted();
  const password = 'correct horse';
  const unverified = await call('/user/login', { email: 'pending@example.com', password });
  expect(unverified).toEqual({ status: 403, asked: [COMPARE, COMPARE] });
  const account = await call('/user/login', { email: 'account@example.com', password });
  expect(account).toEqual({ status: 200, asked: [COMPARE] });
});

test.each(ADDRESSES)('signing up %s costs one hash, asking for another link none', async (email) => {
  const call = await startCounted();
  expect(await call('/user/register', registration({ email }))).toEqual({ status: 200, asked: [HASH] });
  expect(await call('/user/resend-verification', { email })).toEqual({ status: 200, asked: [] });
});
