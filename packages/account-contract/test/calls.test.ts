import { expect, test } from 'vitest';
import { loginCall, verifyEmailCall } from '../src/index.ts';

const API = 'https://api.example.com';
const request = {
  method: 'POST',
  credentials: 'omit',
  redirect: 'error',
  referrerPolicy: 'no-referrer',
  cache: 'no-store',
};

test('login posts JSON to its path', () => {
  const credentials = { email: 'a@b.co', password: 'secret' };
  expect(loginCall(API, credentials)).toEqual({
    url: 'https://api.example.com/user/login',
    init: { ...request, headers: { 'content-type': 'application/json' }, body: JSON.stringify(credentials) },
  });
});

test('verify-email has neither body nor headers', () => {
  expect(verifyEmailCall(API, 'token').init).toEqual(request);
});
