import { existsSync, readdirSync } from 'node:fs';
import { checkInstalled } from './install-check.ts';
import { fromRoot, ROOT } from './paths.ts';
import { run, runNode } from './run.ts';
import { findSuppressions } from './suppressions.ts';
import { UserError } from './user-error.ts';

/** One fast check of all sources. */
export interface Gate {
  readonly name: string;
  /** Resolves with the problems, ready to print; empty when there are none. */
  readonly problems: () => Promise<string>;
}

/** In seconds. It ends a check that hangs, so it is several times what a busy machine needs. */
const LIMIT = 600;

/** The folders that have a tsconfig.json of their own. */
const TYPED = [
  'tokens',
  ...readdirSync(fromRoot('packages')).map((name) => `packages/${name}`),
  'scripts',
  '.storybook',
  'site',
  'consumers',
];

/**
 * The output of a tool that failed or timed out; empty when it passed.
 * @param fix What to do about findings.
 */
async function problemsOf(
  command: Promise<{ code: number; output: string; timedOut: boolean }>,
  fix = '',
): Promise<string> {
  const { code, output, timedOut } = await command;
  if (timedOut) return `${output}\nNot finished after ${LIMIT} s`.trim();
  return code === 0 ? '' : `${output || `exit code ${code}`}\n${fix}`.trim();
}

const tool = (name: string, args: string[], fix?: string): Promise<string> =>
  problemsOf(run({ command: fromRoot('node_modules/.bin', name), args, limit: LIMIT, quiet: true }), fix);

const types = (folder: string): Gate => ({
  name: `types: ${folder}`,
  problems: async () =>
    existsSync(fromRoot(folder, 'tsconfig.json'))
      ? tool('tsc', ['--pretty', 'false', '-p', folder])
      : `${folder} has no tsconfig.json, so its types are not checked`,
});

/**
 * Every fast check, cheapest first. The tokens must be built first, because their types are build output.
 */
export const GATES: readonly Gate[] = [
  { name: 'install', problems: checkInstalled },
  { name: 'suppressed checks', problems: async () => (await findSuppressions(ROOT)).join('\n') },
  {
    name: 'lint',
    problems: () =>
      tool(
        'biome',
        ['check', '--colors=off', '--max-diagnostics=50', '.'],
        'This applies the safe fixes: npx pnpm@12 exec biome check --write',
      ),
  },
  {
    name: 'unused code',
    problems: () =>
      tool(
        'knip',
        ['--no-progress', '--no-config-hints'],
        'Export the type of a public prop from the index.ts of its component',
      ),
  },
  {
    name: 'tokens',
    problems: () => problemsOf(runNode(['check.ts'], { cwd: fromRoot('tokens'), limit: LIMIT, quiet: true })),
  },
  ...TYPED.map(types),
];

/**
 * The gates whose names contain one of the words: `types` chooses all of types, `site` those of the site.
 * @param words None means every gate.
 * @throws UserError for a word that no name contains.
 */
export function chooseGates(words: readonly string[]): readonly Gate[] {
  const unknown = words.find((word) => !GATES.some(({ name }) => name.includes(word)));
  if (unknown !== undefined) {
    throw new UserError(
      `No check has '${unknown}' in its name: choose from ${GATES.map(({ name }) => name).join(', ')}.`,
    );
  }
  return words.length === 0 ? GATES : GATES.filter(({ name }) => words.some((word) => name.includes(word)));
}

/**
 * The problems that no gate before had: those of a file are found in each folder that imports it.
 * @param told Those of the gates before; takes in the new ones.
 */
export function newProblems(problems: string, told: Set<string>): string {
  const fresh = problems.split(/\n(?=\S)/).filter((problem) => !told.has(problem));
  for (const problem of fresh) told.add(problem);
  return fresh.join('\n') || 'The same problems as above';
}
