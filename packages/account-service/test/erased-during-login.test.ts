import type * as Argon2 from '@node-rs/argon2';
import { createHandOffVerifier } from '@weft/account-contract/hand-off-code';
import { expect, test, vi } from 'vitest';
import { admin } from './admin-command.ts';
import { count } from './database.ts';
import { CREDENTIALS, startWithAccount } from './harness.ts';

/** Runs once a password was compared, before the service goes on. */
const afterComparing = vi.hoisted(() => ({ run: async (): Promise<unknown> => undefined }));

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof Argon2>();
  return {
    ...real,
    verify: async (hash: string, password: string) => {
      const matches = await real.verify(hash, password);
      await afterComparing.run();
      return matches;
    },
  };
});

test.each([
  ['query', {}],
  ['code', { 'hand-off-challenge': (await createHandOffVerifier()).challenge }],
] as const)(
  'a login gets 401 when its account is erased meanwhile (hand-off by %s)',
  async (handOff, headers) => {
    const service = await startWithAccount({ handOff });
    afterComparing.run = () => admin(service.env, 'erase-account', CREDENTIALS.email);
    const { status, body } = await service.post('/user/login', CREDENTIALS, headers);
    expect({ status, body }).toEqual({
      status: 401,
      body: { status: 'error', message: 'The email address or the password is wrong.' },
    });
    for (const table of ['account', 'refresh_token', 'hand_off_code'])
      expect(await count(service.config, table)).toBe(0);
  },
);
