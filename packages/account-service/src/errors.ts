/** Why the service does not start, or why a command fails. The text says what to change. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** An error reply: status, message for the person, and headers. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: 400 | 401 | 403 | 408 | 409 | 413 | 415 | 429 | 503;
  readonly headers: Record<string, string>;

  constructor(status: HttpError['status'], message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** Creates an error reply with `Retry-After`, in whole seconds (RFC 9110, section 10.2.3). */
export function retryLater(status: 429 | 503, message: string, afterMs: number): HttpError {
  return new HttpError(status, message, { 'retry-after': String(Math.max(1, Math.ceil(afterMs / 1000))) });
}
