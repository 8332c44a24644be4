import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { admin } from '../admin-command.ts';
import { rows } from '../database.ts';
import { makeAccount } from '../harness.ts';
import { type PostgresServer, startPostgres } from '../postgres-server.ts';
import { startProcess } from '../service-process.ts';

/** Personal data that is easy to find in a file. */
const NAME = 'Erasmus Unmistakable';
/** Files of the database that contain the name, or its address, in any table, index or statistic. */
const FILES_WITH_MARK = `
  select file from (
    select format('base/%s/%s', d.oid, name) file from pg_database d, pg_ls_dir(format('base/%s', d.oid)) name
    where datname = current_database()
  ) files where pg_read_binary_file(file, 0, 100000000, true) ~~ '%Unmistakable%'::bytea`;

/** Its own server, because transactions of other tests would delay the command. */
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const vacuum = async (env: Record<string, string>) =>
  expect(await admin(env, 'vacuum')).toBe('Removed what was deleted from the files of the database.\n');

/** Starts the service and erases its accounts, with a connection from before, which may have a transaction open in the named database. */
async function startErased(openBefore?: { statements: string; database: string }) {
  const service = await startProcess({}, server.url);
  const filesWithMark = async () => {
    // The server writes changed pages at a checkpoint.
    await rows(service, 'checkpoint');
    return await rows(service, FILES_WITH_MARK);
  };
  const people = Array.from({ length: 3 }, (_, index) => `p${index}.Unmistakable@example.com`);
  for (const email of people) await makeAccount(service, { email, name: NAME });
  // The statistics of the planner have samples of the values.
  await rows(service, 'analyze');
  const url = new URL(service.databaseUrl ?? '');
  if (openBefore?.database) url.pathname = openBefore.database;
  const other = new pg.Client({ connectionString: url.href });
  await other.connect();
  onTestFinished(() => other.end());
  if (openBefore) await other.query(openBefore.statements);
  for (const email of people) await admin(service.env, 'erase-account', email);
  expect(await filesWithMark()).not.toEqual([]);
  return { service, filesWithMark, before: other };
}

test('the command vacuum removes erased data from the files, also while the service runs', async () => {
  const { service, filesWithMark } = await startErased();
  await vacuum(service.env);
  expect(await filesWithMark()).toEqual([]);
  await makeAccount(service);
});

test('the command vacuum passes over other views, and no time limit of the database ends it', async () => {
  const { service, filesWithMark, before } = await startErased();
  await before.query("create view words as select 'word'::text as word");
  const database = new URL(service.databaseUrl ?? '').pathname.slice(1);
  await before.query(`alter database ${database} set statement_timeout = 50`);
  await vacuum(service.env);
  await before.query(`alter database ${database} reset statement_timeout`);
  expect(await filesWithMark()).toEqual([]);
});

test('the command vacuum names the table that a view reads', async () => {
  const { service, before } = await startErased();
  await before.query('create view people as select name from account');
  await expect(admin(service.env, 'vacuum')).rejects.toThrow(
    'Nothing was removed, because a view reads the column name of account: drop the view',
  );
});

test.each([
  ['that wrote in another database', 'begin; select pg_current_xact_id()', 'postgres'],
  ['that reads', 'begin isolation level repeatable read; select count(*) from account', ''],
])('the command vacuum fails while a transaction %s is open', async (_, statements, database) => {
  const { service, filesWithMark, before } = await startErased({ statements, database });
  await expect(admin(service.env, 'vacuum')).rejects.toThrow('Nothing was removed');
  await makeAccount(service);
  await before.query('rollback');
  await vacuum(service.env);
  expect(await filesWithMark()).toEqual([]);
});
