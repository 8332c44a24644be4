import { spyOn } from 'storybook/test';

/** A response of the account service. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

/** A call that takes this long counts as slow, in milliseconds. */
const SLOW_AFTER_MS = 5_000;

/** Drops long timers, so that a pending call does not count as slow, however late a picture is taken. */
function holdLongTimers(): () => void {
  const start = window.setTimeout.bind(window);
  const timers = spyOn(window, 'setTimeout').mockImplementation(((handler: TimerHandler, ms = 0) =>
    ms < SLOW_AFTER_MS ? start(handler, ms) : 0) as typeof window.setTimeout);
  return () => timers.mockRestore();
}

/**
 * Mocks the account service while a story is shown: every call gets the same answer.
 *
 * @param answer The answer, or `never` for a call that stays pending.
 * @returns restores `fetch` and timers
 */
export function answerCalls(answer: Answer | 'never'): () => void {
  const calls = spyOn(globalThis, 'fetch').mockImplementation(() =>
    answer === 'never'
      ? new Promise<Response>(() => undefined)
      : Promise.resolve(new Response(JSON.stringify(answer.body ?? {}), { status: answer.status })),
  );
  const letTimersGo = answer === 'never' ? holdLongTimers() : undefined;
  return () => {
    calls.mockRestore();
    letTimersGo?.();
  };
}

/**
 * Sets the query of the address, as a link in a mail does.
 *
 * @param query Without a question mark.
 * @returns restores the address
 */
export function arriveWith(query: string): () => void {
  const { href } = location;
  history.replaceState(history.state, '', `${location.pathname}?${query}`);
  return () => history.replaceState(history.state, '', href);
}
