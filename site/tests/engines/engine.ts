import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** What the tests ask of a browser other than Chromium: as much as they need, by the W3C's protocols. */
export interface Engine {
  /** Gives the page a window of this size, in CSS px. */
  resize(size: { width: number; height: number }): Promise<void>;
  /** Loads a document and waits until it has loaded. */
  open(url: string): Promise<void>;
  /** Calls a function in the page. It must stand for itself, and its argument and result be JSON. */
  evaluate<Result, Argument = undefined>(
    call: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Awaited<Result>>;
  /** Presses an element with the pointer. */
  click(selector: string): Promise<void>;
  /** Puts the focus on an element and types. */
  type(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/** What a process writes until it matches. @throws Error with what it wrote when it ends before. */
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
      reject(new Error(`${child.spawnfile} ended before it was ready. It wrote:\n${output}`)),
    );
  });
}

/** Ends a process and waits until it is gone. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}
