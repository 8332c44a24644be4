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
  const running = [first, second, third].map(({ run }) => queue.run('client', run));
  await expect(queue.run('client', fourth.run)).rejects.toMatchObject({
    status: 503,
    headers: { 'retry-after': '3' },
  });
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
  const running = queue.run('client', first.run);
  const late = queue.run('client', stale.run);
  vi.advanceTimersByTime(8001);
  const next = queue.run('client', fresh.run);
  first.end();
  await running;
  await expect(late).rejects.toMatchObject({ status: 503 });
  expect(stale.run).not.toHaveBeenCalled();
  fresh.end();
  await next;
  expect(fresh.run).toHaveBeenCalledOnce();
});

test('clients take turns, and each client’s jobs run in order', async () => {
  const queue = new WorkQueue(1, 9);
  const order: string[] = [];
  const run = (client: string, name: string) =>
    queue.run(client, async () => {
      order.push(name);
    });
  const running = createJob();
  const first = queue.run('stranger', running.run);
  const waiting = ['s1', 's2', 's3', 's4'].map((name) => run('stranger', name));
  waiting.push(run('ada', 'a1'), run('ada', 'a2'), run('bea', 'b1'));
  running.end();
  await Promise.all([first, ...waiting]);
  expect(order).toEqual(['s1', 'a1', 'b1', 's2', 'a2', 's3', 's4']);
});
