import { comeBackLater } from '../errors.ts';
import { SECOND } from '../time.ts';

/**
 * Runs costly work a few at a time and lets a bounded number wait; the rest is refused at once with 503,
 * so that a flood can exhaust neither memory nor patience.
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
    if (this.#running >= this.#atOnce) await this.#turn();
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#waitingMax) {
      throw comeBackLater(503, 'The service is very busy. Please try again in a few seconds.', 3 * SECOND);
    }
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }
}
