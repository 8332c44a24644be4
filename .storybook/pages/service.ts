import { spyOn } from 'storybook/test';

/** A response of the account service. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

/**
 * Mocks the account service while a story is shown: every call gets the same answer.
 *
 * @param answer The answer, or `never` for a call that stays pending.
 * @returns restores `fetch`
 */
export function answerCalls(answer: Answer | 'never'): () => void {
  const calls = spyOn(globalThis, 'fetch').mockImplementation(() =>
    answer === 'never'
      ? new Promise<Response>(() => undefined)
      : Promise.resolve(new Response(JSON.stringify(answer.body ?? {}), { status: answer.status })),
  );
  return () => calls.mockRestore();
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
