import { expect, test } from 'vitest';
import {
  judge,
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
} from '../src/index.ts';

const signUp = signUpForm.parse({
  name: ' Ada Lovelace ',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  companyName: 'Analytical Engines',
  password: ' correct horse ',
  confirmPassword: ' correct horse ',
});
const registration = toRegistrationPayload(signUp);
const SHAPE = 'The request holds fields that this call does not know, or is not a JSON object.';

test('registration holds exactly the seven fields, company from companyName, roles always user', () => {
  expect(registration).toEqual({
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '+44 20 7946 0000',
    company: 'Analytical Engines',
    password: ' correct horse ',
    confirmPassword: ' correct horse ',
    roles: ['user'],
  });
  expect(judge(registrationPayload, registration)).toEqual({ ok: true, value: registration });
});

test('support payload has the names of the call', () => {
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
  expect(judge(supportPayload, payload).ok).toBe(true);
});

test('login payload holds email and password only', () => {
  const form = { email: 'a@b.co', password: 'secret', remember: true };
  expect(toLoginPayload(form)).toEqual({ email: 'a@b.co', password: 'secret' });
});

test.each([
  ['login', loginPayload, { email: 'a@b.co', password: 'secret' }],
  ['registration', registrationPayload, registration],
  ['resend', resendPayload, { email: 'a@b.co' }],
])('%s refuses an unknown key and what is no object', (_name, schema, payload) => {
  expect(judge(schema, payload).ok).toBe(true);
  expect(judge(schema, { ...payload, admin: true })).toEqual({ ok: false, message: SHAPE });
  for (const odd of [null, [], 'text', 7, undefined]) {
    expect(judge(schema, odd)).toEqual({ ok: false, message: SHAPE });
  }
});

test.each([[['admin']], [['user', 'admin']], [[]], ['user'], [undefined], [{ 0: 'user', length: 1 }]])(
  'roles %j are refused',
  (roles) => {
    expect(judge(registrationPayload, { ...registration, roles })).toEqual({
      ok: false,
      message: 'Every new account has the role user and no other.',
    });
  },
);

test('the service says the text of the first rule that fails, in the order of the fields', () => {
  expect(judge(registrationPayload, { ...registration, name: 'A', email: 'x' })).toEqual({
    ok: false,
    message: 'Name must be at least 2 characters',
  });
  expect(judge(registrationPayload, { ...registration, confirmPassword: 'other' })).toEqual({
    ok: false,
    message: 'Passwords do not match',
  });
});

test('a __proto__ key is an unknown key', () => {
  const input: unknown = JSON.parse('{"email":"a@b.co","password":"secret","__proto__":{"admin":true}}');
  expect(judge(loginPayload, input).ok).toBe(false);
});
