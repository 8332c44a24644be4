import type * as Argon2 from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { makeAccount, registration, start } from '../harness.ts';

/** Calls of argon2, which take nearly all of the time of a request. */
const hashCalls = vi.hoisted(() => [] as string[]);

const HASH = 'hash m=1024,t=1';
const COMPARE = 'verify m=1024,t=1';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof Argon2>();
  return {
    ...real,
    hash: (password: string, cost: Argon2.Options) => {
      hashCalls.push(`hash m=${cost.memoryCost},t=${cost.timeCost}`);
      return real.hash(password, cost);
    },
    verify: (hash: string, password: string) => {
      hashCalls.push(`verify ${/m=\d+,t=\d+/.exec(hash)?.[0]}`);
      return real.verify(hash, password);
    },
  };
});

/** Starts a service with an account and a pending registration. @returns makes a call and records its argon2 calls. */
async function startRecording() {
  const service = await start();
  await makeAccount(service, { email: 'account@example.com' });
  await service.post('/user/register', registration({ email: 'pending@example.com' }));
  return async (path: string, body: unknown) => {
    hashCalls.length = 0;
    const { status } = await service.post(path, body);
    return { status, hashCalls: [...hashCalls] };
  };
}

const ADDRESSES = ['account@example.com', 'pending@example.com', 'nobody@example.com'];

test.each(ADDRESSES)('a wrong password for %s takes two comparisons', async (email) => {
  const call = await startRecording();
  const answer = await call('/user/login', { email, password: 'not this one' });
  expect(answer).toEqual({ status: 401, hashCalls: [COMPARE, COMPARE] });
});

test('the right password takes two comparisons for a pending registration, and one for an account', async () => {
  const call = await startRecording();
  const password = 'correct horse';
  const unverified = await call('/user/login', { email: 'pending@example.com', password });
  expect(unverified).toEqual({ status: 403, hashCalls: [COMPARE, COMPARE] });
  const account = await call('/user/login', { email: 'account@example.com', password });
  expect(account).toEqual({ status: 200, hashCalls: [COMPARE] });
});

test.each(ADDRESSES)('registering %s takes one hash, and resending its link none', async (email) => {
  const call = await startRecording();
  expect(await call('/user/register', registration({ email }))).toEqual({ status: 200, hashCalls: [HASH] });
  expect(await call('/user/resend-verification', { email })).toEqual({ status: 200, hashCalls: [] });
});
