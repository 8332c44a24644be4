import { comeBackLater } from '../errors.ts';
import { SECOND } from '../time.ts';

/** Whoever waited for longer has been answered by the limit of a call, or is about to be: the work would be for nobody. */
const WAIT_MAX_MS = 8 * SECOND;

/**
 * Runs costly work a few at a time and lets a bounded number wait for a bounded time; the rest is refused with 503,
 * so that a flood can exhaust neither memory nor patience, and is over when it is over.
 */
export class WorkQueue {
  readonly #atOnce: number;
  readonly #waitingMax: number;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce: number, waitingMax: number) {
    this.#atOnce = atOnce;
    this.#waitingMax = waitingMax;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const asked = performance.now();
    if (this.#running >= this.#atOnce) await this.#turn();
    else this.#running += 1;
    try {
      if (performance.now() - asked > WAIT_MAX_MS) throw tooBusy();
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#waitingMax) throw tooBusy();
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }
}

function tooBusy(): Error {
  return comeBackLater(503, 'The service is very busy. Please try again in a few seconds.', 3 * SECOND);
}
