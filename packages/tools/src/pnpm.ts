import { type Command, type Outcome, run } from './run.ts';

/** Runs the pnpm that runs this, or the one of npx where a file was started by itself. */
export function runPnpm(args: readonly string[], rest: Omit<Command, 'command' | 'args'>): Promise<Outcome> {
  const own = process.env.npm_execpath?.includes('pnpm') ? process.env.npm_execpath : undefined;
  const [command = '', ...first] = own ? [own] : ['npx', '--yes', 'pnpm@12'];
  return run({ command, args: [...first, ...args], ...rest });
}
