import { createHash } from 'node:crypto';
import { FIELD_TEXTS, SIGN_UP_PASSWORD_MAX } from '@weft/account-contract';
import { describe, expect, test } from 'vitest';
import { PASSWORD_COST } from '../src/accounts/passwords.ts';
import { expectAlike } from './alike.ts';
import { count, rows } from './database.ts';
import { type Answer, makeAccount, postgres, type Running, registration, start } from './harness.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const DEAD = 'This verification link is not valid or has expired. Please sign up again to get a new one.';

const verify = (service: Running, token: string | undefined) =>
  service.post(`/user/verify-email?token=${encodeURIComponent(token ?? '')}`);
const login = async (service: Running, password: string, email = 'ada@example.com') =>
  (await service.post('/user/login', { email, password })).status;

/** A stranger's sign-ups for an address and logins with what was chosen: status and body of each answer. */
async function guessAt(service: Running, email: string) {
  const seen: Pick<Answer, 'status' | 'body'>[] = [];
  const call = async (path: string, body: unknown) => {
    const { status, body: told } = await service.post(path, body);
    seen.push({ status, body: told });
  };
  const logIn = (password: string) => call('/user/login', { email, password });
  service.clock.advance(MINUTE);
  await call('/user/register', registration({ email, password: 'the first guess' }));
  await logIn('the first guess');
  await logIn('another guess');
  service.clock.advance(MINUTE);
  await call('/user/register', registration({ email, password: 'a second guess' }));
  await logIn('a second guess');
  await logIn('the first guess');
  await call('/user/resend-verification', { email });
  return seen;
}

describe('register', () => {
  test.each([
    [{ name: 'Ad' }, FIELD_TEXTS.nameShort],
    [{ name: 'a'.repeat(51) }, FIELD_TEXTS.nameLong],
    [{ name: 'Ada\u0000' }, FIELD_TEXTS.unusableCharacters],
    [{ name: ['Ada'] }, FIELD_TEXTS.nameShort],
    [{ email: 'ada' }, FIELD_TEXTS.email],
    [{ email: 'ada@example.com\r\nbcc: eve@example.com' }, FIELD_TEXTS.email],
    [{ email: null }, FIELD_TEXTS.email],
    [{ phone: '123456789' }, FIELD_TEXTS.phone],
    [{ company: 'A' }, FIELD_TEXTS.companyShort],
    [{ password: 'a'.repeat(7) }, FIELD_TEXTS.signUpPasswordShort],
    [{ password: 'a'.repeat(50) }, FIELD_TEXTS.passwordLong],
    [{ confirmPassword: 'other' }, FIELD_TEXTS.passwordsDiffer],
    [{ confirmPassword: undefined }, FIELD_TEXTS.passwordsDiffer],
    [{ roles: ['admin'] }, 'Every new account has the role user and no other.'],
    [{ roles: ['user', 'admin'] }, 'Every new account has the role user and no other.'],
    [{ admin: true }, 'The request holds fields that this call does not know, or is not a JSON object.'],
  ])('%j is refused with the text of its rule, and nothing happens', async (changes, message) => {
    const service = await start();
    const { status, body } = await service.post('/user/register', registration(changes));
    expect({ status, body }).toEqual({ status: 400, body: { status: 'error', message } });
    expect(await service.mails()).toEqual([]);
    expect(await count(service.config, 'registration')).toBe(0);
  });

  test('keeps other scripts, quotes and markup letter for letter', async () => {
    const service = await start();
    const names = ['李小龍', "Robert'); DROP TABLE account;--", '<script>1</script>', '👩‍🚀👩‍🚀', 'مريم'];
    for (const [index, name] of names.entries()) {
      await makeAccount(service, { name, company: name, email: `p${index}@example.com` });
    }
    const stored = await rows(service.config, 'select name, company, role from account order by email');
    expect(stored).toEqual(names.map((name) => ({ name, company: name, role: 'user' })));
  });

  test('stores an argon2id hash of 32 MiB and six passes, more than OWASP asks, and no password', async () => {
    const service = await start({ passwordCost: PASSWORD_COST });
    await service.post('/user/register', registration());
    const [row] = await rows(service.config, 'select * from registration');
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=32768,t=6,p=1\$/);
    expect(JSON.stringify(row)).not.toContain('correct horse');
  });

  test('a taken address gets the same bytes, and its owner a mail without a link', async () => {
    const service = await start();
    await makeAccount(service);
    service.clock.advance(MINUTE);
    const fresh = await service.post('/user/register', registration({ email: 'eve@example.com' }));
    const taken = await service.post(
      '/user/register',
      registration({ email: ' ADA@example.com', password: 'another one' }),
    );
    expect(taken.status).toBe(fresh.status);
    expect(taken.body).toEqual(fresh.body);
    expect([...taken.headers.keys()]).toEqual([...fresh.headers.keys()]);

    const mails = await service.mailsTo('ada@example.com');
    const told = mails.find((mail) => mail.subject === 'You already have a Weft account');
    expect(told?.text).toContain('Nothing was changed');
    expect(told?.text).not.toMatch(/https?:/);
    expect(await login(service, 'another one')).toBe(403);
    expect(await login(service, 'correct horse')).toBe(200);
  });

  test('signing up with a password of one’s own and logging in with it tells nothing about the address', async () => {
    const service = await start();
    await makeAccount(service, { email: 'taken@example.com' });
    const taken = await guessAt(service, 'taken@example.com');
    expect(taken).toEqual(await guessAt(service, 'fresh@example.com'));
    expect(taken.map(({ status }) => status)).toEqual([200, 403, 401, 200, 403, 401, 200]);
    service.clock.advance(DAY);
    for (const email of ['taken@example.com', 'fresh@example.com']) {
      expect(await login(service, 'a second guess', email), email).toBe(403);
    }
  });

  test('what a stranger chose is answered alike before and after the owner verifies, and opens nothing', async () => {
    const service = await start();
    await service.post('/user/register', registration());
    service.clock.advance(MINUTE);
    await service.post('/user/register', registration({ password: 'a stranger’s' }));
    const [strangers, owners] = await service.tokensOf('ada@example.com');
    expect(await login(service, 'a stranger’s')).toBe(403);
    expect((await verify(service, owners)).status).toBe(200);
    expect(await login(service, 'a stranger’s')).toBe(403);
    expect((await verify(service, strangers)).status).toBe(400);
    expect(await login(service, 'correct horse')).toBe(200);
  });

  test('a decoy has no link, keeps nothing of the form, and no link that were made for it would verify', async () => {
    const service = await start();
    await makeAccount(service);
    await service.post('/user/register', registration({ password: 'a stranger’s', name: 'Eve' }));
    await service.post('/user/resend-verification', { email: 'ada@example.com' });
    const [decoy, ...others] = await rows(service.config, 'select * from registration where decoy = 1');
    expect(others).toEqual([]);
    expect(decoy).toMatchObject({ email: '', name: '', phone: '', company: '', verified_at: null });
    expect(await service.tokensOf('ada@example.com')).toHaveLength(1);

    await rows(service.config, 'delete from account');
    await service.post('/user/resend-verification', { email: 'ada@example.com' });
    expect(await service.tokensOf('ada@example.com')).toHaveLength(1);
    await rows(service.config, `update verification_link set registration_id = '${decoy?.id}'`);
    const [token] = await service.tokensOf('ada@example.com');
    expect((await verify(service, token)).status).toBe(400);
    expect(await count(service.config, 'account')).toBe(0);

    service.clock.advance(MINUTE);
    await makeAccount(service, { password: 'the owner’s' });
    expect(await login(service, 'the owner’s')).toBe(200);
  });

  test('with explicit answers a taken address is refused helpfully and gets no mail', async () => {
    const service = await start({ registerAnswers: 'explicit' });
    await makeAccount(service);
    const { status, body } = await service.post('/user/register', registration());
    expect(status).toBe(409);
    expect(body).toEqual({
      status: 'error',
      message: 'An account with this email address already exists. Please log in instead.',
    });
    expect(await service.mailsTo('ada@example.com')).toHaveLength(1);
  });

  test('fifty at once for one address: no failure of ours, five mails at most, one account', async () => {
    const service = await start();
    const spellings = ['ada@example.com', 'ADA@example.com', ' ada@EXAMPLE.com', 'Ada@Example.Com '];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        service.post(
          '/user/register',
          registration({ email: spellings[index % 4], password: `password ${index}` }),
        ),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    const accepted = statuses.filter((status) => status === 200).length;
    const refused = statuses.filter((status) => postgres && status === 503).length;
    expect(accepted + refused).toBe(50);
    expect(accepted).toBeGreaterThan(0);

    const mails = await service.mails();
    expect(mails).toHaveLength(Math.min(5, accepted));
    const tokens = mails.map((mail) => /token=([\w-]+)/.exec(mail.text)?.[1]);
    const verified = await Promise.all(tokens.map((token) => verify(service, token)));
    expect(verified.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(verified.filter(({ status }) => status === 400)).toHaveLength(mails.length - 1);
    expect(await count(service.config, 'account')).toBe(1);
  });

  test('two hundred at once for one address: every call is answered, one account', async () => {
    const service = await start();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        service.post('/user/register', registration({ password: `password ${index}` })),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    // Beyond the bounded queue of hashes: come back later.
    expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([]);
    expect(statuses).toContain(200);
    for (const { status, headers } of answers) {
      if (status !== 200) expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    }
    const tokens = await service.tokensOf('ada@example.com');
    expect(tokens).toHaveLength(Math.min(5, statuses.filter((status) => status === 200).length));
    const verified = await Promise.all(tokens.map((token) => verify(service, token)));
    expect(verified.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await count(service.config, 'account')).toBe(1);
  });

  test('takes as long for a taken address as for a fresh one', async () => {
    const service = await start({ passwordCost: { memoryCost: 19_456, timeCost: 2 } });
    await makeAccount(service);
    const signUp = (emailOf: () => string) => async () => {
      service.clock.advance(DAY);
      const { status } = await service.post('/user/register', registration({ email: emailOf() }));
      expect(status).toBe(200);
    };
    let people = 0;
    await expectAlike(
      signUp(() => 'ada@example.com'),
      signUp(() => {
        people += 1;
        return `p${people}@example.com`;
      }),
    );
  });

  test('the longest password in the widest letters is taken whole, and 60 KB are refused unhashed', async () => {
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

  test('the sixth mail in a quarter of an hour and the thirteenth in a day are not sent, and nobody is told', async () => {
    const service = await start();
    await makeAccount(service, { email: 'taken@example.com' });
    for (const email of ['taken@example.com', 'fresh@example.com']) {
      const already = email === 'taken@example.com' ? 1 : 0;
      const sent: number[] = [];
      for (let call = already; call < 24; call += 1) {
        if (call % 6 === 0) service.clock.advance(15 * MINUTE);
        expect((await service.post('/user/register', registration({ email }))).status).toBe(200);
        if (call % 6 === 5) sent.push((await service.mailsTo(email)).length);
      }
      expect(sent, email).toEqual([5, 10, 12, 12]);
    }
    service.clock.advance(DAY);
    await makeAccount(service, { email: 'fresh@example.com', password: 'the owner’s' });
    expect(await login(service, 'the owner’s', 'fresh@example.com')).toBe(200);
  });
});

describe('verify-email', () => {
  test('a repeat within the day succeeds without effect, eight at once too', async () => {
    const service = await start();
    await service.post('/user/register', registration());
    const [token] = await service.tokensOf('ada@example.com');
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(service, token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await count(service.config, 'account')).toBe(1);
    service.clock.advance(DAY - 1);
    const repeat = await verify(service, token);
    expect(repeat.status).toBe(200);
    expect(repeat.body.accestoken).toBeUndefined();
  });

  test('works a millisecond before a day has passed', async () => {
    const service = await start();
    await service.post('/user/register', registration());
    const [token] = await service.tokensOf('ada@example.com');
    service.clock.advance(DAY - 1);
    expect((await verify(service, token)).status).toBe(200);
  });

  test('is refused when a day has passed, used before or not', async () => {
    const service = await start();
    await service.post('/user/register', registration());
    const { token: used } = await makeAccount(service, { email: 'eve@example.com' });
    const [token] = await service.tokensOf('ada@example.com');
    service.clock.advance(DAY);
    for (const late of [token, used]) {
      const { status, body } = await verify(service, late);
      expect({ status, body }).toEqual({ status: 400, body: { status: 'error', message: DEAD } });
    }
    expect(await login(service, 'correct horse')).toBe(403);
  });

  test.each([
    ['none', () => ''],
    ['other case', (token: string) => token.toLowerCase()],
    ['one letter off', (token: string) => (token.startsWith('A') ? 'B' : 'A') + token.slice(1)],
    ['one letter more', (token: string) => `${token}A`],
    ['a foreign one', () => 'A'.repeat(43)],
    ['a path', () => '../../etc/passwd'],
    ['NUL', () => '\u0000'],
    ['SQL', () => "' or 1=1 --"],
  ])('%s gives the one refusal', async (_name, change) => {
    const service = await start();
    await service.post('/user/register', registration());
    const [token = ''] = await service.tokensOf('ada@example.com');
    const { status, body } = await verify(service, change(token));
    expect({ status, body }).toEqual({ status: 400, body: { status: 'error', message: DEAD } });
    expect(await count(service.config, 'account')).toBe(0);
  });

  test('a call without the parameter gives the one refusal', async () => {
    const service = await start();
    expect((await service.post('/user/verify-email')).body.message).toBe(DEAD);
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])('%s never verifies', async (method) => {
    const service = await start();
    await service.post('/user/register', registration());
    const [token] = await service.tokensOf('ada@example.com');
    const response = await fetch(`${service.url}/user/verify-email?token=${token}`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expect(await login(service, 'correct horse')).toBe(403);
  });

  test('only a hash of the token lies in the store', async () => {
    const service = await start();
    await service.post('/user/register', registration());
    const [token = ''] = await service.tokensOf('ada@example.com');
    const [link] = await rows(service.config, 'select * from verification_link');
    expect(link?.token_hash).toBe(createHash('sha256').update(token).digest('base64url'));
    expect(JSON.stringify(link)).not.toContain(token);
  });

  test('each link activates the password and details of its own attempt; the others end', async () => {
    const service = await start();
    await service.post('/user/register', registration({ password: 'a stranger’s', name: 'Eve' }));
    service.clock.advance(MINUTE);
    await service.post('/user/register', registration({ password: 'the owner’s', name: 'Ada' }));
    const [owners, strangers] = await service.tokensOf('ada@example.com');

    expect((await verify(service, owners)).status).toBe(200);
    expect(await login(service, 'the owner’s')).toBe(200);
    expect(await login(service, 'a stranger’s')).toBe(401);

    expect((await verify(service, strangers)).status).toBe(400);
    expect(await login(service, 'the owner’s')).toBe(200);
    expect(await login(service, 'a stranger’s')).toBe(401);
    expect(await rows(service.config, 'select name from account')).toEqual([{ name: 'Ada' }]);
    expect(await rows(service.config, 'select password_hash from registration where decoy = 0')).toEqual([
      { password_hash: '' },
    ]);
    expect(await count(service.config, 'verification_link')).toBe(1);
  });
});

describe('resend-verification', () => {
  const resend = (service: Running, email: string) => service.post('/user/resend-verification', { email });

  test('known, verified and unknown addresses get the same bytes; only two get a mail', async () => {
    const service = await start();
    await service.post('/user/register', registration({ email: 'pending@example.com' }));
    await makeAccount(service, { email: 'verified@example.com' });
    const answers = await Promise.all(
      ['pending@example.com', 'verified@example.com', 'unknown@example.com'].map((email) =>
        resend(service, email),
      ),
    );
    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({
        status: 200,
        body: {
          status: 'success',
          message: 'If this address is waiting to be verified, a new link is on its way.',
        },
      });
    }
    expect(await service.tokensOf('pending@example.com')).toHaveLength(2);
    expect(await service.tokensOf('verified@example.com')).toHaveLength(1);
    const subjects = (await service.mailsTo('verified@example.com')).map(({ subject }) => subject);
    expect(subjects).toContain('You already have a Weft account');
    expect(await service.mailsTo('unknown@example.com')).toEqual([]);
  });

  test('old and new link both work for the same attempt', async () => {
    const service = await start();
    await service.post('/user/register', registration());
    service.clock.advance(MINUTE);
    await resend(service, ' ADA@example.com ');
    const [fresh, old] = await service.tokensOf('ada@example.com');
    expect(fresh).not.toBe(old);
    expect((await verify(service, old)).status).toBe(200);
    expect((await verify(service, fresh)).status).toBe(200);
    expect(await login(service, 'correct horse')).toBe(200);
  });

  test('brings a new link after the first has expired', async () => {
    const service = await start();
    await service.post('/user/register', registration());
    service.clock.advance(2 * DAY);
    await resend(service, 'ada@example.com');
    const [fresh] = await service.tokensOf('ada@example.com');
    expect((await verify(service, fresh)).status).toBe(200);
  });

  test('too many are answered alike for known and unknown addresses, and send nothing', async () => {
    const service = await start();
    await service.post('/user/register', registration({ email: 'known@example.com' }));
    for (let index = 0; index < 5; index += 1) await resend(service, 'known@example.com');
    for (let index = 0; index < 5; index += 1) await resend(service, 'unknown@example.com');
    const known = await resend(service, 'known@example.com');
    const unknown = await resend(service, 'unknown@example.com');
    expect(known.status).toBe(200);
    expect({ status: unknown.status, body: unknown.body }).toEqual({ status: 200, body: known.body });
    expect(await service.tokensOf('known@example.com')).toHaveLength(5);
  });

  test('an address that is none is refused by its rule', async () => {
    const service = await start();
    expect((await resend(service, 'ada')).body.message).toBe(FIELD_TEXTS.email);
  });
});
