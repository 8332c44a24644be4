/** A reason not to start, said in one sentence that names what to change. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** A call that is refused: the status, the sentence for the caller, and headers that belong to it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: 400 | 401 | 403 | 408 | 409 | 413 | 415 | 429 | 503;
  readonly headers: Record<string, string>;

  constructor(status: Refusal['status'], message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** Refuses for now: the caller may come back after that many whole seconds (RFC 9110 10.2.3). */
export function comeBackLater(status: 429 | 503, message: string, afterMs: number): Refusal {
  return new Refusal(status, message, { 'retry-after': String(Math.max(1, Math.ceil(afterMs / 1000))) });
}
