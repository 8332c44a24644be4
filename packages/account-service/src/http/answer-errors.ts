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

/** Turns whatever was thrown into the one shape. What an unexpected error says stays here; only its kind is logged. */
export function answerErrors(log: Log) {
  return (error: unknown, c: Context<AppEnv>): Response => {
    if (error instanceof Refusal) return refusal(c, error.status, error.message, error.headers);
    if (error instanceof HTTPException && error.status === UNAVAILABLE.status) return unavailable(c);
    const requestId = c.get('requestId');
    if (isUnavailable(error)) {
      log.error({ event: 'database.unavailable', requestId, code: codeOf(error) });
      return unavailable(c);
    }
    const { name, stack } = error instanceof Error ? error : { name: 'unknown', stack: '' };
    // A stack's first line repeats the message, which may hold what people typed.
    const at = stack?.split('\n').filter((line) => /^\s+at /.test(line));
    log.error({ event: 'request.failed', requestId, error: name, code: codeOf(error), at });
    return refusal(c, 500, 'Something went wrong on our side. Please try again.');
  };
}

function unavailable(c: Context): Response {
  return refusal(c, UNAVAILABLE.status as 503, UNAVAILABLE.message, UNAVAILABLE.headers);
}
