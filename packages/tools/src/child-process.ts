import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { fromRoot, ROOT } from './paths.ts';
import { signalGroup } from './run.ts';

/** How long a child may take to shut down. The account service needs 10 s at most. */
const GRACE_MS = 15_000;

/** An address: as a path, a `%` in a folder or a drive of Windows would be read as part of one. */
const STOP_WITH_PARENT = pathToFileURL(fromRoot('packages/tools/src/stop-with-parent.mjs')).href;

/** A child process that runs as long as this one. */
export interface Child {
  readonly process: ChildProcess;
  /** Resolves with a description of the exit, whoever caused it. */
  readonly ended: Promise<string>;
  /** Sends SIGTERM, then SIGKILL after a grace period. Resolves when the child has exited. */
  stop(): Promise<void>;
}

/**
 * Starts a program with this Node, in its own process group. Ctrl-C then reaches only this process, which stops the
 * child once.
 * @param args The program, relative to the root, and its arguments.
 * @param env Added to this process's environment.
 */
export function startChild(args: readonly string[], env: Readonly<Record<string, string>>): Child {
  const child = spawn(process.execPath, ['--import', STOP_WITH_PARENT, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
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
