import { inspect } from 'node:util';
import { FIELD_TEXTS, SIGN_UP_PASSWORD_MAX } from '@weft/account-contract';
import { describe, expect, test } from 'vitest';
import { PASSWORD_COST } from '../src/accounts/passwords.ts';
import { verify } from './account-calls.ts';
import { count, rows } from './database.ts';
import { makeAccount, registration, start } from './harness.ts';

describe('register', () => {
  test('rejects each wrong value with the text of its rule, and stores nothing', async () => {
    const service = await start();
    const wrong: [changes: Record<string, unknown>, message: string][] = [
      [{ name: 'Ad' }, FIELD_TEXTS.nameShort],
      [{ name: 'a'.repeat(51) }, FIELD_TEXTS.nameLong],
      [{ name: 'Ada\u0000' }, FIELD_TEXTS.unusableCharacters('Name')],
      [{ name: '\u200b\u200b\u200b' }, FIELD_TEXTS.nameShort],
      [{ name: ['Ada'] }, FIELD_TEXTS.nameShort],
      [{ email: 'ada' }, FIELD_TEXTS.email],
      [{ email: 'ada@example.com\r\nbcc: eve@example.com' }, FIELD_TEXTS.email],
      [{ email: null }, FIELD_TEXTS.email],
      [{ phone: '123456789' }, FIELD_TEXTS.phone],
      [{ company: 'A' }, FIELD_TEXTS.companyShort],
      [{ company: '\u2060\u2060' }, FIELD_TEXTS.companyShort],
      [{ password: 'a'.repeat(7) }, FIELD_TEXTS.signUpPasswordShort],
      [{ password: 'a'.repeat(50) }, FIELD_TEXTS.passwordLong],
      [{ confirmPassword: 'other' }, FIELD_TEXTS.passwordsDiffer],
      [{ confirmPassword: undefined }, FIELD_TEXTS.passwordsDiffer],
      [{ roles: ['admin'] }, 'The only role of a new account is user.'],
      [{ roles: ['user', 'admin'] }, 'The only role of a new account is user.'],
      [{ admin: true }, 'The request has an unknown field, or is not a JSON object.'],
    ];
    for (const [changes, message] of wrong) {
      const value = inspect(changes);
      const { status, body } = await service.post('/user/register', registration(changes));
      expect({ status, body }, value).toEqual({ status: 400, body: { status: 'error', message } });
      expect(await service.mails(), value).toEqual([]);
      expect(await count(service.config, 'registration'), value).toBe(0);
    }
  });

  test('stores other scripts, quotes and markup unchanged', async () => {
    const service = await start();
    const names = ['李小龍', "Robert'); DROP TABLE account;--", '<script>1</script>', '👩‍🚀👩‍🚀', 'مريم'];
    for (const [index, name] of names.entries()) {
      await makeAccount(service, { name, company: name, email: `p${index}@example.com` });
    }
    const stored = await rows(service.config, 'select name, company, role from account order by email');
    expect(stored).toEqual(names.map((name) => ({ name, company: name, role: 'user' })));
  });

  test('stores a pasted address and phone number without invisible characters', async () => {
    const service = await start();
    const pasted = { email: '\u202aada@example.com\u202c', phone: '\u202a+44\u00a020\u20117946 0000\u202c' };
    const { status } = await service.post('/user/register', registration(pasted));
    expect(status).toBe(200);
    const stored = await rows(service.config, 'select email, phone from registration');
    expect(stored).toEqual([{ email: 'ada@example.com', phone: '+44 20-7946 0000' }]);
  });

  test('stores an argon2id hash with 32 MiB and six passes, and not the password', async () => {
    const service = await start({ passwordCost: PASSWORD_COST });
    await service.post('/user/register', registration());
    const [row] = await rows(service.config, 'select * from registration');
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=32768,t=6,p=1\$/);
    expect(JSON.stringify(row)).not.toContain('correct horse');
  });

  test('200 simultaneous registrations of one address, in four spellings, all get a reply and create one account', async () => {
    const service = await start();
    const spellings = ['ada@example.com', 'ADA@example.com', ' ada@EXAMPLE.com', 'Ada@Example.Com '];
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        service.post(
          '/user/register',
          registration({ email: spellings[index % 4], password: `password ${index}` }),
        ),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    // 503 beyond the bounded queue of hashes.
    expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(5);
    for (const { status, headers } of answers) {
      if (status !== 200) expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    }
    const tokens = await service.tokensOf('ada@example.com');
    expect(tokens).toHaveLength(5);
    expect(await service.mails()).toHaveLength(5);
    const verified = await Promise.all(tokens.map((token) => verify(service, token)));
    expect(verified.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(verified.filter(({ status }) => status === 400)).toHaveLength(4);
    expect(await count(service.config, 'account')).toBe(1);
  });

  test('compares every character of the longest password, and rejects one of 60 KB', async () => {
    const service = await start();
    const password = `${'漢'.repeat(SIGN_UP_PASSWORD_MAX - 1)}字`;
    expect(Buffer.byteLength(password)).toBeLessThanOrEqual(256);
    await makeAccount(service, { password });
    const logIn = (typed: string) =>
      service.post('/user/login', { email: 'ada@example.com', password: typed });
    expect((await logIn(password)).status).toBe(200);
    expect((await logIn(`${password.slice(0, -1)}漢`)).status).toBe(401);
    for (const length of [10_000, 60_000]) {
      const typed = 'x'.repeat(length);
      expect([400, 413]).toContain((await logIn(typed)).status);
      expect([400, 413]).toContain(
        (await service.post('/user/register', registration({ password: typed }))).status,
      );
    }
  });
});
