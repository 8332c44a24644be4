import type * as Argon2 from '@node-rs/argon2';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { WorkQueue } from '../src/accounts/work-queue.ts';
import { type Answer, makeAccount, type Running, registration, WAIT } from './harness.ts';
import { behindProxy, expectLimited, from, logIn } from './limited-calls.ts';

const STRANGER = '203.0.113.66';
/** The password of the stranger's registrations. */
const HELD = vi.hoisted(() => 'a password of a stranger');
/** Ends a hash of that password. Each that has begun waits for it. */
const begun = vi.hoisted(() => [] as (() => void)[]);

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof Argon2>();
  return {
    ...real,
    hash: async (...[password, ...more]: Parameters<typeof real.hash>) => {
      if (password === HELD) await new Promise<void>((end) => begun.push(end));
      return await real.hash(password, ...more);
    },
  };
});

beforeEach(() => {
  begun.length = 0;
});

/** Makes calls at once, which stay in progress until the test ends them. @returns what ends them, and their answers so far. */
function registerAtOnce(service: Running, count: number) {
  const answers: Answer[] = [];
  const calls = Array.from({ length: count }, async (_, index) => {
    const form = registration({ email: `p${index}@example.com`, password: HELD });
    answers.push(await service.post('/user/register', form, from(STRANGER)));
  });
  const end = () =>
    vi.waitFor(() => {
      for (const each of begun) each();
      expect(answers).toHaveLength(count);
    }, WAIT);
  return { answers, end, calls: Promise.all(calls) };
}

describe('simultaneous calls of one client', () => {
  test('are limited to ten, also when none is refused for its password', async () => {
    const service = await behindProxy();
    const { answers, end, calls } = registerAtOnce(service, 18);
    await vi.waitFor(() => expect(answers).toHaveLength(8), WAIT);
    for (const answer of answers) expectLimited(answer);
    await end();
    await calls;
    // On a busy machine a hash may wait too long (503).
    for (const { status } of answers.slice(8)) expect([200, 503]).toContain(status);
    const next = registration({ email: 'next@example.com' });
    expect((await service.post('/user/register', next, from(STRANGER))).status).toBe(200);
  });

  test('do not hold up the login of another client', async () => {
    const service = await behindProxy();
    await makeAccount(service);
    const queued = vi.spyOn(WorkQueue.prototype, 'run');
    onTestFinished(() => queued.mockRestore());
    const { answers, end, calls } = registerAtOnce(service, 10);
    await vi.waitFor(() => expect(queued).toHaveBeenCalledTimes(10), WAIT);
    const login = logIn(service, 'correct horse', '198.51.100.1');
    await vi.waitFor(() => expect(queued).toHaveBeenCalledTimes(11), WAIT);
    // The stranger is next, and then it is the other client's turn.
    for (const turn of [0, 1]) {
      await vi.waitFor(() => expect(begun.length).toBeGreaterThan(turn), WAIT);
      begun[turn]?.();
    }
    expect((await login).status).toBe(200);
    expect(answers.length).toBeLessThanOrEqual(2);
    await end();
    await calls;
  });
});
