import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { query } from '../database.ts';
import { freshDatabase, postgres, start } from '../harness.ts';

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
