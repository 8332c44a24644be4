import { execFile } from 'node:child_process';
import { chown, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { runCommand } from '../../src/admin/commands.ts';
import { withWalFiles } from '../../src/config/data-dir.ts';
import { rows } from '../database.ts';
import { CREDENTIALS, callsOf, makeAccount, SUPPORT_KEY, supportRequest, WITH_KEY } from '../harness.ts';
import { MAIN, ownEnv, spawnService, startProcess } from '../service-process.ts';

const run = promisify(execFile);
const BACKUP = join(import.meta.dirname, '../../src/backup.ts');

/** Runs a service once, so that its data folder has all files. @returns its settings. */
async function stoppedService() {
  const own = await ownEnv();
  const service = spawnService(own.env);
  await service.logged('service.started');
  await callsOf(own.url).post('/user/login', CREDENTIALS);
  service.child.kill('SIGTERM');
  await service.ended;
  return own;
}

/** Bytes of a page of SQLite's files. */
const PAGE = 4096;

/** Damages a file as a power cut does. */
const DAMAGES = {
  'has other content': (content: Buffer) => Buffer.alloc(content.length, 'x'),
  'is cut off': (content: Buffer) => content.subarray(0, content.length / 2),
  'lost a page': (content: Buffer) =>
    Buffer.concat([content.subarray(0, PAGE), Buffer.alloc(content.length - PAGE)]),
  'lost its last page': (content: Buffer) => Buffer.concat([content.subarray(0, -PAGE), Buffer.alloc(PAGE)]),
  // The file ends with a cell of the index by expiry, and the cell with the time.
  'has an index older than its table': (content: Buffer) =>
    Buffer.concat([content.subarray(0, -1), Buffer.from([content.readUInt8(content.length - 1) ^ 1])]),
};

test.each(Object.entries(DAMAGES))(
  'a file of rate limit counters that %s is replaced at the start',
  async (_what, damage) => {
    const { env, url, dataDir } = await stoppedService();
    const file = join(dataDir, 'limits.sqlite');
    await writeFile(file, damage(await readFile(file)));
    const service = spawnService(env);
    await service.logged('service.started');
    expect(service.log.filter((line) => line.includes('"event":"counters.replaced"'))).toHaveLength(1);
    expect((await callsOf(url).post('/user/login', CREDENTIALS)).status).toBe(401);
    expect(await rows({ dataDir }, 'select * from rate_limit', 'limits.sqlite')).toHaveLength(3);
  },
);

test('a start keeps the counters of a whole file', async () => {
  const { env, dataDir } = await stoppedService();
  const service = spawnService(env);
  await service.logged('service.started');
  expect(await rows({ dataDir }, 'select * from rate_limit', 'limits.sqlite')).toHaveLength(3);
});

test.each(['has other content', 'is cut off', 'lost a page', 'lost its last page'] as const)(
  'a start with a database that %s says so in one sentence, and keeps its content',
  async (what) => {
    const { env, dataDir } = await stoppedService();
    const file = join(dataDir, 'accounts.sqlite');
    const damaged = DAMAGES[what](await readFile(file));
    await writeFile(file, damaged);
    const service = spawnService(env);
    expect(await service.ended).toBe(1);
    expect(service.errors()).toMatch(
      new RegExp(
        `^The database in the data folder ${dataDir} is damaged \\(SQLITE_(NOTADB|CORRUPT)\\): restore a backup\\.\n$`,
      ),
    );
    // Only the header of the first page, which has the mode of the journal, may differ.
    expect((await readFile(file)).subarray(100)).toEqual(damaged.subarray(100));
  },
);

test('a start and a command with a database that was emptied say so in one sentence, and leave its write-ahead log alone', async () => {
  const { env, dataDir } = await ownEnv();
  const [file, log] = withWalFiles(join(dataDir, 'accounts.sqlite')) as [string, string];
  const killed = spawnService(env);
  await killed.logged('service.started');
  killed.child.kill('SIGKILL');
  await killed.ended;
  const rowsInLog = await readFile(log);
  await writeFile(file, '');
  const service = spawnService(env);
  expect(await service.ended).toBe(1);
  expect(service.errors()).toBe(
    `${file} is empty, although the service has used it before: restore a backup or, where nothing is to be kept, remove the file.\n`,
  );
  await expect(runCommand(['list-abandoned-mails'], env)).rejects.toThrow(`${file} is empty`);
  expect(await readFile(log)).toEqual(rowsInLog);
  await rm(file);
  await spawnService(env).logged('service.started');
});

test('a start with a backup beside the write-ahead log of a killed service says so in one sentence, and leaves the backup alone', async () => {
  const { env, url, dataDir } = await ownEnv();
  const [file, log, index] = withWalFiles(join(dataDir, 'accounts.sqlite')) as [string, string, string];
  const killed = spawnService(env);
  await killed.logged('service.started');
  await makeAccount(callsOf(url));
  await run(process.execPath, [BACKUP, join(dataDir, 'copy')], { env: { DATA_DIR: dataDir } });
  killed.child.kill('SIGKILL');
  await killed.ended;
  await rename(join(dataDir, 'copy'), file);
  const backup = await readFile(file);
  const service = spawnService(env);
  expect(await service.ended).toBe(1);
  expect(service.errors()).toBe(
    `${file} is a copy beside the write-ahead log of another database: end every process that has it open, then remove ${log} and ${index}.\n`,
  );
  expect(await readFile(file)).toEqual(backup);
  await Promise.all([rm(log), rm(index)]);
  await spawnService(env).logged('service.started');
});

test('a page that is damaged later costs the calls that need it a 503, and no others', async () => {
  const service = await startProcess({ SUPPORT_KEY });
  await makeAccount(service);
  const ask = async () => (await service.post('/customer-support', supportRequest(), WITH_KEY)).status;
  expect(await ask()).toBe(200);
  // Pages of a file that another connection has written leave the cache of the service.
  await rows(service, 'delete from write_check');
  await rows(service, 'pragma wal_checkpoint(truncate)');
  const [table] = await rows(service, "select rootpage from sqlite_schema where name = 'support_request'");
  const file = await open(join(service.dataDir, 'accounts.sqlite'), 'r+');
  await file.write(Buffer.alloc(PAGE, 'x'), 0, PAGE, (Number(table?.rootpage) - 1) * PAGE);
  await file.close();

  expect(await ask()).toBe(503);
  await service.logged('database.unavailable');
  expect(service.log.find((line) => line.includes('database.unavailable'))).toContain(
    '"code":"SQLITE_CORRUPT',
  );
  expect((await service.post('/user/login', CREDENTIALS)).status).toBe(200);
});

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;

test.each([
  'accounts.sqlite',
  'accounts.sqlite-wal',
  'limits.sqlite',
  'limits.sqlite-shm',
  'service.lock',
  'service.pid',
])('a start names the file %s that belongs to another user', async (name) => {
  const { env, dataDir } = await ownEnv();
  const file = join(dataDir, name);
  await writeFile(file, '', { mode: 0o400 });
  if (isRoot) await chown(dataDir, NOBODY, NOBODY);
  const service = spawnService(env, MAIN, { uid: isRoot ? NOBODY : undefined });
  expect(await service.ended).toBe(1);
  expect(service.errors()).toBe(
    `${file} cannot be read and written (EACCES): give it to the user of the service.\n`,
  );
});

test('a start names the key file that belongs to another user', async () => {
  const { env, dataDir } = await ownEnv();
  const TOKEN_KEYS_FILE = join(dataDir, 'keys.json');
  await writeFile(TOKEN_KEYS_FILE, '', { mode: 0o200 });
  if (isRoot) await chown(dataDir, NOBODY, NOBODY);
  const service = spawnService({ ...env, TOKEN_KEYS_FILE }, MAIN, { uid: isRoot ? NOBODY : undefined });
  expect(await service.ended).toBe(1);
  expect(service.errors()).toBe(
    `${TOKEN_KEYS_FILE} cannot be read (EACCES): give it to the user of the service.\n`,
  );
});
