import { expect, test } from 'vitest';
import { admin } from '../admin-command.ts';
import { rows } from '../database.ts';
import { makeAccount } from '../harness.ts';
import { startProcess } from '../service-process.ts';

/** Personal data that is easy to find in a file. */
const NAME = 'Erasmus Unmistakable';
/** Files of the database that contain the name, or its address, in any table, index or statistic. */
const FILES_WITH_MARK = `
  select file from (
    select format('base/%s/%s', d.oid, name) file from pg_database d, pg_ls_dir(format('base/%s', d.oid)) name
    where datname = current_database()
  ) files where pg_read_binary_file(file, 0, 100000000, true) ~~ '%Unmistakable%'::bytea`;

test('the command vacuum removes what was erased from the files, of a running service, too', async () => {
  const service = await startProcess();
  const filesWithMark = async () => {
    // The server writes changed pages at a checkpoint.
    await rows(service, 'checkpoint');
    return await rows(service, FILES_WITH_MARK);
  };
  const people = Array.from({ length: 3 }, (_, index) => `p${index}.Unmistakable@example.com`);
  for (const email of people) await makeAccount(service, { email, name: NAME });
  // The statistics of the planner have samples of the values.
  await rows(service, 'analyze');
  for (const email of people) await admin(service.env, 'erase-account', email);
  expect(await filesWithMark()).not.toEqual([]);
  expect(await admin(service.env, 'vacuum')).toBe(
    'Removed what was deleted from the files of the database.\n',
  );
  expect(await filesWithMark()).toEqual([]);
  await makeAccount(service);
});
