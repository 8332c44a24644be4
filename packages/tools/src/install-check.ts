import { readFile } from 'node:fs/promises';
import { fromRoot } from './paths.ts';
import { runPnpm } from './pnpm.ts';

/** Seconds. */
const LIMIT = 60;

const read = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

/**
 * Checks that node_modules matches the lockfile, and the lockfile every package.json. pnpm runs a script even when the
 * install before it failed, so a test could otherwise pass on outdated packages.
 * @returns the problem; empty when there is none.
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
