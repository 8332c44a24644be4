import { expect, test } from 'vitest';
import { signUpForm, supportForm } from '../src/index.ts';
import { signUp, support } from './samples.ts';

test('an address and a phone number lose the invisible characters that a paste brought along', () => {
  const pasted = { email: '\u2068ada@example.com\u2069', phone: '\u202a+44\u00a020\u20137946 0000\u202c' };
  expect(signUpForm.parse({ ...signUp, ...pasted })).toMatchObject({
    email: 'ada@example.com',
    phone: '+44 20-7946 0000',
  });
});

test('a line pasted from several cells of a table has spaces for the tabs', () => {
  const pasted = { name: 'Ada\tLovelace\t', companyName: '\tLoom\tWorks' };
  const lines = { name: 'Ada Lovelace', companyName: 'Loom Works' };
  expect(signUpForm.parse({ ...signUp, ...pasted, phone: '+44\t20 7946 0000\t' })).toMatchObject({
    ...lines,
    phone: '+44 20 7946 0000 ',
  });
  expect(supportForm.parse({ ...support, ...pasted, phoneNumber: '020\t7946 0000\t' })).toMatchObject({
    ...lines,
    phoneNumber: '020 7946 0000',
  });
});
