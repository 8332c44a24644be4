import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The system settings that pages read as media queries. A browser reads them when it starts. */
export interface Look {
  readonly scheme: 'light' | 'dark';
  readonly motion: 'full' | 'reduced';
}

/** Code points of non-character keys, as WebDriver defines them. */
const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
} as const;

/** A key by its name, or a character. */
export type Key = keyof typeof KEYS | (string & {});

/** The character or code point of a key. */
export const codePoint = (key: Key): string => (key in KEYS ? KEYS[key as keyof typeof KEYS] : key);

/** The part of a browser that these tests use. */
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
  /** Scrolls an element into view and moves the pointer onto it. */
  hover(selector: string): Promise<void>;
  /** Scrolls an element into view and clicks it. */
  click(selector: string): Promise<void>;
  /** Focuses an element and types. */
  type(selector: string, text: string): Promise<void>;
  /** Presses and releases a key on the focused element. */
  press(key: Key): Promise<void>;
  /** The viewport as a PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Scrolls an element into view unless it is there, waits until it rests, and returns its centre. Runs in the page. */
export async function bringIntoView(selector: string): Promise<{ x: number; y: number }> {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (let before: DOMRect | undefined; ; ) {
    const now = element.getBoundingClientRect();
    if (now.top === before?.top && now.left === before.left) break;
    before = now;
    await new Promise(requestAnimationFrame);
  }
  // For a link that wraps, the first line box.
  const { left, width, top: upper, height } = element.getClientRects()[0] ?? new DOMRect();
  return { x: Math.round(left + width / 2), y: Math.round(upper + height / 2) };
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
