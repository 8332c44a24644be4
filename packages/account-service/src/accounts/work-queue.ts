import { retryLater } from '../errors.ts';
import { SECOND } from '../time.ts';

/** After this wait the caller has timed out, or is about to. */
const WAIT_MAX_MS = 8 * SECOND;

/**
 * Runs a limited number of jobs at once and queues a limited number for a limited time. Rejects all others with 503, so that
 * a flood exhausts neither memory nor time, and the service recovers as soon as it ends.
 */
export class WorkQueue {
  readonly #concurrency: number;
  readonly #queueMax: number;
  #running = 0;
  readonly #queue: (() => void)[] = [];

  constructor(concurrency: number, queueMax: number) {
    this.#concurrency = concurrency;
    this.#queueMax = queueMax;
  }

  async run<T>(job: () => Promise<T>): Promise<T> {
    const queuedAt = performance.now();
    if (this.#running >= this.#concurrency) await this.#waitForTurn();
    else this.#running += 1;
    try {
      if (performance.now() - queuedAt > WAIT_MAX_MS) throw tooBusy();
      return await job();
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #waitForTurn(): Promise<void> {
    if (this.#queue.length >= this.#queueMax) throw tooBusy();
    return new Promise((resolve) => {
      this.#queue.push(resolve);
    });
  }
}

function tooBusy(): Error {
  return retryLater(503, 'The service is very busy. Please try again in a few seconds.', 3 * SECOND);
}
