import { CALL_TIME_LIMIT_MS } from '@weft/account-contract';
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { spyOn } from 'storybook/test';

/** A response of the account service. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

/** A call that takes this long counts as slow, in milliseconds. */
const SLOW_AFTER_MS = 5_000;

/**
 * Drops the timers of a pending call, so that it does not count as slow, however late a picture is taken. Restores timers
 * when the play function has ended, because Storybook then sets one of the same length.
 */
function holdCallTimers(): () => void {
  const start = window.setTimeout.bind(window);
  const timers = spyOn(window, 'setTimeout').mockImplementation(((handler: TimerHandler, ms = 0) =>
    ms < SLOW_AFTER_MS || ms > CALL_TIME_LIMIT_MS ? start(handler, ms) : 0) as typeof window.setTimeout);
  const onPhase = ({ newPhase }: { newPhase: string }) => newPhase === 'played' && timers.mockRestore();
  const channel = addons.getChannel();
  channel.on(STORY_RENDER_PHASE_CHANGED, onPhase);
  return () => {
    channel.off(STORY_RENDER_PHASE_CHANGED, onPhase);
    timers.mockRestore();
  };
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
  const letTimersGo = answer === 'never' ? holdCallTimers() : undefined;
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
