import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { freePort } from '@weft/tools/ports';
import { expect, test } from 'vitest';
import { freshDatabase, registration, tempDir } from './harness.ts';
import { FAST_HASHING_MAIN, spawnService } from './service-process.ts';

const CALLS = 1000;
const AT_ONCE = 32;
const ROUNDS_MAX = 5;
const unlimited = (name: string) => [`LIMIT_${name}`, '999999/1'];

/** A mixture of valid and invalid calls. */
function call(index: number): { path: string; body: unknown } {
  const email = `p${index % 150}@example.com`;
  return [
    { path: '/user/register', body: registration({ email }) },
    { path: '/user/login', body: { email, password: 'correct horse' } },
    { path: '/user/login', body: { email: 'nobody@example.com', password: 'not this one' } },
    { path: '/user/register', body: registration({ email, name: '' }) },
    { path: '/user/login', body: { email } },
    { path: '/user/register', body: 'no form' },
    { path: '/user/login', body: { email, password: 'x'.repeat(20_000) } },
  ][index % 7] as { path: string; body: unknown };
}

/** @returns the status; 599 for a network error. */
function send(agent: Agent, port: number, { path, body }: ReturnType<typeof call>): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json' };
    request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 599));
    })
      .on('error', () => resolve(599))
      .end(JSON.stringify(body));
  });
}

/** Makes all calls over {@link AT_ONCE} connections. @returns the statuses. */
async function runRound(port: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const statuses: number[] = [];
  let next = 0;
  const lane = async () => {
    while (next < CALLS) {
      next += 1;
      statuses.push(await send(agent, port, call(next)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  agent.destroy();
  return statuses;
}

function residentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/**
 * Whether the last round changed the memory by less than a tenth. The first rounds warm the process up (compiled code,
 * connections, garbage); a leak would add as much in every round.
 */
function isSteady(memory: readonly number[]): boolean {
  const [before = 0, after = 0] = memory.slice(-2);
  return memory.length > 1 && Math.abs(after - before) < 0.1 * (memory[0] ?? 0);
}

/** A round may take half a minute on a busy machine. */
const TIMEOUT = { timeout: ROUNDS_MAX * 60_000 };

test(
  'rounds of 1,000 mixed calls cause no internal error, and the memory becomes stable',
  TIMEOUT,
  async () => {
    const port = await freePort();
    const { databaseUrl } = await freshDatabase();
    const service = spawnService(
      {
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        DATA_DIR: await tempDir(),
        ACCOUNT_PORT: String(port),
        LOG_LEVEL: 'info',
        ...Object.fromEntries(['LOGIN', 'LOGIN_ACCOUNT', 'LOGIN_CLIENT', 'REGISTER'].map(unlimited)),
      },
      FAST_HASHING_MAIN,
    );
    await service.logged('service.started');
    const statuses: number[] = [];
    const memory: number[] = [];
    while (memory.length < ROUNDS_MAX && !isSteady(memory)) {
      statuses.push(...(await runRound(port)));
      memory.push(residentMegabytes(service.child.pid));
    }

    expect(statuses).toHaveLength(memory.length * CALLS);
    expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
    expect(new Set(statuses)).toEqual(
      new Set([200, 400, 401, 403, 413, ...statuses.filter((status) => status === 503)]),
    );
    expect(isSteady(memory), `MB after each round: ${memory.map(Math.round).join(', ')}`).toBe(true);
  },
);
