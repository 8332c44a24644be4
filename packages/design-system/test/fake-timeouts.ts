import { spyOn } from 'storybook/test';

/** Timeouts that wait for the test instead of for the clock: see {@link fakeTimeouts}. */
export interface FakeTimeouts {
  /** How many are set and not cleared. */
  readonly pending: () => number;
  /**
   * Lets the time be over: calls what is set and not cleared, and gives the clock back.
   *
   * @throws When there is none.
   */
  readonly elapse: () => void;
}

/**
 * Holds every timeout of one delay from now on, so that a busy machine cannot end it too early or too late. Others run as
 * ever.
 *
 * @param delay in milliseconds
 */
export function fakeTimeouts(delay: number): FakeTimeouts {
  const held = new Map<number, () => void>();
  const { setTimeout: set, clearTimeout: clear } = window;
  const setting = spyOn(window, 'setTimeout').mockImplementation(((handler: () => void, wait?: number) => {
    if (wait !== delay) return set.call(window, handler, wait);
    // Taken from the clock, so that no other timeout has it.
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
