export type Verdict = 'accepted' | 'rejected';

/** The reviewer's decision on one finding. */
export interface Decision {
  readonly verdict?: Verdict | undefined;
  /** The group that the verdict was given to; undefined for a verdict on the finding itself. */
  readonly by?: 'cause' | 'component' | undefined;
  readonly comment: string;
  /** What the comment is about, in words: another run may not show it. */
  readonly about?: string | undefined;
}

/** A comment on something that this run does not show. */
export interface EarlierComment {
  readonly id: string;
  readonly about: string;
  readonly comment: string;
}

/** The part of a decision that one key press changes. */
type Judged = Pick<Decision, 'verdict' | 'by'>;

/** A verdict that can be undone. */
interface Step {
  /** The finding or group that it was given to. */
  readonly target: string;
  /** The decisions before the step, by finding. */
  readonly before: Readonly<Record<string, Judged>>;
}

const NONE: Decision = { comment: '' };

/** The decisions of one comparison, kept in this browser. */
export class Decisions {
  readonly #key: string;
  readonly #steps: Step[] = [];
  #all: Readonly<Record<string, Decision>>;
  /** What the browser could not store. */
  #unstored: Readonly<Record<string, Decision>> = {};

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

  /** Takes over what another tab has stored. */
  catchUp(): void {
    this.#all = { ...this.#all, ...this.#read(), ...this.#unstored };
  }

  /** The decision on a finding. For a group only the comment is stored: its findings have the verdicts. */
  readonly of = (id: string): Decision => this.#all[id] ?? NONE;

  /** Comments on a finding or group. @returns whether the browser has stored it */
  comment(id: string, comment: string, about?: string): boolean {
    this.catchUp();
    return this.#write({ [id]: { ...this.of(id), comment, about } });
  }

  /** The comments on findings and groups of earlier runs, which this run does not have. @param ids Those of this run. */
  earlier(ids: ReadonlySet<string>): EarlierComment[] {
    return Object.entries(this.#all)
      .filter(([id, { comment }]) => !ids.has(id) && comment.trim())
      .map(([id, { comment, about = id.replace(/^(?:cause|component):/, '') }]) => ({ id, about, comment }));
  }

  /** Sets or removes the verdict of findings. @returns whether the browser has stored it */
  judge(target: string, ids: readonly string[], judged: Judged): boolean {
    this.catchUp();
    const before = ids.map((id) => {
      const { verdict, by } = this.of(id);
      return [id, { verdict, by }] as const;
    });
    this.#steps.push({ target, before: Object.fromEntries(before) });
    return this.#write(Object.fromEntries(ids.map((id) => [id, { ...this.of(id), ...judged }])));
  }

  /** Whether there is a verdict to undo: one that was given since the page was opened. */
  get canUndo(): boolean {
    return this.#steps.length > 0;
  }

  /** Undoes the last verdict. @returns its target, and whether the browser has stored the change */
  undo(): { target: string; isStored: boolean } | undefined {
    const step = this.#steps.pop();
    if (!step) return undefined;
    this.catchUp();
    const restored = Object.entries(step.before).map(
      ([id, judged]) => [id, { ...this.of(id), ...judged }] as const,
    );
    return { target: step.target, isStored: this.#write(Object.fromEntries(restored)) };
  }

  #write(changed: Readonly<Record<string, Decision>>): boolean {
    this.#all = { ...this.#all, ...changed };
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#all));
      this.#unstored = {};
      return true;
    } catch {
      this.#unstored = { ...this.#unstored, ...changed };
      return false;
    }
  }
}
