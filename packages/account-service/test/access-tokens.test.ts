import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import {
  ACCESS_AUDIENCE,
  ACCESS_LIFE_MS,
  createAccessTokens,
  ISSUER,
} from '../src/accounts/access-tokens.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const SECRET = 'a secret of thirty-two bytes or so, 1234';
const { read } = createAccessTokens(SECRET, () => NOW);

/** A token as the service makes it, but for these changes. */
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

test('a token of the service is read until its quarter of an hour is over', async () => {
  const token = await createAccessTokens(SECRET, () => NOW - ACCESS_LIFE_MS + 1000).sign('an account');
  expect(await read(token)).toBe('an account');
  expect(await read(await signed())).toBe('an account');
  const late = await createAccessTokens(SECRET, () => NOW - ACCESS_LIFE_MS).sign('an account');
  await expect(read(late)).rejects.toThrow();
});

test.each([
  ['of another issuer', () => signed({ iss: 'somebody' })],
  ['for another audience', () => signed({ aud: 'weft-other-app' })],
  ['of another type', () => signed({}, { typ: 'JWT' })],
  ['with another algorithm', () => signed({}, { alg: 'HS512' })],
  ['with another secret', () => signed({}, {}, `${SECRET}x`)],
  ['for nobody', () => signed({ sub: undefined })],
  ['without an end', () => signed({ exp: undefined })],
  ['without a beginning', () => signed({ iat: undefined })],
  ['unsigned', async () => new UnsecuredJWT({ sub: 'an account' }).setIssuer(ISSUER).encode()],
])('a token %s is refused', async (_what, make) => {
  await expect(read(await make())).rejects.toThrow();
});
