import { expect, test } from 'vitest';
import { loginCall, registerCall, resendCall, supportCall, verifyEmailCall } from '../src/index.ts';

const API = 'https://api.example.com';
const request = {
  method: 'POST',
  credentials: 'omit',
  redirect: 'error',
  referrerPolicy: 'no-referrer',
  cache: 'no-store',
};

test('login, register and resend post JSON to their paths', () => {
  const credentials = { email: 'a@b.co', password: 'secret' };
  expect(loginCall(API, credentials)).toEqual({
    url: 'https://api.example.com/user/login',
    init: { ...request, headers: { 'content-type': 'application/json' }, body: JSON.stringify(credentials) },
  });
  const registration = {
    name: 'Ada',
    phone: '1234567890',
    company: 'AE',
    ...credentials,
    confirmPassword: 'secret',
    roles: ['user'] as ['user'],
  };
  expect(registerCall(API, registration).url).toBe('https://api.example.com/user/register');
  expect(registerCall(API, registration).init.body).toBe(JSON.stringify(registration));
  expect(resendCall(API, { email: 'a@b.co' }).url).toBe('https://api.example.com/user/resend-verification');
});

test('verify-email has no body and percent-encodes the token', () => {
  const token = '+ / = & # é %';
  const { url, init } = verifyEmailCall(API, token);
  expect(new URL(url).searchParams.get('token')).toBe(token);
  expect(url.startsWith('https://api.example.com/user/verify-email?token=%2B')).toBe(true);
  expect(init).toEqual(request);
});

const SUPPORT = {
  name: 'Ada',
  business_email: 'a@b.c',
  phone_number: '1',
  company_name: 'AE',
  category: 'Feature Request',
  description: 'More',
} as const;

test('a support request carries the key in the secret-key header', () => {
  const { url, init } = supportCall(API, SUPPORT, 'the-key');
  expect(url).toBe('https://api.example.com/customer-support');
  expect(init.headers).toEqual({ 'content-type': 'application/json', 'secret-key': 'the-key' });
});

test('a support request without a key has no secret-key header', () => {
  expect(supportCall('', SUPPORT, '')).toMatchObject({
    url: '/customer-support',
    init: { headers: { 'content-type': 'application/json' } },
  });
  expect(supportCall('', SUPPORT, '').init.headers).not.toHaveProperty('secret-key');
});
