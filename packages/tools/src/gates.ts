import { existsSync, readdirSync } from 'node:fs';
import { checkInstalled } from './installed.ts';
import { fromRoot, ROOT } from './paths.ts';
import { run, runNode } from './run.ts';
import { findSuppressions } from './suppressions.ts';

/** One fast check over all sources: passes, or says why not. */
export interface Gate {
  readonly name: string;
  /** Resolves with what is wrong, ready to be printed; empty when nothing is. */
  readonly complaints: () => Promise<string>;
}

/** Seconds. */
const LIMIT = 120;

/** Every room is compiled by a configuration of its own. */
const TYPED = [
  'tokens',
  ...readdirSync(fromRoot('packages')).map((name) => `packages/${name}`),
  'scripts',
  '.storybook',
  'site',
  'consumers',
];

/** What a tool wrote, if it failed; a limit that ended it is a failure that says so. */
async function complaintsOf(
  command: Promise<{ code: number; output: string; timedOut: boolean }>,
): Promise<string> {
  const { code, output, timedOut } = await command;
  if (timedOut) return `${output}\nended after ${LIMIT} s`;
  return code === 0 ? '' : output || `exit code ${code}`;
}

const tool = (name: string, ...args: string[]): Promise<string> =>
  complaintsOf(run({ command: fromRoot('node_modules/.bin', name), args, limit: LIMIT, quiet: true }));

const types = (folder: string): Gate => ({
  name: `types: ${folder}`,
  complaints: async () =>
    existsSync(fromRoot(folder, 'tsconfig.json'))
      ? tool('tsc', '--pretty', 'false', '-p', folder)
      : `${folder} has no tsconfig.json, so its types are not checked`,
});

/**
 * Every fast gate, cheapest first. The tokens have to be built before: their types are results.
 */
export const GATES: readonly Gate[] = [
  { name: 'install', complaints: checkInstalled },
  { name: 'silenced checks', complaints: async () => (await findSuppressions(ROOT)).join('\n') },
  { name: 'lint', complaints: () => tool('biome', 'check', '--colors=off', '--max-diagnostics=50', '.') },
  {
    name: 'tokens',
    complaints: () =>
      complaintsOf(runNode(['check.ts'], { cwd: fromRoot('tokens'), limit: LIMIT, quiet: true })),
  },
  ...TYPED.map(types),
];
