import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isEnding } from './run.ts';
import { hasCode, UserError } from './user-error.ts';

/** How often a waiting process tries again. */
const POLL_MS = 200;

/** The locks that this process holds or is about to take. */
const own = new Set<string>();

/** Process 0 stands for a lock that is free by now. */
export function isAlive(pid: number): boolean {
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** Takes the lock, or returns the process that holds it. */
async function take(file: string): Promise<number | undefined> {
  if (own.has(file)) return process.pid;
  own.add(file);
  let holder: number | undefined = 0;
  try {
    holder = await write(file);
    return holder;
  } finally {
    if (holder !== undefined) own.delete(file);
  }
}

/**
 * Writes the lock file, or returns the process that holds it. Removes the lock of a process that no longer runs, and one
 * with the number of this process, left by an earlier one: in a container numbers repeat. Links the file into place with
 * its content, so that no process reads a partly written file.
 */
async function write(file: string): Promise<number | undefined> {
  const draft = `${file}.${randomUUID()}`;
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
  if (holder !== process.pid && isAlive(holder)) return holder;
  await rm(file, { force: true });
  return 0;
}

/**
 * Runs the work under a lock between processes, so that two of them never write into the same folder at once.
 * @param file The lock. Creates its folder.
 * @param what The holder, in the message to who waits, such as `another build`.
 * @throws UserError when the script is stopped while it waits
 */
export async function withLock<T>(file: string, what: string, work: () => Promise<T>): Promise<T> {
  await mkdir(path.dirname(file), { recursive: true });
  let told = false;
  for (let holder = await take(file); holder !== undefined; holder = await take(file)) {
    if (isAlive(holder) && !told) {
      told = true;
      process.stdout.write(
        `Waiting for ${what} (process ${holder}) to finish. If none is running, delete ${file}.\n`,
      );
    }
    await wait(POLL_MS);
    if (isEnding()) throw new UserError(`Stopped while ${what} was running.`);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
    own.delete(file);
  }
}
