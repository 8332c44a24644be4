import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  createHandOffVerifier,
  handOffChallenge,
  handOffCodeUrl,
  isHandOffChallenge,
  readHandOffCode,
} from '../src/hand-off-code.ts';
import { loginResult, readReply } from '../src/index.ts';

const CODE = 'c'.repeat(43);
const VERIFIER = 'v'.repeat(43);

describe('verifier and challenge', () => {
  test('the challenge is the SHA-256 of the verifier in base64url', async () => {
    const { verifier, challenge } = await createHandOffVerifier();
    expect(verifier).toMatch(/^[\w-]{43}$/);
    expect(challenge).toBe(createHash('sha256').update(verifier).digest('base64url'));
  });

  test('the challenge matches the example of RFC 7636, appendix B', async () => {
    const challenge = await handOffChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk');
    expect(challenge).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
  });

  test('every verifier is different', async () => {
    const made = await Promise.all(Array.from({ length: 50 }, createHandOffVerifier));
    expect(new Set(made.map(({ verifier }) => verifier)).size).toBe(50);
  });

  test.each([
    [VERIFIER, true],
    [VERIFIER.slice(1), false],
    [`${VERIFIER}v`, false],
    [`${VERIFIER.slice(1)}=`, false],
    ['', false],
    [undefined, false],
  ])('isHandOffChallenge(%j) is %s', (text, is) => {
    expect(isHandOffChallenge(text)).toBe(is);
  });
});

describe('hand-off URL', () => {
  test.each(['https://main.example', 'https://main.example/'])(
    'of %s is its root, and reads back as code and verifier',
    (mainApp) => {
      const address = handOffCodeUrl(mainApp, { code: CODE, verifier: VERIFIER });
      expect(address).toBe(`https://main.example/?code=${CODE}#${VERIFIER}`);
      expect(readHandOffCode(address)).toEqual({ code: CODE, verifier: VERIFIER });
    },
  );

  test.each([
    'https://main.example/',
    `https://main.example/?code=${CODE}`,
    `https://main.example/#${VERIFIER}`,
    `https://main.example/?code=<b>#${VERIFIER}`,
    `https://main.example/?code=${CODE}#short`,
  ])('%s has no code with a verifier', (address) => {
    expect(readHandOffCode(address)).toBeUndefined();
  });
});

test('a login ignores a code that is not a text', async () => {
  const body = { status: 'success', accestoken: 'a', refreshtoken: 'r', code: 7 };
  expect(loginResult(await readReply(Response.json(body)))).toEqual({
    kind: 'success',
    accessToken: 'a',
    refreshToken: 'r',
  });
});
