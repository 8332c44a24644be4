import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { comeBackLater, Refusal } from '../errors.ts';
import type { Log } from '../log.ts';
import { codeOf, isUnavailable } from '../store/store.ts';
import { SECOND } from '../time.ts';
import type { AppEnv } from './env.ts';
import { refusal } from './reply.ts';

const UNAVAILABLE = comeBackLater(
  503,
  'The service is not available just now. Please try again.',
  5 * SECOND,
);
/** The rest may still come, so this connection is of no further use (RFC 9110 15.5.9). */
const HALF_SENT = new Refusal(408, 'The request did not arrive in time. Please try again.', {
  connection: 'close',
});

/** What ends a call that takes too long: it is the caller's fault while the request has not arrived as a whole. */
export function tooLate(c: Context): HTTPException {
  const { incoming } = (c as Context<AppEnv>).env;
  const cause = incoming.complete ? UNAVAILABLE : HALF_SENT;
  return new HTTPException(cause.status, { cause });
}

/** Turns whatever was thrown into the one shape. What an unexpected error says stays here; only its kind is logged. */
export function answerErrors(log: Log) {
  return (thrown: unknown, c: Context<AppEnv>): Response => {
    const error = thrown instanceof HTTPException ? thrown.cause : thrown;
    if (error instanceof Refusal) return refuse(c, error);
    const requestId = c.get('requestId');
    if (isUnavailable(error)) {
      log.error({ event: 'database.unavailable', requestId, code: codeOf(error) });
      return refuse(c, UNAVAILABLE);
    }
    const { name, stack } = error instanceof Error ? error : { name: 'unknown', stack: '' };
    // A stack's first line repeats the message, which may hold what people typed.
    const at = stack?.split('\n').filter((line) => /^\s+at /.test(line));
    log.error({ event: 'request.failed', requestId, error: name, code: codeOf(error), at });
    return refusal(c, 500, 'Something went wrong on our side. Please try again.');
  };
}

function refuse(c: Context, { status, message, headers }: Refusal): Response {
  return refusal(c, status, message, headers);
}
