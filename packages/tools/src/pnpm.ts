import { type Command, type Outcome, run } from './run.ts';

/** Runs the pnpm that started this process, or the one from npx when pnpm did not start it. */
export function runPnpm(args: readonly string[], rest: Omit<Command, 'command' | 'args'>): Promise<Outcome> {
  const own = process.env.npm_execpath?.includes('pnpm') ? process.env.npm_execpath : undefined;
  const [command = '', ...first] = own ? [own] : ['npx', '--yes', 'pnpm@12'];
  return run({ command, args: [...first, ...args], ...rest });
}
