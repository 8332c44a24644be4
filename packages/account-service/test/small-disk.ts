import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A disk in memory that is visible to one process only. */
export interface SmallDisk {
  folder: string;
  kilobytes: number;
  /** Fills the disk before the program starts. */
  isFull?: boolean;
}

/** Whether this user may give a process a disk of its own: root, or with Linux's user namespaces. */
export function canMount(): boolean {
  try {
    execFileSync('unshare', [...namespaces(), 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function namespaces(): string[] {
  return process.getuid?.() === 0 ? ['--mount'] : ['--map-root-user', '--mount'];
}

/** Command that runs the program that follows it with the disk. */
export function onSmallDisk({ folder, kilobytes, isFull }: SmallDisk): string[] {
  const script = [
    `mount -t tmpfs -o size=${kilobytes}k,mode=700 tmpfs '${folder}'`,
    ...(isFull ? [`dd if=/dev/zero of='${folder}/ballast' bs=1k 2>&-; true`] : []),
    'exec "$@"',
  ];
  return ['unshare', ...namespaces(), 'sh', '-c', script.join(' && '), 'sh'];
}

/** Fills the disk of a running process. @returns frees it again. */
export function fillDisk(pid: number | undefined, folder: string): () => void {
  const ballast = join(`/proc/${pid}/root`, folder, 'ballast');
  for (const size of [65_536, 4096, 1]) {
    try {
      for (;;) appendFileSync(ballast, Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  return () => rmSync(ballast);
}
