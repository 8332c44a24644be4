import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { query } from '../database.ts';
import { freshDatabase, postgres, start } from '../harness.ts';

test('a start says that the database is read-only', async () => {
  const { databaseUrl = '' } = await freshDatabase();
  const name = new URL(databaseUrl).pathname.slice(1);
  await query(postgres ?? '', `alter database ${name} set default_transaction_read_only = on`);
  await expect(start({ databaseUrl })).rejects.toThrow(
    'The database is read-only (25006): let DATABASE_URL lead',
  );
});

test('a start says which permission its user lacks', async () => {
  const server = postgres ?? '';
  const user = `weft_${randomUUID().replaceAll('-', '')}`;
  await query(server, `create role ${user} login`);
  onTestFinished(() => query(server, `drop role ${user}`).then(() => undefined));
  const url = new URL((await freshDatabase()).databaseUrl ?? '');
  url.username = user;
  await expect(start({ databaseUrl: url.href })).rejects.toThrow(
    'The user in DATABASE_URL lacks a permission (permission denied for schema public): grant it CREATE on its schema',
  );
});
