import { Agent } from 'node:http';
import { readOptions } from '@weft/tools/options';
import { createPasswords, PASSWORD_COST } from '../src/accounts/passwords.ts';
import { startPostgres } from '../test/postgres-server.ts';
import { type Call, load, send } from './load.ts';
import { mailsPerSecond } from './mails.ts';
import { buildService, createDataLocation, startService } from './running-service.ts';
import { PASSWORD, prepare } from './scenarios.ts';

const { values } = readOptions({
  options: {
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '1,32,256' },
    store: { type: 'string', default: 'sqlite,postgres' },
    mails: { type: 'string' },
    'reply-ms': { type: 'string', default: '150' },
  },
});
const connections = values.connections.split(',').map(Number);
const printRow = (...cells: (string | number)[]) => void process.stdout.write(`| ${cells.join(' | ')} |\n`);
const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);

/** Median times of a login and of its comparison alone, measured alternately so that both see the same machine. */
async function shareOfArgon2(port: number, login: () => Call): Promise<{ login: number; argon2: number }> {
  const passwords = await createPasswords(PASSWORD_COST);
  const hash = await passwords.hash(PASSWORD, '');
  const agent = new Agent({ keepAlive: true });
  const logins: number[] = [];
  const comparisons: number[] = [];
  for (let round = 0; round < 100; round += 1) {
    logins.push(await timed(() => send(agent, port, login())));
    comparisons.push(await timed(() => passwords.findMatch([hash], PASSWORD, '')));
  }
  agent.destroy();
  return { login: median(logins), argon2: median(comparisons) };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

async function measure(store: string, server: string | undefined): Promise<void> {
  const location = await createDataLocation(server);
  const service = await startService(location);
  const atRest = service.memory().now;
  const scenarios = await prepare(service);
  for (const [name, next] of Object.entries(scenarios)) {
    for (const count of connections) {
      const { perSecond, p50, p95, p99, statuses } = await load(
        service.port,
        count,
        Number(values.seconds),
        next,
      );
      const refused = Object.entries(statuses).filter(([status]) => status !== '200');
      const others = refused.map(([status, times]) => `${times} × ${status}`).join(', ');
      printRow(store, name, count, Math.round(perSecond), ms(p50), ms(p95), ms(p99), others || '–');
    }
  }
  const { now, peak } = service.memory();
  printRow(store, 'memory, MB', `at rest ${atRest}`, `peak ${peak}`, `after ${now}`, '', '', '');
  const { login, argon2 } = await shareOfArgon2(service.port, scenarios.login);
  const share = `${Math.round((100 * argon2) / login)} %`;
  printRow(store, 'argon2 alone', `${ms(argon2)} ms of ${ms(login)}`, share, '', '', '', '');
  await service.stop();
  location.remove();
}

async function deliver(store: string, server: string | undefined, mails: number): Promise<void> {
  const replyMs = Number(values['reply-ms']);
  printRow(store, mails, replyMs, (await mailsPerSecond(mails, replyMs, server)).toFixed(1));
}

await buildService();
const mails = Number(values.mails ?? 0);
if (mails > 0) {
  printRow('store', 'mails', 'ms a reply', 'mails per second');
  printRow('---', '---', '---', '---');
} else {
  printRow('store', 'call', 'connections', 'per second', 'p50 ms', 'p95 ms', 'p99 ms', 'not 200');
  printRow('---', '---', '---', '---', '---', '---', '---', '---');
}
for (const store of values.store.split(',')) {
  const server = store === 'postgres' ? await startPostgres({ durable: true }) : undefined;
  try {
    if (mails > 0) await deliver(store, server?.url, mails);
    else await measure(store, server?.url);
  } finally {
    await server?.stop();
  }
}
