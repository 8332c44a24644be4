import {
  loginForm,
  SUPPORT_CATEGORIES,
  signUpForm,
  supportForm,
  toLoginPayload,
  toRegistrationPayload,
  toSupportPayload,
  validate,
} from '@weft/account-contract';
import { signUp, support } from '@weft/account-contract/test/samples';
import { expect, test } from 'vitest';
import { CREDENTIALS, start, WITH_KEY } from '../harness.ts';

/** Harmless, borderline and hostile field values. */
const VALUES = [
  '',
  ' ',
  'a',
  'ab',
  ' ab ',
  'abc',
  'abcd',
  'abcde',
  'abcdefg',
  'abcdefgh',
  'a'.repeat(49),
  'a'.repeat(50),
  'a'.repeat(51),
  'a'.repeat(200),
  'a'.repeat(201),
  'a'.repeat(4001),
  'ada@example.com',
  'ADA@EXAMPLE.COM ',
  'ada@example',
  'a@b.c',
  'a@@b.co',
  'zoë@münchen.de',
  '1234567890',
  '+123 456-789',
  '+1',
  '          ',
  '----------',
  '<b>bold</b>',
  "'; drop table account; --",
  'line\nbreak',
  'line\r\nBcc: eve@example.com',
  'null\u0000byte',
  '\u202Eright to left',
  '𝒜𝒷𝒸 👩‍🚀',
  '{{7*7}} <%= 7*7 %>',
  SUPPORT_CATEGORIES[0],
];

const FORMS = [
  { path: '/user/login', form: CREDENTIALS, schema: loginForm, toPayload: toLoginPayload },
  { path: '/user/register', form: signUp, schema: signUpForm, toPayload: toRegistrationPayload },
  { path: '/customer-support', form: support, schema: supportForm, toPayload: toSupportPayload },
] as const;

test.each(FORMS)('the form and $path validate every value of every field alike', async (flow) => {
  const service = await start();
  const toPayload = flow.toPayload as (form: unknown) => unknown;
  for (const field of Object.keys(flow.form)) {
    for (const value of VALUES) {
      const typed = { ...flow.form, [field]: value };
      const onSite = validate<unknown>(flow.schema, typed);
      const { status, body } = await service.post(
        flow.path,
        toPayload(onSite.ok ? onSite.value : typed),
        WITH_KEY,
      );
      const label = `${field} ${JSON.stringify(value).slice(0, 60)}`;
      if (onSite.ok) {
        // Valid for both. The call may still fail for another reason: unknown address, too many mails.
        expect([200, 401, 429], label).toContain(status);
      } else {
        expect({ status, message: body.message }, label).toEqual({ status: 400, message: onSite.message });
      }
      service.clock.advance(60 * 60_000);
    }
  }
});
