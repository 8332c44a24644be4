import { spyOn } from 'storybook/test';

/** Timeouts that the test controls: see {@link fakeTimeouts}. */
interface FakeTimeouts {
  /** The number of pending timeouts. */
  readonly pending: () => number;
  /**
   * Runs the pending timeouts and restores the real ones.
   *
   * @throws When there is none.
   */
  readonly elapse: () => void;
}

/**
 * Replaces all timeouts of one delay, so that a busy machine cannot run them too early or too late. Others run
 * normally.
 *
 * @param delay in milliseconds
 * @param passed How much shorter a timeout may be, in milliseconds: one that was held and set again lacks the time that had
 *   passed. @default 0
 */
export function fakeTimeouts(delay: number, passed = 0): FakeTimeouts {
  const held = new Map<number, () => void>();
  const { setTimeout: set, clearTimeout: clear } = window;
  const setting = spyOn(window, 'setTimeout').mockImplementation(((handler: () => void, wait?: number) => {
    if (wait === undefined || wait > delay || wait < delay - passed) return set.call(window, handler, wait);
    // An id of the real clock, so that it is unique.
    const id = Number(set.call(window, () => undefined));
    held.set(id, handler);
    return id;
  }) as typeof window.setTimeout);
  const clearing = spyOn(window, 'clearTimeout').mockImplementation((id) => {
    held.delete(Number(id));
    clear.call(window, id);
  });
  return {
    pending: () => held.size,
    elapse: () => {
      setting.mockRestore();
      clearing.mockRestore();
      if (held.size === 0) throw new Error(`No timeout of ${delay} ms is set.`);
      for (const handler of held.values()) handler();
    },
  };
}
