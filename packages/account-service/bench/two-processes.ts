import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { SmtpSink } from '../test/smtp-sink.ts';
import { column } from './kill-rounds.ts';
import { inLanes, type Shot, shoot } from './load.ts';
import { newPlace, type RunningService, startService } from './running-service.ts';
import { PASSWORD, signUp } from './scenarios.ts';

/** Connections to each process. */
const LANES = 16;
/** Mail is given up for lost when none has come for so many seconds. */
const QUIET_MAX = 30;

/** What two processes made of so many people's sign-ups, links and logins on one database. */
export interface SharedResult {
  people: number;
  /** Differences from one account each, each queued mail brought out once, one refresh token for each login. */
  accounts: number;
  mails: number;
  tokens: number;
}

/**
 * Everybody signs up at two processes at the same time, opens every link at both, and logs in at both.
 * @param server the PostgreSQL server that they share.
 */
export async function twoProcesses(people: number, server: string): Promise<SharedResult> {
  const place = await newPlace(server);
  const sink = await new SmtpSink().open();
  const smtp = { SMTP_URL: sink.url };
  const services = await Promise.all([startService(place, smtp), startService(await elsewhere(place), smtp)]);
  const agent = new Agent({ keepAlive: true, maxSockets: LANES });
  /** As a person does who is told that the service is busy: tries again. */
  const insist = async (port: number, shot: Shot): Promise<number> => {
    for (;;) {
      const status = await shoot(agent, port, shot);
      if (status !== 503) return status;
      await wait(1000);
    }
  };
  const atBoth = (shot: Shot) => Promise.all(services.map(({ port }) => insist(port, shot)));
  const addresses = Array.from({ length: people }, (_, index) => `p${index}@bench.example`);

  await inLanes(addresses, (email) => atBoth(signUp(email)));
  const queued = (await column(place, 'select id as value from mail')).length;
  for (let quiet = 0, before = -1; sink.received.length < queued && quiet < QUIET_MAX; quiet += 1) {
    if (sink.received.length > before) quiet = 0;
    before = sink.received.length;
    await wait(1000);
  }
  const links = sink.received.flatMap(
    ({ data }) => /token=(?:3D)?([\w-]{43})/.exec(data.replace(/=\n/g, ''))?.[1] ?? [],
  );
  await inLanes(links, (token) => atBoth({ path: `/user/verify-email?token=${token}` }));
  const logins = (
    await inLanes(addresses, (email) =>
      atBoth({ path: '/user/login', body: JSON.stringify({ email, password: PASSWORD }) }),
    )
  ).flat();

  agent.destroy();
  await Promise.all(services.map((service: RunningService) => service.stop('SIGTERM')));
  const accounts = await column(place, 'select address as value from account');
  const tokens = await column(place, 'select id_hash as value from refresh_token');
  await sink.close();
  place.remove();
  return {
    people,
    accounts: Math.abs(new Set(accounts).size - people) + (accounts.length - new Set(accounts).size),
    mails: Math.abs(sink.received.length - queued) + (links.length - new Set(links).size),
    tokens: Math.abs(tokens.length - logins.filter((status) => status === 200).length),
  };
}

/** The same database, from another folder. */
async function elsewhere({ databaseUrl }: { databaseUrl?: string }) {
  return { ...(await newPlace(undefined)), ...(databaseUrl && { databaseUrl }) };
}
