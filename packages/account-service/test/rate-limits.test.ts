import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { LimitName } from '../src/limits/rate-limits.ts';
import { rows } from './database.ts';
import {
  type Answer,
  makeAccount,
  registration,
  SUPPORT_KEY,
  startWithAccount,
  supportRequest,
} from './harness.ts';
import { behindProxy, expectLimited, from, logIn } from './limited-calls.ts';

/** Makes calls one after the other. @returns their statuses. */
async function repeat(times: number, call: (index: number) => Promise<Answer>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push((await call(index)).status);
  return statuses;
}

describe('password guessing', () => {
  test('is blocked after ten attempts, even for the right password, for known and unknown addresses', async () => {
    const service = await behindProxy();
    await makeAccount(service);
    for (const email of ['ada@example.com', 'nobody@example.com']) {
      const tries = await repeat(10, () => logIn(service, 'not this', '203.0.113.1', email));
      expect(tries).toEqual(Array(10).fill(401));
      expectLimited(await logIn(service, 'not this', '203.0.113.1', email));
    }
    expectLimited(await logIn(service, 'correct horse', '203.0.113.1'));
  });

  test('counts all spellings of an address together, even in simultaneous calls', async () => {
    const service = await behindProxy();
    await makeAccount(service);
    const spellings = ['ada@example.com', 'ADA@example.com', ' ada@EXAMPLE.com '];
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        logIn(service, 'not this', '203.0.113.1', spellings[index % 3]),
      ),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('forged forwarding headers do not help', async () => {
    const service = await startWithAccount({ relaxLocalLimits: false });
    const statuses = await repeat(12, (index) =>
      service.post(
        '/user/login',
        { email: 'ada@example.com', password: 'not this' },
        {
          'x-forwarded-for': `203.0.113.${index}`,
          forwarded: `for=203.0.113.${index}`,
          'x-real-ip': `203.0.113.${index}`,
        },
      ),
    );
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  test('another address of the same IPv6 /64 does not help', async () => {
    const service = await behindProxy();
    await makeAccount(service);
    const statuses = await repeat(11, (index) => logIn(service, 'not this', `2001:db8:1:2::${index + 1}`));
    expect(statuses.at(-1)).toBe(429);
    expect((await logIn(service, 'not this', '2001:db8:1:3::1')).status).toBe(401);
  });

  test('does not lock out the owner at another address', async () => {
    const service = await behindProxy();
    await makeAccount(service);
    expect((await repeat(40, () => logIn(service, 'not this', '203.0.113.66'))).at(-1)).toBe(429);
    expect((await logIn(service, 'correct horse', '198.51.100.1')).status).toBe(200);
  });

  test('by many clients is blocked at the account’s limit, except for a known client', async () => {
    const service = await behindProxy({ limits: { loginAccount: { points: 20, seconds: 900 } } });
    await makeAccount(service);
    expect((await logIn(service, 'correct horse', '198.51.100.1')).status).toBe(200);
    const statuses = await repeat(25, (index) => logIn(service, 'not this', `203.0.113.${index}`));
    expect(statuses).toEqual([...Array(20).fill(401), ...Array(5).fill(429)]);
    expectLimited(await logIn(service, 'correct horse', '203.0.113.200'));
    expect((await logIn(service, 'correct horse', '198.51.100.1')).status).toBe(200);
  });

  test('of many accounts by one client is blocked at the client’s limit', async () => {
    const service = await behindProxy({ limits: { loginClient: { points: 15, seconds: 900 } } });
    const statuses = await repeat(17, (index) =>
      logIn(service, 'not this', '203.0.113.1', `p${index}@example.com`),
    );
    expect(statuses).toEqual([...Array(15).fill(401), 429, 429]);
    expect((await logIn(service, 'not this', '203.0.113.2', 'p1@example.com')).status).toBe(401);
  });

  test('the right password of an account does not count', async () => {
    const service = await behindProxy({ limits: { loginClient: { points: 5, seconds: 900 } } });
    await makeAccount(service);
    expect(await repeat(12, () => logIn(service, 'correct horse', '203.0.113.1'))).toEqual(
      Array(12).fill(200),
    );
  });

  test('the right password of an unverified registration counts, because it costs as much as a wrong one', async () => {
    const service = await behindProxy({ limits: { loginClient: { points: 5, seconds: 900 } } });
    await service.post('/user/register', registration({ email: 'bea@example.com' }), from('203.0.113.1'));
    const statuses = await repeat(7, () => logIn(service, 'correct horse', '203.0.113.1', 'bea@example.com'));
    expect(statuses).toEqual([...Array(5).fill(403), 429, 429]);
    expect((await logIn(service, 'correct horse', '203.0.113.2', 'bea@example.com')).status).toBe(403);
  });

  test('is possible again when the window is over', async () => {
    // The limiter's library has no other clock.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const service = await behindProxy({ limits: { login: { points: 1, seconds: 900 } } });
    const statusOf = async () => (await logIn(service, 'not this', '203.0.113.1')).status;
    expect([await statusOf(), await statusOf()]).toEqual([401, 429]);
    vi.advanceTimersByTime(899_000);
    expect(await statusOf()).toBe(429);
    vi.advanceTimersByTime(1001);
    expect(await statusOf()).toBe(401);
  });
});

describe('other calls', () => {
  const few = { points: 3, seconds: 900 };

  const CALLS: [LimitName, (index: number) => [path: string, body: unknown], status: number][] = [
    [
      'register',
      (index: number) => ['/user/register', registration({ email: `p${index}@example.com` })],
      200,
    ],
    ['resend', (index: number) => ['/user/resend-verification', { email: `p${index}@example.com` }], 200],
    ['verify', (index: number) => [`/user/verify-email?token=guess-${index}`, undefined], 400],
    ['refresh', (index: number) => ['/user/refresh', { refreshtoken: `guess ${index}` }], 401],
    ['exchange', (index: number) => ['/user/exchange-code', { code: `guess ${index}`, verifier: 'v' }], 401],
    ['support', () => ['/customer-support', supportRequest()], 200],
  ];

  test.each(CALLS)('the limit %s applies per client', async (name, call, status) => {
    const service = await behindProxy({ limits: { [name]: few }, handOff: 'code' });
    const make = (index: number, address: string) => {
      const [path, body] = call(index);
      return service.post(path, body, { ...from(address), 'secret-key': SUPPORT_KEY });
    };
    expect(await repeat(3, (index) => make(index, '203.0.113.1'))).toEqual(Array(3).fill(status));
    expectLimited(await make(3, '203.0.113.1'));
    expect((await make(4, '203.0.113.2')).status).toBe(status);
  });

  test('a stranger can request three mails to an address, and its owner still gets one', async () => {
    const service = await behindProxy();
    const email = 'ada@example.com';
    const asks = (address: string) => (index: number) =>
      index % 2
        ? service.post('/user/resend-verification', { email: ' ADA@example.com ' }, from(address))
        : service.post('/user/register', registration({ email }), from(address));
    expect(await repeat(3, asks('203.0.113.66'))).toEqual([200, 200, 200]);
    for (const index of [0, 1]) expectLimited(await asks('203.0.113.66')(index));
    expect(await service.mailsTo(email)).toHaveLength(3);
    expect((await asks('198.51.100.1')(0)).status).toBe(200);
    expect(await service.mailsTo(email)).toHaveLength(4);
  });

  test('a stranger can request at most half of an address’s mails per day', async () => {
    const service = await behindProxy({ limits: { mail: { points: 100, seconds: 900 } } });
    const asks = () => {
      service.clock.advance(900_000);
      return service.post('/user/register', registration(), from('203.0.113.66'));
    };
    expect(await repeat(7, asks)).toEqual([...Array(6).fill(200), 429]);
    expect(await service.mailsTo('ada@example.com')).toHaveLength(6);
  });

  test('sign-ups and resends that the service itself fails do not count', async () => {
    const [once, twice] = [1, 2].map((points) => ({ points, seconds: 900 }));
    const service = await behindProxy({ limits: { resend: once, register: twice, mail: few, mailDay: few } });
    const signUp = () => service.post('/user/register', registration(), from('203.0.113.1'));
    const resend = () =>
      service.post('/user/resend-verification', { email: 'ada@example.com' }, from('203.0.113.1'));
    expect((await signUp()).status).toBe(200);
    await rows(service.config, 'alter table mail rename to mail_away');
    expect(await repeat(4, signUp)).toEqual(Array(4).fill(500));
    expect(await repeat(4, resend)).toEqual(Array(4).fill(500));
    await rows(service.config, 'alter table mail_away rename to mail');
    expect((await resend()).status).toBe(200);
    expect((await signUp()).status).toBe(200);
    for (const call of [resend, signUp]) expectLimited(await call());
  });

  test('requests with a wrong support key count', async () => {
    const service = await behindProxy({ limits: { support: few } });
    const guess = () =>
      service.post('/customer-support', supportRequest(), { 'secret-key': 'guess', ...from('203.0.113.1') });
    expect(await repeat(4, guess)).toEqual([401, 401, 401, 429]);
  });

  test('valid links do not count', async () => {
    const service = await behindProxy({ limits: { verify: few } });
    const { token } = await makeAccount(service);
    const again = () => service.post(`/user/verify-email?token=${token}`, undefined, from('203.0.113.1'));
    expect(await repeat(8, again)).toEqual(Array(8).fill(200));
  });
});

test('a local run relaxes the limits for this machine only', async () => {
  const service = await behindProxy({
    relaxLocalLimits: true,
    limits: { register: { points: 1, seconds: 900 } },
  });
  const register = (index: number, address: string) =>
    service.post('/user/register', registration({ email: `p${index}@example.com` }), from(address));
  expect(await repeat(9, (index) => register(index, index % 2 ? '::1' : '127.0.0.1'))).toEqual(
    Array(9).fill(200),
  );
  expect(await repeat(2, (index) => register(index, '203.0.113.1'))).toEqual([200, 429]);
});

test('counters survive a restart, and processes with one database share them', async () => {
  const first = await behindProxy();
  await repeat(10, () => logIn(first, 'not this', '203.0.113.1'));
  if (!first.config.databaseUrl) await first.close();
  const second = await behindProxy({
    ...first.config,
    accountPort: 0,
    mainApp: { port: 0, passphrase: 'p' },
  });
  expectLimited(await logIn(second, 'not this', '203.0.113.1'));
});

test('the service refuses a call whose limit it cannot count', async () => {
  const service = await behindProxy();
  await makeAccount(service);
  await rows(service.config, 'drop table rate_limit', 'limits.sqlite');
  for (const password of ['not this', 'correct horse']) {
    const { status, headers } = await logIn(service, password, '203.0.113.1');
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('5');
  }
});

test('calls of a client beyond its limit store no further counters, whatever addresses they invent', async () => {
  const service = await behindProxy({ limits: { loginClient: { points: 5, seconds: 900 } } });
  const guess = (index: number) => logIn(service, 'not this', '203.0.113.1', `p${index}@example.com`);
  const counters = async () => {
    const kept = await rows(service.config, 'select key from rate_limit', 'limits.sqlite');
    return kept.length;
  };
  expect(await repeat(6, guess)).toEqual([...Array(5).fill(401), 429]);
  const before = await counters();
  expect(await repeat(50, (index) => guess(100 + index))).toEqual(Array(50).fill(429));
  expect(await counters()).toBe(before);
});

test('the counters contain no plain addresses of people or clients', async () => {
  const service = await behindProxy();
  await logIn(service, 'not this', '203.0.113.1');
  const kept = JSON.stringify(await rows(service.config, 'select * from rate_limit', 'limits.sqlite'));
  expect(kept).toContain('login:');
  expect(kept).not.toMatch(/ada|example|203\.0/);
});
