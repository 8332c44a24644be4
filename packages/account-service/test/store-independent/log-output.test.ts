import { closeSync, openSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WAIT } from '../harness.ts';
import { FAST_HASHING_MAIN, ownEnv, spawnService } from '../service-process.ts';

/** Calls the service until it answers. */
const untilReady = (url: string) =>
  vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), WAIT);

/** A log output that fails every write as a full disk does. */
function fullDisk(): number {
  const fd = openSync('/dev/full', 'w');
  onTestFinished(() => closeSync(fd));
  return fd;
}

/** Makes calls over keep-alive connections. @returns how many got a reply. */
async function callOften(url: string, calls: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const call = () =>
    new Promise<number>((resolve) => {
      request(`${url}/healthz`, { agent }, (response) => {
        response.on('end', () => resolve(1)).resume();
      })
        .on('error', () => resolve(0))
        .end();
    });
  const answered = await Promise.all(Array.from({ length: calls }, call));
  agent.destroy();
  return answered.reduce((total, one) => total + one, 0);
}

test.runIf(process.platform === 'linux')(
  'the service answers and stops while the disk of its log is full',
  async () => {
    const { env, url } = await ownEnv();
    const service = spawnService(env, FAST_HASHING_MAIN, { output: fullDisk() });
    await untilReady(url);
    expect(await callOften(url, 100)).toBe(100);
    service.child.kill('SIGTERM');
    expect(await service.ended).toBe(0);
    expect(service.errors()).toBe('');
  },
);

test('the service answers and stops while nobody reads its log', async () => {
  const { env, url } = await ownEnv();
  const service = spawnService(env, FAST_HASHING_MAIN, { output: 'unread' });
  await untilReady(url);
  expect(await callOften(url, 2000)).toBe(2000);
  service.child.kill('SIGTERM');
  expect(await service.ended).toBe(0);
});

test('drops log lines beyond a bound while nobody reads them, and counts them when the log is read again', async () => {
  const { env, url } = await ownEnv();
  const service = spawnService(env, FAST_HASHING_MAIN, { output: 'unread' });
  await untilReady(url);
  const calls = 10_000;
  expect(await callOften(url, calls)).toBe(calls);
  service.readLog();
  await service.logged('log.dropped');
  const lines = service.log.map(
    (line) => JSON.parse(line) as { event: string; route?: string; lines?: number },
  );
  const read = lines.filter(({ route }) => route === '/healthz').length;
  const dropped = lines.find(({ event }) => event === 'log.dropped')?.lines ?? 0;
  expect(read).toBeGreaterThan(0);
  expect(read + dropped).toBe(calls);
});
