/** What the reviewer says of one finding. */
export interface Decision {
  readonly verdict?: 'accepted' | 'rejected' | undefined;
  readonly comment: string;
}

const NONE: Decision = { comment: '' };

/** The decisions of one comparison, kept in this browser. */
export class Decisions {
  readonly #key: string;
  #all: Readonly<Record<string, Decision>>;

  /** @param commit The commit that the working tree is compared with. */
  constructor(commit: string) {
    this.#key = `weft-review:${commit}`;
    this.#all = this.#read();
  }

  #read(): Record<string, Decision> {
    try {
      return JSON.parse(localStorage.getItem(this.#key) ?? '{}') as Record<string, Decision>;
    } catch {
      return {};
    }
  }

  /** The decision on a finding. */
  readonly of = (id: string): Decision => this.#all[id] ?? NONE;

  /** Changes a part of the decision on a finding. @returns whether the browser has stored it */
  change(id: string, part: Partial<Decision>): boolean {
    this.#all = { ...this.#all, [id]: { ...this.of(id), ...part } };
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#all));
      return true;
    } catch {
      return false;
    }
  }
}
