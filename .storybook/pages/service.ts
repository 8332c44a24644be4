import { spyOn } from 'storybook/test';

/** What the account service would say. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

/**
 * Stands in for the account service as long as a story is shown: every call gets the one answer.
 *
 * @param answer The answer, or `never` for a call that stays under way.
 * @returns what gives the calls back
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
 * Gives the document an address with a query, as a link in a mail has it.
 *
 * @param query Without a question mark.
 * @returns what gives the document its own address back
 */
export function arriveWith(query: string): () => void {
  const { href } = location;
  history.replaceState(history.state, '', `${location.pathname}?${query}`);
  return () => history.replaceState(history.state, '', href);
}
