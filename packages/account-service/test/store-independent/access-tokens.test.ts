import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import {
  ACCESS_AUDIENCE,
  ACCESS_LIFE_MS,
  createAccessTokens,
  ISSUER,
} from '../../src/accounts/access-tokens.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const SECRET = 'a secret of thirty-two bytes or so, 1234';
const { verify } = createAccessTokens(SECRET, () => NOW);

/** Signs a token like the service, with changes. */
function signed(
  claims: Record<string, unknown> = {},
  header: { alg?: string; typ?: string } = {},
  secret = SECRET,
): Promise<string> {
  const iat = NOW / 1000;
  const whole = { iss: ISSUER, aud: ACCESS_AUDIENCE, sub: 'an account', iat, exp: iat + 900, ...claims };
  return new SignJWT(whole)
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
    .sign(new TextEncoder().encode(secret));
}

test('accepts a token for 15 minutes', async () => {
  const token = await createAccessTokens(SECRET, () => NOW - ACCESS_LIFE_MS + 1000).sign('an account');
  expect(await verify(token)).toBe('an account');
  expect(await verify(await signed())).toBe('an account');
  const late = await createAccessTokens(SECRET, () => NOW - ACCESS_LIFE_MS).sign('an account');
  await expect(verify(late)).rejects.toThrow();
});

test.each([
  ['from another issuer', () => signed({ iss: 'somebody' })],
  ['for another audience', () => signed({ aud: 'weft-other-app' })],
  ['of another type', () => signed({}, { typ: 'JWT' })],
  ['with another algorithm', () => signed({}, { alg: 'HS512' })],
  ['with another secret', () => signed({}, {}, `${SECRET}x`)],
  ['without a subject', () => signed({ sub: undefined })],
  ['without an expiry', () => signed({ exp: undefined })],
  ['without a time of issue', () => signed({ iat: undefined })],
  ['that is unsigned', async () => new UnsecuredJWT({ sub: 'an account' }).setIssuer(ISSUER).encode()],
])('rejects a token %s', async (_what, make) => {
  await expect(verify(await make())).rejects.toThrow();
});
