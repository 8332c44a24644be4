import { expect, test } from 'vitest';
import { readVerificationToken, verificationLink } from '../src/index.ts';

test('a link opens the verification page of the site with its token', () => {
  expect(verificationLink('https://www.example.com', 'abc')).toBe(
    'https://www.example.com/email-verification?token=abc',
  );
});

test.each(['abc', '+ / = & # é %', '100%', '%41'])('the token %j is read back byte for byte', (token) => {
  expect(readVerificationToken(new URL(verificationLink('https://x.test', token)).search)).toBe(token);
});

test.each([
  ['?token=a+b', 'a+b'],
  ['?utm=1&token=abc&x=2', 'abc'],
  ['?token=%', '%'],
  ['token=abc', 'abc'],
  ['?token=', undefined],
  ['?tokens=abc', undefined],
  ['', undefined],
])('the query %j has the token %j', (search, token) => {
  expect(readVerificationToken(search)).toBe(token);
});
