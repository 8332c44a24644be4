import { CALL_TIME_LIMIT_MS, type Call, type Reply, readReply } from '@weft/account-contract';

/**
 * Makes a call and reads its reply.
 *
 * @param leaving Ends the call when the visitor leaves; one who has left already sends nothing.
 * @returns The reply, or null when the call itself failed: refused, blocked, offline, or over the time limit.
 */
export async function send(call: Call, leaving: AbortSignal): Promise<Reply | null> {
  // An aborted signal tells nobody again, and what was prepared for a while must not be sent after all.
  if (leaving.aborted) return null;
  // By hand, because AbortSignal.any is younger than the browsers that the build is for.
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = window.setTimeout(end, CALL_TIME_LIMIT_MS);
  leaving.addEventListener('abort', end);
  try {
    return await readReply(await fetch(call.url, { ...call.init, signal: ending.signal }));
  } catch {
    return null;
  } finally {
    window.clearTimeout(timer);
    leaving.removeEventListener('abort', end);
  }
}
