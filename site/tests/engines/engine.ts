import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The part of a browser that these tests use, implemented with W3C protocols. */
export interface Engine {
  /** Resizes the viewport, in CSS px. */
  resize(size: { width: number; height: number }): Promise<void>;
  /** Opens an address and waits for the load event. */
  open(url: string): Promise<void>;
  /** Calls a function in the page. It must not use outer variables; its argument and result must be JSON. */
  evaluate<Result, Argument = undefined>(
    call: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Awaited<Result>>;
  /** Clicks an element. */
  click(selector: string): Promise<void>;
  /** Focuses an element and types. */
  type(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/** Waits for output that matches, and returns the first group. @throws Error with the output when the process exits. */
export function written(child: ChildProcess, pattern: RegExp): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of child.stdio.slice(1)) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk;
        const [, found] = pattern.exec(output) ?? [];
        if (found) resolve(found);
      });
    }
    child.once('error', reject);
    child.once('exit', () =>
      reject(new Error(`${child.spawnfile} exited before it was ready. Its output:\n${output}`)),
    );
  });
}

/** Stops a process and waits for its exit. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}
