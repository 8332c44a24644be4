import { rules } from '@weft/account-contract';
import { describe, expect, test } from 'vitest';
import { COMMON_PASSWORDS } from '../../src/accounts/common-password-list.ts';
import { registration, start } from '../harness.ts';

const COMMON = ['password', 'Password1', 'QWERTYUIOP', '12345678', 'iloveyou'];

describe('common passwords', () => {
  test('the list has 3,000 entries, all of which pass the sign-up rule', () => {
    expect(new Set(COMMON_PASSWORDS).size).toBe(3000);
    for (const password of COMMON_PASSWORDS) {
      expect(rules.signUpPassword.safeParse(password).success, password).toBe(true);
      expect(password).toBe(password.toLowerCase());
    }
  });

  test('are rejected when configured, in any case, and no mail is sent', async () => {
    const service = await start({ refuseCommonPasswords: true });
    for (const password of COMMON) {
      const { status, body } = await service.post('/user/register', registration({ password }));
      expect(status, password).toBe(400);
      expect(body).toEqual({
        status: 'error',
        message: 'This password is too common. Please choose another one',
      });
    }
    expect(await service.mails()).toEqual([]);
    const { status } = await service.post('/user/register', registration({ password: 'correct horse' }));
    expect(status).toBe(200);
  });

  test('are accepted by default', async () => {
    const service = await start();
    for (const [index, password] of COMMON.entries()) {
      const form = registration({ password, email: `p${index}@example.com` });
      expect((await service.post('/user/register', form)).status, password).toBe(200);
    }
  });
});
