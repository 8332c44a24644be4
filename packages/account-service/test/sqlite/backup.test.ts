import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { expectComplete, expectEndedLogin, whileSigningUp } from '../backup-checks.ts';
import { start, startWithAccount, tempDir, WAIT } from '../harness.ts';
import { canMount, onSmallDisk } from '../small-disk.ts';

const run = promisify(execFile);
const BACKUP = join(import.meta.dirname, '../../src/backup.ts');

/** Imported first, it stops a program where it would rename a file. */
const STOPS_BEFORE_RENAME = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  fs.renameSync = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  syncBuiltinESMExports();
`)}`;

test('the online backup of a busy service is complete, and only its owner may read it', async () => {
  const service = await startWithAccount();
  const dataDir = await tempDir();
  const env = { PATH: process.env.PATH, DATA_DIR: service.config.dataDir };
  const file = join(dataDir, 'accounts.sqlite');
  const accepted = await whileSigningUp(service, () => run(process.execPath, [BACKUP, file], { env }));
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await copyFile(join(service.config.dataDir, 'token-keys.json'), join(dataDir, 'token-keys.json'));
  await expectComplete(await start({ dataDir }), accepted);
});

test('a login that ended after the backup stays ended', async () => {
  const service = await startWithAccount();
  const dataDir = await tempDir();
  const env = { PATH: process.env.PATH, DATA_DIR: service.config.dataDir };
  await expectEndedLogin(service, async () => {
    await run(process.execPath, [BACKUP, join(dataDir, 'accounts.sqlite')], { env });
    return { dataDir };
  });
});

test.each([
  [[], /Name the file to write/],
  [['--help'], /Name the file to write/],
  [['a.sqlite', 'b.sqlite'], /Name the file to write/],
  [['.'], /exists already/],
  [['/nowhere/copy'], /\nThere is no folder \/nowhere: create it, or name a file in another one\.\n/],
  [['/dev/null/copy'], /\nThere is no folder \/dev\/null: /],
  [['/proc/copy'], /\n\/proc\/copy cannot be written \(SQLITE_CANTOPEN\): /],
])('fails with one sentence for the arguments %j', async (args, sentence) => {
  const service = await start();
  const env = { PATH: process.env.PATH, DATA_DIR: service.config.dataDir };
  await expect(run(process.execPath, [BACKUP, ...args], { env })).rejects.toThrow(sentence);
});

test('fails with one sentence for a database that cannot be read', async () => {
  const dataDir = await tempDir();
  const file = join(dataDir, 'accounts.sqlite');
  await mkdir(file);
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  await expect(run(process.execPath, [BACKUP, join(dataDir, 'copy')], { env })).rejects.toMatchObject({
    stderr: expect.stringMatching(
      /^\/[^\n]*accounts\.sqlite cannot be read \(SQLITE_\w+\): run the command as the user of the service, and check its disk\.\n$/,
    ),
  });
});

test.runIf(canMount())('a backup that fails leaves no file behind', async () => {
  const service = await startWithAccount();
  const folder = await tempDir();
  const [program = '', ...args] = onSmallDisk({ folder, kilobytes: 32 });
  const list = `"$0" "$@"; ls ${folder}`;
  const { stdout, stderr } = await run(
    program,
    [...args, 'sh', '-c', list, process.execPath, BACKUP, join(folder, 'copy')],
    { env: { PATH: process.env.PATH, DATA_DIR: service.config.dataDir } },
  );
  expect(stderr).toBe(
    `${join(folder, 'copy')} cannot be written (SQLITE_FULL): name a file that this user may write, on a disk with enough space.\n`,
  );
  expect(stdout).toBe('');
});

test('a backup that is killed has another name than a complete one, which removes it', async () => {
  const service = await start();
  const folder = await tempDir();
  const backup = spawn(process.execPath, ['--import', STOPS_BEFORE_RENAME, BACKUP, join(folder, 'copy')], {
    env: { PATH: process.env.PATH, DATA_DIR: service.config.dataDir },
  });
  onTestFinished(() => void backup.kill('SIGKILL'));
  const ended = once(backup, 'exit');
  await vi.waitFor(async () => expect(await readdir(folder)).toContain('copy.incomplete'), WAIT);
  backup.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(await readdir(folder)).not.toContain('copy');

  await writeFile(join(folder, 'copy.incomplete-journal'), 'of the killed backup');
  await run(process.execPath, [BACKUP, join(folder, 'copy')], {
    env: { PATH: process.env.PATH, DATA_DIR: service.config.dataDir },
  });
  expect(await readdir(folder)).toEqual(['copy']);
});

test('fails without a database, and creates nothing', async () => {
  const DATA_DIR = join(await tempDir(), 'empty');
  await mkdir(DATA_DIR);
  const call = run(process.execPath, [BACKUP, join(DATA_DIR, 'copy')], {
    env: { PATH: process.env.PATH, DATA_DIR },
  });
  await expect(call).rejects.toThrow('There is no database in');
  await expect(stat(join(DATA_DIR, 'copy'))).rejects.toThrow('ENOENT');
});
