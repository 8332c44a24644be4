import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withLock } from '@weft/tools/lock';
import { expect, it, onTestFinished } from 'vitest';

/** A lock file in a folder of its own. */
async function lockFile(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'weft-lock-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return path.join(folder, 'lock');
}

it('lets one piece of work of this process run after the other', async () => {
  const file = await lockFile();
  let running = 0;
  const work = async () => {
    running += 1;
    expect(running).toBe(1);
    expect(await readdir(path.dirname(file))).toContain('lock');
    running -= 1;
    return 'done';
  };
  const all = Array.from({ length: 12 }, () => withLock(file, 'another test', work));
  expect(await Promise.all(all)).toEqual(all.map(() => 'done'));
  expect(await readdir(path.dirname(file))).toEqual([]);
});

it('takes the lock that an earlier process of the same number left, as in a container', async () => {
  const file = await lockFile();
  await writeFile(file, String(process.pid));
  expect(await withLock(file, 'another test', async () => 'done')).toBe('done');
});
