import { join } from 'node:path';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { createAccessTokens } from '../../src/accounts/access-tokens.ts';
import { createKeyFile, openKeyFile } from '../../src/accounts/key-file.ts';
import { ACCESS_LIFE_MS, rotatingKeys, sharedSecret } from '../../src/accounts/signing-keys.ts';
import { createLog } from '../../src/log.ts';
import { tempDir } from '../harness.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const CLAIMS = { accountId: 'an account', sessionId: 'a login' };

async function keyFile() {
  const file = join(await tempDir(), 'keys.json');
  await createKeyFile(file, NOW - ACCESS_LIFE_MS);
  return rotatingKeys(openKeyFile(file, createLog('silent')));
}

describe.each([
  ['ES256', keyFile],
  ['HS256', async () => sharedSecret('a secret of thirty-two bytes or so, 1234')],
])('%s', (alg, openKeys) => {
  /** Makes a verifier, and a function that signs a token like the service, with changes. */
  async function setUp() {
    const keys = await openKeys();
    const { key, ...header } = await keys.current(NOW);
    const iat = NOW / 1000;
    const claims = {
      iss: 'weft-account-service',
      aud: 'weft-main-app',
      sub: 'an account',
      sid: 'a login',
      iat,
      exp: iat + 900,
    };
    return {
      keys,
      verify: createAccessTokens(keys, () => NOW).verify,
      signed: (changes = {}, headerChanges = {}, otherKey = key) =>
        new SignJWT({ ...claims, ...changes })
          .setProtectedHeader({ ...header, typ: 'at+jwt', ...headerChanges })
          .sign(otherKey),
    };
  }

  test('accepts a token for 15 minutes', async () => {
    const { keys, verify, signed } = await setUp();
    const token = await createAccessTokens(keys, () => NOW - ACCESS_LIFE_MS + 1000).sign(CLAIMS);
    expect(await verify(token)).toEqual(CLAIMS);
    expect(await verify(await signed())).toEqual(CLAIMS);
    const late = await createAccessTokens(keys, () => NOW - ACCESS_LIFE_MS).sign(CLAIMS);
    await expect(verify(late)).rejects.toThrow('"exp" claim');
  });

  test.each([
    ['from another issuer', { iss: 'somebody' }, {}],
    ['for another audience', { aud: 'weft-hand-off' }, {}],
    ['of another type', {}, { typ: 'JWT' }],
    ['without a subject', { sub: undefined }, {}],
    ['without a login', { sid: undefined }, {}],
    ['without an expiry', { exp: undefined }, {}],
    ['without a time of issue', { iat: undefined }, {}],
  ])('rejects a token %s', async (_what, claims, header) => {
    const { verify, signed } = await setUp();
    await expect(verify(await signed(claims, header))).rejects.toThrow();
  });

  test('rejects a token with another key or algorithm, and an unsigned one', async () => {
    const { verify, signed } = await setUp();
    const secret = new TextEncoder().encode('another secret of thirty-two bytes, 1234');
    const { privateKey } = await generateKeyPair('ES256');
    const otherKey = alg === 'ES256' ? privateKey : secret;
    await expect(verify(await signed({}, {}, otherKey))).rejects.toThrow('signature');
    await expect(verify(await signed({}, { alg: 'HS512' }, secret))).rejects.toThrow('alg');
    const { kid } = await (await openKeys()).current(NOW);
    await expect(verify(await signed({}, { kid, alg: 'HS256' }, secret))).rejects.toThrow();
    const unsigned = new UnsecuredJWT({ sub: 'an account', sid: 'a login' }).setIssuer(
      'weft-account-service',
    );
    await expect(verify(unsigned.encode())).rejects.toThrow();
  });
});
