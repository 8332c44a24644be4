import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { hasCode } from './user-error.ts';

/** How often a waiting process looks again. */
const POLL_MS = 200;

/** Process 0 stands for a lock that vanished while it was read. */
function isAlive(pid: number): boolean {
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/**
 * Takes the lock, or answers who holds it. A holder that died without letting go is passed over. The file is linked
 * into place with its content, so that nobody ever reads it half-written.
 */
async function take(file: string): Promise<number | undefined> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, String(process.pid));
  try {
    await link(draft, file);
    return undefined;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const holder = Number(await readFile(file, 'utf8').catch(() => ''));
  if (!isAlive(holder)) await rm(file, { force: true });
  return holder;
}

/** Runs the work while no other process of this repository does the same, so that two starts never build over each other. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  let told = false;
  for (let holder = await take(file); holder !== undefined; holder = await take(file)) {
    if (isAlive(holder) && !told) {
      told = true;
      process.stdout.write(`Waiting for another build (process ${holder}) to finish.\n`);
    }
    await wait(POLL_MS);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}
