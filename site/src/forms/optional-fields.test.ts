import { loginForm, resendPayload, rules, signUpForm, supportForm } from '@weft/account-contract';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { optionalFields } from './optional-fields.ts';

it.each(Object.entries({ loginForm, signUpForm, supportForm, resendPayload }))(
  'requires every field of %s, as its note says',
  (_, schema) => {
    expect([...optionalFields<unknown, unknown>(schema)]).toEqual([]);
  },
);

it('finds a field whose rule accepts an empty text', () => {
  const jobTitle = z._default(z.string().check(z.trim(), z.maxLength(200)), '');
  expect([...optionalFields(z.object({ email: rules.email, jobTitle }))]).toEqual(['jobTitle']);
});
