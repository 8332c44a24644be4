import { retryLater } from '../errors.ts';
import { SECOND } from '../time.ts';

/** After this wait the caller has timed out, or is about to. */
const WAIT_MAX_MS = 8 * SECOND;

/**
 * Runs a limited number of jobs at once and queues a limited number for a limited time. Rejects all others with 503, so that
 * a flood exhausts neither memory nor time, and the service recovers as soon as it ends. Clients take turns (round-robin), so
 * that one with many jobs does not hold the others up.
 */
export class WorkQueue {
  readonly #concurrency: number;
  readonly #queueMax: number;
  #running = 0;
  /** Waiting jobs by client. The first client is next, and then goes to the end. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #waitingCount = 0;

  constructor(concurrency: number, queueMax: number) {
    this.#concurrency = concurrency;
    this.#queueMax = queueMax;
  }

  async run<T>(client: string, job: () => Promise<T>): Promise<T> {
    const queuedAt = performance.now();
    if (this.#running >= this.#concurrency) await this.#waitForTurn(client);
    else this.#running += 1;
    try {
      if (performance.now() - queuedAt > WAIT_MAX_MS) throw tooBusy();
      return await job();
    } finally {
      const next = this.#next();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #waitForTurn(client: string): Promise<void> {
    if (this.#waitingCount >= this.#queueMax) throw tooBusy();
    this.#waitingCount += 1;
    return new Promise((resolve) => {
      const jobs = this.#waiting.get(client);
      if (jobs) jobs.push(resolve);
      else this.#waiting.set(client, [resolve]);
    });
  }

  #next(): (() => void) | undefined {
    for (const [client, [job, ...others]] of this.#waiting) {
      this.#waiting.delete(client);
      if (others.length > 0) this.#waiting.set(client, others);
      this.#waitingCount -= 1;
      return job;
    }
    return undefined;
  }
}

function tooBusy(): Error {
  return retryLater(503, 'The service is very busy. Please try again in a few seconds.', 3 * SECOND);
}
