import { expect, onTestFinished, test, vi } from 'vitest';
import { WorkQueue } from '../src/accounts/work-queue.ts';

/** Work that ends when it is told to. */
function work() {
  let end: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { run: vi.fn(() => done), end: () => end() };
}

test('runs a few at once, in the order of asking, and refuses who finds the queue full', async () => {
  const queue = new WorkQueue(2, 1);
  const [first, second, third, fourth] = [work(), work(), work(), work()];
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

test('does nothing for who waited so long that nobody listens any more, and is free again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const queue = new WorkQueue(1, 9);
  const [first, stale, fresh] = [work(), work(), work()];
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
