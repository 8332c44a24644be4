import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { withDefaults } from '../../src/config/config.ts';
import { createLog } from '../../src/log.ts';
import { purgeExpired } from '../../src/store/retention.ts';
import { openStore } from '../../src/store/store.ts';
import { DAY } from '../../src/time.ts';
import { admin } from '../admin-command.ts';
import { makeAccount, start, supportRequest, tempDir, WITH_KEY } from '../harness.ts';
import { startProcess } from '../service-process.ts';

const run = promisify(execFile);
/** Personal data that is easy to find in a file. */
const NAME = 'Erasmus Unmistakable';
const MARK = 'Unmistakable';

/** Names of the files in a folder that contain the mark. */
async function filesWithMark(dir: string): Promise<string[]> {
  const files = await readdir(dir);
  const contents = await Promise.all(files.map((file) => readFile(join(dir, file))));
  return files.filter((_file, index) => contents[index]?.includes(MARK));
}

test('an erased account is gone from the files of a running service', async () => {
  const service = await startProcess();
  for (let index = 0; index < 5; index += 1) {
    await makeAccount(service, { email: `p${index}@example.com`, name: `${NAME} ${index}` });
  }
  expect(await filesWithMark(service.dataDir)).not.toEqual([]);
  for (let index = 0; index < 5; index += 1) {
    await admin(service.env, 'erase-account', `p${index}@example.com`);
  }
  expect(await filesWithMark(service.dataDir)).toEqual([]);
});

test('the command vacuum fails while another process reads what was erased, and removes it afterwards', async () => {
  const service = await startProcess();
  await makeAccount(service, { name: NAME });
  const reader = new Database(join(service.dataDir, 'accounts.sqlite'));
  onTestFinished(() => {
    reader.close();
  });
  reader.exec('begin');
  reader.prepare('select * from account').all();
  await admin(service.env, 'erase-account', 'ada@example.com');
  await expect(admin(service.env, 'vacuum')).rejects.toThrow('Not everything was removed');
  expect(await filesWithMark(service.dataDir)).not.toEqual([]);
  await makeAccount(service);

  reader.exec('rollback');
  expect(await admin(service.env, 'vacuum')).toBe(
    'Removed what was deleted from the files of the database.\n',
  );
  expect(await filesWithMark(service.dataDir)).toEqual([]);
});

test('a row whose retention is over is gone from the files', async () => {
  const service = await start();
  for (let index = 0; index < 40; index += 1) {
    const description = `${NAME} ${index} `.repeat(100);
    await service.post('/customer-support', supportRequest({ description }), WITH_KEY);
  }
  await service.close();
  const store = await openStore(withDefaults(service.config), createLog('silent'));
  await purgeExpired(store, service.clock.now + 365 * DAY);
  // Reads the files while the store is open, because closing it would truncate the log anyway.
  expect(await filesWithMark(service.config.dataDir)).toEqual([]);
  await store.close();
});

test('data that an earlier version deleted is gone from the files after a start, and from every backup', async () => {
  const service = await startProcess();
  await makeAccount(service, { name: NAME });
  const backup = async () => {
    const dir = await tempDir();
    await run(process.execPath, [join(import.meta.dirname, '../../src/backup.ts'), join(dir, 'copy')], {
      env: { PATH: process.env.PATH, DATA_DIR: service.dataDir },
    });
    return await filesWithMark(dir);
  };
  expect(await backup()).toEqual(['copy']);
  const file = join(service.dataDir, 'accounts.sqlite');
  const earlier = new Database(file);
  earlier.pragma('foreign_keys = ON');
  earlier.pragma('secure_delete = OFF');
  earlier.exec('delete from account; delete from registration; delete from mail');
  earlier.pragma('user_version = 0');
  earlier.close();
  expect(await filesWithMark(service.dataDir)).not.toEqual([]);
  expect(await backup()).toEqual([]);

  service.child.kill('SIGKILL');
  await service.ended;
  const restarted = await start({ dataDir: service.dataDir });
  expect(await filesWithMark(service.dataDir)).toEqual([]);
  await restarted.close();
});
