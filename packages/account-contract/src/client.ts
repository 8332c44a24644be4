import { type Call, loginCall, registerCall, resendCall, supportCall, verifyEmailCall } from './calls.ts';
import type { LoginForm, ResendPayload, SignUpForm, SupportForm } from './forms.ts';
import { CALL_TIME_LIMIT_MS } from './limits.ts';
import { type Reply, readReply } from './reply.ts';
import {
  type Answer,
  type Failure,
  type LoginSuccess,
  loginResult,
  registrationResult,
  resendResult,
  type Success,
  type SuccessWithMessage,
  supportResult,
  verificationResult,
} from './results.ts';
import { toLoginPayload, toRegistrationPayload, toSupportPayload } from './to-payload.ts';

/** The origins of the services, and the function that sends requests to them. */
export interface AccountClientOptions {
  /** Origin of the user API, without a trailing slash; empty for the page's own origin. */
  userApi: string;
  /** Origin that takes support requests, without a trailing slash; empty for the page's own origin. */
  frontendApi: string;
  /** Sends the requests. @default the global `fetch` */
  fetch?: typeof globalThis.fetch;
  /** Milliseconds after which a call counts as failed. @default CALL_TIME_LIMIT_MS */
  timeLimitMs?: number;
}

/** Options of every call. */
export interface CallOptions {
  /** Aborts the call. A call whose signal is aborted already sends nothing. */
  signal?: AbortSignal | undefined;
}

/** Options of a login. */
export interface LoginOptions extends CallOptions {
  /** Asks for a hand-off code, see `createHandOffVerifier`. @default none: the reply holds no code */
  challenge?: string | undefined;
}

/** Options of a support request. */
export interface SupportOptions extends CallOptions {
  /** Value of the support key header. @default none: the server of the page's own origin adds the header */
  supportKey?: string | undefined;
}

/** The result of a call. No call throws: a network error is a failure, too. */
export type CallResult<Value extends Success = Success> = Value | CallFailure | Aborted;

/** A failed call. */
export interface CallFailure extends Failure {
  /** The HTTP status of the reply. Absent after a network error, when the caller may try again at once. */
  httpStatus?: number;
}

/** A call that the caller aborted: there is nothing to show. */
export interface Aborted {
  kind: 'aborted';
}

/** The calls of the site, one function each, from form values to what to show. */
export interface AccountClient {
  login(form: LoginForm, options?: LoginOptions): Promise<CallResult<LoginSuccess>>;
  register(form: SignUpForm, options?: CallOptions): Promise<CallResult>;
  /** @param token as `readVerificationToken` reads it. */
  verifyEmail(token: string, options?: CallOptions): Promise<CallResult>;
  /** Asks for another verification link. */
  resendVerification(form: ResendPayload, options?: CallOptions): Promise<CallResult<SuccessWithMessage>>;
  sendSupportRequest(form: SupportForm, options?: SupportOptions): Promise<CallResult<SuccessWithMessage>>;
}

/** Creates a client. It holds no state: create one wherever it is convenient. */
export function createAccountClient(options: AccountClientOptions): AccountClient {
  const { userApi, frontendApi } = options;
  const send = sender(options);
  return {
    login: (form, { signal, challenge } = {}) =>
      send(loginCall(userApi, toLoginPayload(form), challenge), loginResult, signal),
    register: (form, { signal } = {}) =>
      send(registerCall(userApi, toRegistrationPayload(form)), registrationResult, signal),
    verifyEmail: (token, { signal } = {}) =>
      send(verifyEmailCall(userApi, token), verificationResult, signal),
    resendVerification: (form, { signal } = {}) => send(resendCall(userApi, form), resendResult, signal),
    sendSupportRequest: (form, { signal, supportKey = '' } = {}) =>
      send(supportCall(frontendApi, toSupportPayload(form), supportKey), supportResult, signal, readOk),
  };
}

/** Reads no body, because a request that has arrived must not fail, and be sent again, when its reply breaks off. */
const readOk = ({ ok }: Response): Reply => ({ ok });

/** Makes the function that sends a call, reads its reply and interprets it. */
function sender({
  fetch = (...request) => globalThis.fetch(...request),
  timeLimitMs = CALL_TIME_LIMIT_MS,
}: AccountClientOptions) {
  return async <Value extends Success>(
    call: Call,
    interpret: (answer: Answer) => Value | Failure,
    signal: AbortSignal | undefined,
    read: (response: Response) => Reply | Promise<Reply> = readReply,
  ): Promise<CallResult<Value>> => {
    // An aborted signal fires no further event, so it has to be checked.
    if (signal?.aborted) return { kind: 'aborted' };
    // By hand, because AbortSignal.any is newer than the browsers that the site supports.
    const controller = new AbortController();
    const abort = () => controller.abort();
    const timer = setTimeout(abort, timeLimitMs);
    signal?.addEventListener('abort', abort);
    let answer: Answer = null;
    let httpStatus = 0;
    try {
      const response = await fetch(call.url, { ...call.init, signal: controller.signal });
      answer = await read(response);
      httpStatus = response.status;
    } catch {
      // No reply, or not all of it: refused, blocked, offline, aborted or over the time limit.
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
    if (signal?.aborted) return { kind: 'aborted' };
    const result = interpret(answer);
    return isFailure(result) ? { ...result, ...(httpStatus && { httpStatus }) } : result;
  };
}

function isFailure(result: Success | Failure): result is Failure {
  return result.kind === 'failure';
}
