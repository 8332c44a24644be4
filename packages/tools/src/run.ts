import { type ChildProcess, spawn } from 'node:child_process';
import { ROOT } from './paths.ts';

/** The result of one command. */
export interface Outcome {
  /** Exit code; 1 when a signal ended it or it could not start. */
  readonly code: number;
  /** Whether the time limit ended it. */
  readonly timedOut: boolean;
  /** The output, with `quiet`. */
  readonly output: string;
}

/** A command and its options. */
export interface Command {
  readonly command: string;
  readonly args: readonly string[];
  /** Absolute working directory; the root by default. */
  readonly cwd?: string;
  /** Added to this process's environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Seconds after which the command and its children are stopped. */
  readonly limit: number;
  /** Collects the output instead of printing it. */
  readonly quiet?: boolean;
  /** Runs also after {@link endRunning}: the command removes what others have left. */
  readonly cleansUp?: boolean;
}

/** Time between SIGTERM and SIGKILL. */
const GRACE_MS = 10_000;

/** Sends a signal to a detached child and its children. Does nothing when they have exited. */
export function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

const running = new Set<ChildProcess>();
let ending = false;

/** Stops every command that {@link run} has started, and starts no other; used when the script itself is stopped. */
export function endRunning(): void {
  ending = true;
  for (const child of running) signalGroup(child, 'SIGTERM');
}

/** Whether the script is being stopped: loops then end. */
export const isEnding = (): boolean => ending;

/**
 * Runs a command in its own process group until it exits or times out. Never rejects: a command that cannot start
 * counts as failed, and so does one that would start after {@link endRunning}.
 */
export function run({
  command,
  args,
  cwd = ROOT,
  env = {},
  limit,
  quiet = false,
  cleansUp = false,
}: Command): Promise<Outcome> {
  if (ending && !cleansUp) return Promise.resolve({ code: 1, timedOut: false, output: '' });
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

/** Runs a script with the Node that runs this process. */
export const runNode = (args: readonly string[], rest: Omit<Command, 'command' | 'args'>): Promise<Outcome> =>
  run({ command: process.execPath, args, ...rest });
