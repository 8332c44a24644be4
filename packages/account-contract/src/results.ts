import type { Reply } from './reply.ts';
import { CALL_TEXTS } from './texts.ts';

/** A call that did not do what was asked, and the text to show (Specification 8). */
export interface Failure {
  kind: 'failure';
  message: string;
}

/** A call that did. */
export interface Success {
  kind: 'success';
}

/** A login that did, with what the hand-off needs. */
export interface LoginSuccess extends Success {
  accessToken: string;
  refreshToken: string;
  /** Hand-off code, when the call asked for one and the service gives them. */
  code?: string;
}

/** A call that succeeded and has something to say. */
export interface SpokenSuccess extends Success {
  message: string;
}

/** A reply as `readReply` gives it, or null when the call itself failed: refused, blocked, timed out, offline. */
export type Answer = Reply | null;

const failure = (message: string): Failure => ({ kind: 'failure', message });

/** Login (Decision 9): ok, status 'success' and two tokens that are not empty; anything else failed. */
export function loginResult(answer: Answer): LoginSuccess | Failure {
  if (!answer) return failure(CALL_TEXTS.networkError);
  const { accessToken, refreshToken } = answer;
  if (answer.ok && answer.status === 'success' && accessToken?.trim() && refreshToken?.trim()) {
    return { kind: 'success', accessToken, refreshToken, ...(answer.code && { code: answer.code }) };
  }
  return failure(answer.message || CALL_TEXTS.loginFailed);
}

/** Registration: status 'success' decides (Specification 4), and a reply that is not ok is never a success. */
export function registrationResult(answer: Answer): Success | Failure {
  if (!answer) return failure(CALL_TEXTS.networkError);
  if (answer.ok && answer.status === 'success') return { kind: 'success' };
  return failure(answer.message || CALL_TEXTS.registrationFailed);
}

/** Verification (Specification 4, Decision 11): ok and status 'success'; a blank message differs from none. */
export function verificationResult(answer: Answer): Success | Failure {
  if (!answer) return failure(CALL_TEXTS.verificationNetworkError);
  if (answer.ok && answer.status === 'success') return { kind: 'success' };
  if (answer.message === undefined) return failure(CALL_TEXTS.verificationFailed);
  return failure(answer.message || CALL_TEXTS.verificationUnknown);
}

/** Support (Specification 7, Decision 12): only ok or not ok counts. */
export function supportResult(answer: Pick<Reply, 'ok'> | null): SpokenSuccess | Failure {
  if (!answer) return failure(CALL_TEXTS.supportNetworkError);
  if (!answer.ok) return failure(CALL_TEXTS.supportFailed);
  return { kind: 'success', message: CALL_TEXTS.supportSent };
}

/** Resend (Decision 15): says the same whether or not the address is known. */
export function resendResult(answer: Answer): SpokenSuccess | Failure {
  if (!answer) return failure(CALL_TEXTS.networkError);
  if (answer.ok && answer.status === 'success') return { kind: 'success', message: CALL_TEXTS.resent };
  return failure(answer.message || CALL_TEXTS.resendFailed);
}
