import { Agent } from 'node:http';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { send } from './load.ts';
import { createDataLocation, type DataLocation, startService } from './running-service.ts';
import { signUp } from './scenarios.ts';

const LANES = 8;

/** Outcome of registrations under kill -9. */
interface KillResult {
  acknowledged: number;
  lost: number;
  /** Registrations whose mail or link is missing or duplicated. */
  inconsistent: number;
}

/** Kills the service with SIGKILL during registrations, repeatedly on the same data, and counts what was lost. */
export async function killRounds(rounds: number, server: string | undefined): Promise<KillResult> {
  const location = await createDataLocation(server);
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const service = await startService(location);
    const agent = new Agent({ keepAlive: true, maxSockets: LANES });
    const enough = 6 + (round % 11);
    let inRound = 0;
    let killed: Promise<void> | undefined;
    const lane = async (name: number) => {
      for (let index = 0; ; index += 1) {
        const email = `r${round}-l${name}-${index}@bench.example`;
        if ((await send(agent, service.port, signUp(email))) !== 200) return;
        acknowledged.push(email);
        inRound += 1;
        if (inRound === enough) killed = service.stop('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: LANES }, (_, name) => lane(name)));
    agent.destroy();
    await killed;
  }
  const last = await startService(location);
  await last.stop('SIGTERM');
  const stored = new Set(await column(location, 'select email as value from registration'));
  const mailed = await column(location, 'select recipient as value from mail');
  const linked = await column(location, 'select registration_id as value from verification_link');
  location.remove();
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((email) => !stored.has(email)).length,
    inconsistent:
      Math.abs(mailed.length - stored.size) +
      Math.abs(linked.length - stored.size) +
      (mailed.length - new Set(mailed).size) +
      (linked.length - new Set(linked).size),
  };
}

/** Runs a query on the store and returns its `value` column. */
export async function column({ dataDir, databaseUrl }: DataLocation, query: string): Promise<string[]> {
  if (!databaseUrl) {
    const database = new Database(join(dataDir, 'accounts.sqlite'), { readonly: true });
    const rows = database.prepare(query).all() as { value: string }[];
    database.close();
    return rows.map(({ value }) => value);
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ value: string }>(query);
  await client.end();
  return rows.map(({ value }) => value);
}
