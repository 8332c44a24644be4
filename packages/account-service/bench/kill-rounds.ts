import { Agent } from 'node:http';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { shoot } from './load.ts';
import { newPlace, type Place, startService } from './running-service.ts';
import { signUp } from './scenarios.ts';

const LANES = 8;

/** What became of sign-ups under so many kills. */
export interface KillResult {
  acknowledged: number;
  lost: number;
  /** Sign-ups whose mail or link is missing or doubled. */
  torn: number;
}

/** Kills the service -9 in the midst of sign-ups, again and again on the same data, and counts what was lost. */
export async function killRounds(rounds: number, server: string | undefined): Promise<KillResult> {
  const place = await newPlace(server);
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const service = await startService(place);
    const agent = new Agent({ keepAlive: true, maxSockets: LANES });
    const enough = 6 + (round % 11);
    let inRound = 0;
    let killed: Promise<void> | undefined;
    const lane = async (name: number) => {
      for (let index = 0; ; index += 1) {
        const email = `r${round}-l${name}-${index}@bench.example`;
        if ((await shoot(agent, service.port, signUp(email))) !== 200) return;
        acknowledged.push(email);
        inRound += 1;
        if (inRound === enough) killed = service.stop('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: LANES }, (_, name) => lane(name)));
    agent.destroy();
    await killed;
  }
  const last = await startService(place);
  await last.stop('SIGTERM');
  const stored = new Set(await column(place, 'select email as value from registration'));
  const mailed = await column(place, 'select recipient as value from mail');
  const linked = await column(place, 'select registration_id as value from verification_link');
  place.remove();
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((email) => !stored.has(email)).length,
    torn:
      Math.abs(mailed.length - stored.size) +
      Math.abs(linked.length - stored.size) +
      (mailed.length - new Set(mailed).size) +
      (linked.length - new Set(linked).size),
  };
}

/** Every value of a column of the store. */
export async function column({ dataDir, databaseUrl }: Place, query: string): Promise<string[]> {
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
