import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { HttpError, retryLater } from '../errors.ts';
import type { Log } from '../log.ts';
import { codeOf, StoreUnavailable } from '../store/availability.ts';
import { SECOND } from '../time.ts';
import type { AppEnv } from './env.ts';
import { errorReply } from './reply.ts';

/** The reply while the store is down, and to a call that exceeds the time limit. */
export const UNAVAILABLE = retryLater(
  503,
  'The service is not available at the moment. Please try again.',
  5 * SECOND,
);
/** Closes the connection, because the rest of the request may still arrive (RFC 9110, section 15.5.9). */
const INCOMPLETE = new HttpError(408, 'The request did not arrive in time. Please try again.', {
  connection: 'close',
});
/** The client has hung up and reads no reply, but the log has the status. */
const CUT_OFF = new HttpError(400, 'The request was cut off.');

/** The error of a call that exceeds the time limit: 408 while the request is incomplete, otherwise 503. */
export function timeoutError(c: Context): HTTPException {
  const { incoming } = (c as Context<AppEnv>).env;
  const cause = incoming.complete ? UNAVAILABLE : INCOMPLETE;
  return new HTTPException(cause.status, { cause });
}

/** Turns anything thrown into an error reply. Neither the reply nor the log contains the message of an unexpected error. */
export function errorHandler(log: Log) {
  return (thrown: unknown, c: Context<AppEnv>): Response => {
    const error = thrown instanceof HTTPException ? thrown.cause : thrown;
    if (error instanceof HttpError) return replyWith(c, error);
    const requestId = c.get('requestId');
    if (error instanceof StoreUnavailable) {
      log.error({ event: 'database.unavailable', requestId, code: error.code });
      return replyWith(c, UNAVAILABLE);
    }
    if (isCutOff(c.env.incoming)) {
      c.set('isCutOff', true);
      log.info({ event: 'request.cut-off', requestId });
      return replyWith(c, CUT_OFF);
    }
    const { name, stack } = error instanceof Error ? error : { name: 'unknown', stack: '' };
    // The first line of a stack repeats the message, which may contain user input.
    const at = stack?.split('\n').filter((line) => /^\s+at /.test(line));
    log.error({ event: 'request.failed', requestId, error: name, code: codeOf(error), at });
    return errorReply(c, 500, 'Something went wrong on our side. Please try again.');
  };
}

/** Whether the client hung up before its request was complete. */
function isCutOff(incoming: HttpBindings['incoming']): boolean {
  return incoming.destroyed && !incoming.complete;
}

function replyWith(c: Context, { status, message, headers }: HttpError): Response {
  return errorReply(c, status, message, headers);
}
