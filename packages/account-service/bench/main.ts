import { parseArgs } from 'node:util';
import { createPasswords, PASSWORD_COST } from '../src/accounts/passwords.ts';
import { startPostgres } from '../test/postgres-server.ts';
import { killRounds } from './kill-rounds.ts';
import { load } from './load.ts';
import { newPlace, startService } from './running-service.ts';
import { PASSWORD, prepare } from './scenarios.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '1,32,256' },
    store: { type: 'string', default: 'sqlite,postgres' },
    'kill-rounds': { type: 'string' },
  },
});
const connections = values.connections.split(',').map(Number);
const say = (...cells: (string | number)[]) => void process.stdout.write(`| ${cells.join(' | ')} |\n`);
const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);

/** Median time of one comparison alone, in milliseconds. */
async function argon2Alone(): Promise<number> {
  const passwords = await createPasswords(PASSWORD_COST);
  const hash = await passwords.hash(PASSWORD);
  const times: number[] = [];
  for (let round = 0; round < 100; round += 1) {
    const began = performance.now();
    await passwords.matches(hash, PASSWORD);
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[50] ?? Number.NaN;
}

async function measure(store: string, server: string | undefined): Promise<void> {
  const place = await newPlace(server);
  const service = await startService(place);
  const atRest = service.memory().now;
  const scenarios = await prepare(service);
  let loginAlone = Number.NaN;
  for (const [name, next] of Object.entries(scenarios)) {
    for (const count of connections) {
      const { perSecond, p50, p95, p99, statuses } = await load(
        service.port,
        count,
        Number(values.seconds),
        next,
      );
      if (name === 'login' && count === 1) loginAlone = p50;
      const refused = Object.entries(statuses).filter(([status]) => status !== '200');
      const others = refused.map(([status, times]) => `${times} × ${status}`).join(', ');
      say(store, name, count, Math.round(perSecond), ms(p50), ms(p95), ms(p99), others || '–');
    }
  }
  const { now, peak } = service.memory();
  const alone = await argon2Alone();
  say(store, 'memory, MB', `at rest ${atRest}`, `peak ${peak}`, `after ${now}`, '', '', '');
  say(
    store,
    'argon2 alone',
    `${ms(alone)} ms`,
    `${Math.round((100 * alone) / loginAlone)} % of a login`,
    '',
    '',
    '',
    '',
  );
  await service.stop('SIGTERM');
  place.remove();
}

async function kill(store: string, server: string | undefined, rounds: number): Promise<void> {
  const { acknowledged, lost, torn } = await killRounds(rounds, server);
  say(store, `${rounds} × kill -9`, `${acknowledged} acknowledged`, `${lost} lost`, `${torn} torn`);
  if (lost + torn > 0) process.exitCode = 1;
}

const rounds = Number(values['kill-rounds'] ?? 0);
if (rounds > 0) {
  say('store', 'rounds', 'sign-ups', 'lost', 'torn');
  say('---', '---', '---', '---', '---');
} else {
  say('store', 'call', 'connections', 'a second', 'p50 ms', 'p95 ms', 'p99 ms', 'not 200');
  say('---', '---', '---', '---', '---', '---', '---', '---');
}
for (const store of values.store.split(',')) {
  const server = store === 'postgres' ? await startPostgres({ durable: true }) : undefined;
  try {
    if (rounds > 0) await kill(store, server?.url, rounds);
    else await measure(store, server?.url);
  } finally {
    await server?.stop();
  }
}
