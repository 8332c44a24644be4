import { expect, test } from 'vitest';
import {
  loginPayload,
  registrationPayload,
  resendPayload,
  SUPPORT_CATEGORIES,
  signUpForm,
  supportForm,
  supportPayload,
  toLoginPayload,
  toRegistrationPayload,
  toSupportPayload,
  validate,
} from '../src/index.ts';
import { signUp } from './samples.ts';

const password = ' correct horse ';
const registration = toRegistrationPayload(
  signUpForm.parse({ ...signUp, name: ' Ada Lovelace ', password, confirmPassword: password }),
);
const SHAPE = 'The request has an unknown field, or is not a JSON object.';

test('the registration payload has seven fields: companyName becomes company, roles is always user', () => {
  expect(registration).toEqual({
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '+44 20 7946 0000',
    company: 'Analytical Engines',
    password,
    confirmPassword: password,
    roles: ['user'],
  });
  expect(validate(registrationPayload, registration)).toEqual({ ok: true, value: registration });
});

test('the support payload has the names that the service expects', () => {
  const form = supportForm.parse({
    name: 'Ada',
    businessEmail: 'a@b.c',
    phoneNumber: '1',
    companyName: 'AE',
    category: SUPPORT_CATEGORIES[3],
    description: 'Help',
  });
  const payload = toSupportPayload(form);
  expect(payload).toEqual({
    name: 'Ada',
    business_email: 'a@b.c',
    phone_number: '1',
    company_name: 'AE',
    category: 'Bug Report / Technical Issue',
    description: 'Help',
  });
  expect(validate(supportPayload, payload).ok).toBe(true);
});

test('the login payload has only email and password', () => {
  const form = { email: 'a@b.co', password: 'secret', remember: true };
  expect(toLoginPayload(form)).toEqual({ email: 'a@b.co', password: 'secret' });
});

test.each([
  ['login', loginPayload, { email: 'a@b.co', password: 'secret' }],
  ['registration', registrationPayload, registration],
  ['resend', resendPayload, { email: 'a@b.co' }],
])('the %s payload rejects an unknown key, and anything but an object', (_name, schema, payload) => {
  expect(validate(schema, payload).ok).toBe(true);
  expect(validate(schema, { ...payload, admin: true })).toEqual({ ok: false, message: SHAPE });
  for (const odd of [null, [], 'text', 7, undefined]) {
    expect(validate(schema, odd)).toEqual({ ok: false, message: SHAPE });
  }
});

test.each([[['admin']], [['user', 'admin']], [[]], ['user'], [undefined], [{ 0: 'user', length: 1 }]])(
  'rejects the roles %j',
  (roles) => {
    expect(validate(registrationPayload, { ...registration, roles })).toEqual({
      ok: false,
      message: 'The only role of a new account is user.',
    });
  },
);

test('validate returns the text of the first failing rule, in the order of the fields', () => {
  expect(validate(registrationPayload, { ...registration, name: 'A', email: 'x' })).toEqual({
    ok: false,
    message: 'Name must be at least 2 characters',
  });
  expect(validate(registrationPayload, { ...registration, confirmPassword: 'other' })).toEqual({
    ok: false,
    message: 'Passwords do not match',
  });
});

test('rejects a __proto__ key as an unknown key', () => {
  const input: unknown = JSON.parse('{"email":"a@b.co","password":"secret","__proto__":{"admin":true}}');
  expect(validate(loginPayload, input).ok).toBe(false);
});
