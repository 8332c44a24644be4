import { describe, expect, onTestFinished, test } from 'vitest';
import { EMAIL_MAX, loginForm, signUpForm } from '../src/index.ts';
import { errorsOf } from './errors-of.ts';
import { signUp } from './samples.ts';

const a = (count: number) => 'a'.repeat(count);
const EMAILS: [value: unknown, valid: boolean][] = [
  ['ada@example.com', true],
  ['  ada@example.com ', true],
  ["o'brien+news@mail.example.co.uk", true],
  ['ada@xn--mnchen-3ya.de', true],
  ['jürgen@münchen.de', true],
  // Signs that only a host has, and only inside its labels (RFC 5892, appendices A.3 to A.7).
  ['ada@col\u00b7legi.example', true],
  ['ada@\u03b1\u0375\u03b2.example', true],
  ['ada@\u05d0\u05f3\u05d1\u05f4\u05d2.example', true],
  ['ada@\u30c6\u30b9\u30c8\u30fb\u30a2.example', true],
  ['ada@\u00b7legi.example', false],
  ['ada@col\u00b7.example', false],
  ['col\u00b7legi@example.com', false],
  [`${a(64)}@example.com`, true],
  [`${a(65)}@example.com`, false],
  [`ada@${`${a(60)}.`.repeat(4)}${a(EMAIL_MAX - 4 - 244)}`, true],
  [`ada@${`${a(60)}.`.repeat(4)}${a(EMAIL_MAX - 4 - 243)}`, false],
  ['', false],
  ['ada', false],
  ['ada@', false],
  ['@example.com', false],
  ['ada@example', false],
  ['ada@\u4E00\u05D9\u05B4.com', false],
  ['ada@example.', false],
  ['ada@example.c', false],
  ['ada@127.0.0.1', false],
  // Compatibility characters: their ASCII forms are '(1)', a comment in an address, and '0,'.
  ['ada@exam\u2474ple.com', false],
  ['ada@exam\u{1f101}ple.com', false],
  ['ada@example.xn--p1ai', true],
  ['ada@example.XN--P1AI', true],
  // The Kelvin sign is a letter, but the ASCII form of a label has none (RFC 5890, section 2.3.2.1).
  ['ada@example.xn--p1a\u212a', false],
  // The ASCII form of a label, with its prefix, has at most 63 characters, that of a host 253.
  [`ada@${'ü'.repeat(57)}.example`, true],
  [`ada@${'ü'.repeat(58)}.example`, false],
  [`ada@${`${'ü'.repeat(57)}.`.repeat(4)}de`, false],
  ['Ada@EXAMPLE.COM', true],
  ['ada@-example.com', false],
  ['ada@exam ple.com', false],
  ['a..b@example.com', false],
  ['.a@example.com', false],
  ['ada@example.com, eve@example.com', false],
  ['ada@example.com\nbcc: eve@example.com', false],
  ['ada\u0000@example.com', false],
  // Invisible characters that come with a paste.
  ['\u202aada@example.com\u202c', true],
  ['\ufeffada@exam\u200bple.com\u2069', true],
  ['ada\ufe0f@exam\u034fple.com', true],
  ['\u200b', false],
  ['ada@exam\u200dple.com', false],
  [undefined, false],
  [null, false],
  [42, false],
  [{ toString: 'ada@example.com' }, false],
];

describe.each([
  { form: 'login', verdict: (email: unknown) => loginForm.safeParse({ email, password: 'secret' }) },
  { form: 'sign-up', verdict: (email: unknown) => signUpForm.safeParse({ ...signUp, email }) },
])('$form form', ({ verdict }) => {
  test.each(EMAILS)('email %.60j is valid: %s', (value, valid) => {
    expect(errorsOf(verdict(value), 'email')).toEqual(valid ? [] : ['Please enter a valid email address']);
  });

  test('checks addresses in browsers without URL.canParse, too', () => {
    const { canParse } = URL;
    onTestFinished(() => void Object.assign(URL, { canParse }));
    Reflect.deleteProperty(URL, 'canParse');
    expect(EMAILS.map(([email]) => verdict(email).success)).toEqual(EMAILS.map(([, valid]) => valid));
  });
});
