import { type ChildProcess, spawn } from 'node:child_process';
import { ROOT } from './paths.ts';

/** How one command ended. */
export interface Outcome {
  /** Exit code; 1 when it was ended by a signal or could not start. */
  readonly code: number;
  /** Set when the time limit ended it. */
  readonly timedOut: boolean;
  /** What it wrote, when asked to be kept. */
  readonly output: string;
}

/** What to run, and how. */
export interface Command {
  readonly command: string;
  readonly args: readonly string[];
  /** Absolute folder; the root unless given. */
  readonly cwd?: string;
  /** Added to this process's environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Seconds until it is ended, with everything it started. */
  readonly limit: number;
  /** Keep what it writes instead of showing it at once. */
  readonly quiet?: boolean;
}

/** Time between asking a process to end and ending it. */
const GRACE_MS = 10_000;

/** Sends a signal to a detached child and everything it started; silent when it is gone already. */
export function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

const running = new Set<ChildProcess>();

/** Ends whatever {@link run} has under way; used when the script itself is told to stop. */
export function endRunning(): void {
  for (const child of running) signalGroup(child, 'SIGTERM');
}

/**
 * Runs a command in a process group of its own, to its end or its limit. Never rejects: a command that cannot start
 * has failed like any other.
 */
export function run({
  command,
  args,
  cwd = ROOT,
  env = {},
  limit,
  quiet = false,
}: Command): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      detached: true,
    });
    running.add(child);
    let output = '';
    let timedOut = false;
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    const timer = setTimeout(() => {
      timedOut = true;
      signalGroup(child, 'SIGTERM');
      setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS).unref();
    }, limit * 1000);
    const finish = (code: number) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code, timedOut, output });
    };
    child.once('error', (error) => {
      output += `${error.message}\n`;
      if (!quiet) process.stderr.write(`${error.message}\n`);
      finish(1);
    });
    child.once(quiet ? 'close' : 'exit', (code) => finish(code ?? 1));
  });
}

/** Runs a TypeScript file, or a tool's script, with the Node that runs this. */
export const runNode = (args: readonly string[], rest: Omit<Command, 'command' | 'args'>): Promise<Outcome> =>
  run({ command: process.execPath, args, ...rest });
