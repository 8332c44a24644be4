import { setImmediate } from 'node:timers/promises';
import type * as Argon2 from '@node-rs/argon2';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WorkQueue } from '../../src/accounts/work-queue.ts';
import { CREDENTIALS, startWithAccount, WAIT } from '../harness.ts';

/** Ends a comparison. Each that has begun waits for it. */
const begun = vi.hoisted(() => [] as (() => void)[]);

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof Argon2>();
  return {
    ...real,
    verify: async (hash: string, password: string) => {
      await new Promise<void>((end) => begun.push(end));
      return await real.verify(hash, password);
    },
  };
});

/** `vi.waitFor` advances a fake clock by its interval, and this clock must stand still until the test advances it. */
const STILL = { ...WAIT, interval: 0 };

/** More than are compared at once, on any machine. */
const OTHERS = ['a@example.com', 'b@example.com', 'c@example.com'];

test('a guess that was compared counts, even when the queue of comparisons is overloaded', async () => {
  const service = await startWithAccount({
    relaxLocalLimits: false,
    limits: { login: { points: 1, seconds: 900 } },
  });
  const queued = vi.spyOn(WorkQueue.prototype, 'run');
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
    queued.mockRestore();
  });
  const guess = (email: string) => service.post('/user/login', { email, password: 'a guess' });

  const guessing = guess(CREDENTIALS.email);
  await vi.waitFor(() => expect(begun).toHaveLength(1), STILL);
  const others = OTHERS.map(guess);
  await vi.waitFor(() => expect(queued).toHaveBeenCalledTimes(1 + OTHERS.length), STILL);
  const running = begun.length;
  begun[0]?.();
  // The turn goes to the guess's next comparison, or to a login that waits.
  await vi.waitFor(() => expect(begun.length).toBeGreaterThan(running), STILL);
  await setImmediate();
  // Longer than a comparison may wait for its turn.
  vi.advanceTimersByTime(8001);

  const answers = Promise.all([guessing, ...others]);
  let isOver = false;
  void answers.then(() => {
    isOver = true;
  });
  while (!isOver) {
    for (const end of begun) end();
    await setImmediate();
  }
  expect((await answers)[0]?.status).toBe(401);
  expect((await guess(CREDENTIALS.email)).status).toBe(429);
});
