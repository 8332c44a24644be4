import type { Reply } from './reply.ts';
import { CALL_TEXTS } from './texts.ts';

/** A failed call. */
export interface Failure {
  kind: 'failure';
  /** Text to show. */
  message: string;
}

/** A successful call. */
export interface Success {
  kind: 'success';
}

/** A login, with what the hand-off needs. */
export interface LoginSuccess extends Success {
  accessToken: string;
  refreshToken: string;
  /** Hand-off code, when the call asked for one and the service issues them. */
  code?: string;
}

/** A success with a text to show. */
export interface SuccessWithMessage extends Success {
  message: string;
}

/** The reply, or null for a network error: refused, blocked, timed out, offline. */
export type Answer = Reply | null;

const failure = (message: string): Failure => ({ kind: 'failure', message });

/** The HTTP status of a login with the right password before the address is verified. */
export const UNVERIFIED_STATUS = 403;

/** A login succeeds when the reply is ok, has the status 'success', and holds two non-empty tokens. */
export function loginResult(answer: Answer): LoginSuccess | Failure {
  if (!answer) return failure(CALL_TEXTS.networkError);
  const { accessToken, refreshToken } = answer;
  if (answer.ok && answer.status === 'success' && accessToken?.trim() && refreshToken?.trim()) {
    return { kind: 'success', accessToken, refreshToken, ...(answer.code && { code: answer.code }) };
  }
  return failure(answer.message || CALL_TEXTS.loginFailed);
}

/** A registration succeeds when the reply is ok and has the status 'success'. */
export function registrationResult(answer: Answer): Success | Failure {
  if (!answer) return failure(CALL_TEXTS.networkError);
  if (answer.ok && answer.status === 'success') return { kind: 'success' };
  return failure(answer.message || CALL_TEXTS.registrationFailed);
}

/**
 * A verification succeeds when the reply is ok and has the status 'success'. A failure without a message and one with a
 * blank message have different texts.
 */
export function verificationResult(answer: Answer): Success | Failure {
  if (!answer) return failure(CALL_TEXTS.verificationNetworkError);
  if (answer.ok && answer.status === 'success') return { kind: 'success' };
  if (answer.message === undefined) return failure(CALL_TEXTS.verificationFailed);
  return failure(answer.message || CALL_TEXTS.verificationUnknown);
}

/** A support request succeeds when the reply is ok; its body is not read. */
export function supportResult(answer: Pick<Reply, 'ok'> | null): SuccessWithMessage | Failure {
  if (!answer) return failure(CALL_TEXTS.supportNetworkError);
  if (!answer.ok) return failure(CALL_TEXTS.supportFailed);
  return { kind: 'success', message: CALL_TEXTS.supportSent };
}

/** A resend shows the same text whether or not the address is known. */
export function resendResult(answer: Answer): SuccessWithMessage | Failure {
  if (!answer) return failure(CALL_TEXTS.networkError);
  if (answer.ok && answer.status === 'success') return { kind: 'success', message: CALL_TEXTS.resent };
  return failure(answer.message || CALL_TEXTS.resendFailed);
}
