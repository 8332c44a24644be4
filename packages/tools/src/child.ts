import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fromRoot, ROOT } from './paths.ts';
import { signalGroup } from './run.ts';

/** How long a child may take to finish what it is doing; the account service itself promises 10 s (Security A25). */
const GRACE_MS = 15_000;

/** A child process that is meant to live as long as this one. */
export interface Child {
  readonly process: ChildProcess;
  /** Settles with a plain description when it has ended, asked or not. */
  readonly ended: Promise<string>;
  /** Asks it to end, waits, and after a grace period ends it. Resolves when it is gone. */
  stop(): Promise<void>;
}

/**
 * Starts a program under this Node, in a process group of its own: Ctrl-C then reaches this process alone,
 * and the child gets one orderly request instead of two.
 * @param args The program and its arguments, below the root.
 * @param env Added to this process's environment.
 */
export function startChild(args: readonly string[], env: Readonly<Record<string, string>>): Child {
  const child = spawn(
    process.execPath,
    ['--import', fromRoot('packages/tools/src/stop-with-parent.mjs'), ...args],
    {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    },
  );
  const ended = Promise.race([
    once(child, 'exit').then(([code, signal]) => (signal ? `signal ${signal}` : `exit code ${code}`)),
    once(child, 'error').then(([error]) => String(error)),
  ]);
  return {
    process: child,
    ended,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}
