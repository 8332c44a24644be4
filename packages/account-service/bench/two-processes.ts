import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { SmtpSink } from '../test/smtp-sink.ts';
import { column } from './kill-rounds.ts';
import { type Call, mapConcurrently, send } from './load.ts';
import { createDataLocation, type RunningService, startService } from './running-service.ts';
import { PASSWORD, signUp } from './scenarios.ts';

/** Connections to each process. */
const LANES = 16;
/** Seconds without a new mail after which the missing ones count as lost. */
const QUIET_MAX = 30;

/** Outcome of registrations, links and logins at two processes with one database. */
interface SharedResult {
  people: number;
  /** Deviations from one account per person, one delivery per mail, and one refresh token per login. */
  accounts: number;
  mails: number;
  tokens: number;
}

/**
 * Every person registers, opens all links and logs in at both processes at once.
 * @param server PostgreSQL server that the processes share.
 */
export async function twoProcesses(people: number, server: string): Promise<SharedResult> {
  const location = await createDataLocation(server);
  const sink = await new SmtpSink().open();
  const smtp = { SMTP_URL: sink.url };
  const services = await Promise.all([
    startService(location, smtp),
    startService(await withOtherFolder(location), smtp),
  ]);
  const agent = new Agent({ keepAlive: true, maxSockets: LANES });
  /** Retries while the service is too busy. */
  const sendUntilAccepted = async (port: number, call: Call): Promise<number> => {
    for (;;) {
      const status = await send(agent, port, call);
      if (status !== 503) return status;
      await wait(1000);
    }
  };
  const atBoth = (call: Call) => Promise.all(services.map(({ port }) => sendUntilAccepted(port, call)));
  const addresses = Array.from({ length: people }, (_, index) => `p${index}@bench.example`);

  await mapConcurrently(addresses, (email) => atBoth(signUp(email)));
  const queued = (await column(location, 'select id as value from mail')).length;
  for (let quiet = 0, before = -1; sink.received.length < queued && quiet < QUIET_MAX; quiet += 1) {
    if (sink.received.length > before) quiet = 0;
    before = sink.received.length;
    await wait(1000);
  }
  const links = sink.received.flatMap(
    ({ data }) => /token=(?:3D)?([\w-]{43})/.exec(data.replace(/=\n/g, ''))?.[1] ?? [],
  );
  await mapConcurrently(links, (token) => atBoth({ path: `/user/verify-email?token=${token}` }));
  const logins = (
    await mapConcurrently(addresses, (email) =>
      atBoth({ path: '/user/login', body: JSON.stringify({ email, password: PASSWORD }) }),
    )
  ).flat();

  agent.destroy();
  await Promise.all(services.map((service: RunningService) => service.stop('SIGTERM')));
  const accounts = await column(location, 'select address as value from account');
  const tokens = await column(location, 'select id_hash as value from refresh_token');
  await sink.close();
  location.remove();
  return {
    people,
    accounts: Math.abs(new Set(accounts).size - people) + (accounts.length - new Set(accounts).size),
    mails: Math.abs(sink.received.length - queued) + (links.length - new Set(links).size),
    tokens: Math.abs(tokens.length - logins.filter((status) => status === 200).length),
  };
}

/** Location with the same database and another folder. */
async function withOtherFolder({ databaseUrl }: { databaseUrl?: string }) {
  return { ...(await createDataLocation(undefined)), ...(databaseUrl && { databaseUrl }) };
}
