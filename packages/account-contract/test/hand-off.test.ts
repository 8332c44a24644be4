import { createDecipheriv, createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { handOffUrl, openHandOff, sealHandOff } from '../src/hand-off.ts';

const PASSPHRASE = 'a passphrase of the main application';
const tokens = { accessToken: 'header.päyload.signature', refreshToken: 'r-1' };

/** Decrypts with OpenSSL's key derivation (EVP_BytesToKey, MD5, one round), to check the format without crypto-js. */
function openByNode(value: string, passphrase: string): string {
  const bytes = Buffer.from(value, 'base64');
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('Salted__');
  const salt = bytes.subarray(8, 16);
  let block = Buffer.alloc(0);
  let material = Buffer.alloc(0);
  while (material.length < 48) {
    block = createHash('md5')
      .update(Buffer.concat([block, Buffer.from(passphrase), salt]))
      .digest();
    material = Buffer.concat([material, block]);
  }
  const decipher = createDecipheriv('aes-256-cbc', material.subarray(0, 32), material.subarray(32, 48));
  return Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString('utf8');
}

test('encrypts the two tokens and nothing else, in OpenSSL’s format', () => {
  const wider = { ...tokens, email: 'ada@example.com' };
  expect(JSON.parse(openByNode(sealHandOff(wider, PASSPHRASE), PASSPHRASE))).toEqual(tokens);
});

test('200 values survive the URL, plus signs included', () => {
  let pluses = 0;
  for (let i = 0; i < 200; i += 1) {
    const sealed = sealHandOff(tokens, PASSPHRASE);
    if (sealed.includes('+')) pluses += 1;
    const url = new URL(handOffUrl('https://app.example.com/', sealed));
    expect(url.pathname).toBe('/');
    expect([...url.searchParams.keys()]).toEqual(['auth']);
    expect(openHandOff(url.searchParams.get('auth') ?? '', PASSPHRASE)).toEqual(tokens);
  }
  expect(pluses).toBeGreaterThan(0);
});

test('restores a plus sign that became a space', () => {
  const sealed = Array.from({ length: 50 }, () => sealHandOff(tokens, PASSPHRASE)).find((v) =>
    v.includes('+'),
  );
  expect(openHandOff((sealed ?? '').replaceAll('+', ' '), PASSPHRASE)).toEqual(tokens);
});

test('accepts an origin with and without a trailing slash', () => {
  expect(handOffUrl('https://app.example.com', 'a+b')).toBe('https://app.example.com/?auth=a%2Bb');
  expect(handOffUrl('https://app.example.com/', 'a+b')).toBe('https://app.example.com/?auth=a%2Bb');
});

test('rejects another passphrase', () => {
  for (let i = 0; i < 100; i += 1) {
    expect(() => openHandOff(sealHandOff(tokens, PASSPHRASE), 'another')).toThrow(
      'The hand-off cannot be opened',
    );
  }
});

test.each(['', 'nonsense', 'U2FsdGVkX18=', '%%%', '{"accessToken":"a","refreshToken":"r"}'])(
  'rejects the damaged value %j',
  (value) => {
    expect(() => openHandOff(value, PASSPHRASE)).toThrow('The hand-off cannot be opened');
  },
);

test.each([
  { accessToken: '', refreshToken: 'r' },
  { accessToken: 'a', refreshToken: '' },
])('rejects the tokens %j, one of which is empty', (empty) => {
  expect(() => openHandOff(sealHandOff(empty, PASSPHRASE), PASSPHRASE)).toThrow('cannot be opened');
});

test('rejects an empty passphrase when encrypting and when decrypting', () => {
  expect(() => sealHandOff(tokens, '')).toThrow('passphrase is missing');
  expect(() => openHandOff('value', '')).toThrow('passphrase is missing');
});
