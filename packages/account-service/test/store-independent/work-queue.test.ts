import { expect, onTestFinished, test, vi } from 'vitest';
import { WorkQueue } from '../../src/accounts/work-queue.ts';

/** A job that the test ends. */
function createJob() {
  let end: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { run: vi.fn(() => done), end: () => end() };
}

test('limits concurrency, runs jobs in order, and rejects a job when the queue is full', async () => {
  const queue = new WorkQueue(2, 1);
  const [first, second, third, fourth] = [createJob(), createJob(), createJob(), createJob()];
  const running = [first, second, third].map(({ run }) => queue.run(run));
  await expect(queue.run(fourth.run)).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '3' } });
  expect(third.run).not.toHaveBeenCalled();
  first.end();
  await running[0];
  expect(third.run).toHaveBeenCalledOnce();
  second.end();
  third.end();
  await Promise.all(running);
  expect(fourth.run).not.toHaveBeenCalled();
});

test('drops a job whose caller has timed out, and frees its slot', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const queue = new WorkQueue(1, 9);
  const [first, stale, fresh] = [createJob(), createJob(), createJob()];
  const running = queue.run(first.run);
  const late = queue.run(stale.run);
  vi.advanceTimersByTime(8001);
  const next = queue.run(fresh.run);
  first.end();
  await running;
  await expect(late).rejects.toMatchObject({ status: 503 });
  expect(stale.run).not.toHaveBeenCalled();
  fresh.end();
  await next;
  expect(fresh.run).toHaveBeenCalledOnce();
});
