import { CALL_TIME_LIMIT_MS, type Call, type Reply, readReply } from '@weft/account-contract';

/**
 * Makes a call and reads its reply.
 *
 * @param signal Ends the call when the visitor leaves.
 * @returns The reply, or null when the call itself failed: refused, blocked, offline, or over the time limit.
 */
export async function send(call: Call, signal: AbortSignal): Promise<Reply | null> {
  try {
    const response = await fetch(call.url, {
      ...call.init,
      signal: AbortSignal.any([signal, AbortSignal.timeout(CALL_TIME_LIMIT_MS)]),
    });
    return await readReply(response);
  } catch {
    return null;
  }
}
