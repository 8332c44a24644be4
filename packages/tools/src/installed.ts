import { readFile } from 'node:fs/promises';
import { fromRoot } from './paths.ts';
import { runPnpm } from './pnpm.ts';

/** Seconds. */
const LIMIT = 60;

const read = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

/**
 * Whether what is installed is what the lockfile says, and the lockfile what the package files say. pnpm runs a script
 * even when the install before it failed, so without this a test could pass on yesterday's packages.
 * @returns what is wrong, empty when nothing is.
 */
export async function checkInstalled(): Promise<string> {
  const [wanted, present] = await Promise.all([
    read(fromRoot('pnpm-lock.yaml')),
    read(fromRoot('node_modules/.pnpm/lock.yaml')),
  ]);
  if (wanted !== present) {
    return 'node_modules differs from pnpm-lock.yaml because the last install failed or never ran: run npx pnpm@12 install';
  }
  const args = ['install', '--frozen-lockfile', '--lockfile-only'];
  const { code, output } = await runPnpm(args, { env: { CI: 'true' }, limit: LIMIT, quiet: true });
  return code === 0 ? '' : output;
}
