import { el } from './dom.ts';
import { countsOf, type DecisionOf, type Entry, type State, stateOf } from './groups.ts';
import type { Row } from './list.ts';

const NAMES = { all: 'All', open: 'Undecided', accepted: 'Accepted', rejected: 'Rejected' } as const;
type Choice = keyof typeof NAMES;

/** Chooses which rows of the list show, by their decisions. */
export class Filter {
  readonly #rows: readonly Row[];
  readonly #entries: readonly Entry[];
  readonly #of: DecisionOf;
  readonly #numbers = new Map<Choice, HTMLElement>();
  readonly #none = el('p', { class: 'quiet', hidden: true });
  readonly root: HTMLElement;
  #choice: Choice = 'all';

  constructor(rows: readonly Row[], of: DecisionOf) {
    this.#rows = rows;
    this.#entries = rows.filter(({ group }) => !group).flatMap(({ entries }) => entries);
    this.#of = of;
    const choices = Object.entries(NAMES).map(([value, name]) => {
      const number = el('strong');
      this.#numbers.set(value as Choice, number);
      return el(
        'label',
        { class: 'segment' },
        el('input', {
          type: 'radio',
          name: 'filter',
          value,
          checked: value === this.#choice,
          onchange: () => this.#choose(value as Choice),
        }),
        number,
        name,
      );
    });
    const legend = el('legend', { class: 'unseen' }, 'Changes to list');
    this.root = el('div', {}, el('fieldset', { class: 'segments filter' }, legend, ...choices), this.#none);
  }

  #choose(choice: Choice): void {
    this.#choice = choice;
    this.draw();
  }

  #isShown = ({ finding }: Entry): boolean =>
    this.#choice === 'all' || stateOf(this.#of(finding.id)) === this.#choice;

  /** Whether a row shows. */
  readonly shows = ({ entries }: Row): boolean => entries.some(this.#isShown);

  /** Follows the decisions. */
  draw(): void {
    const counts: Record<State, number> = countsOf(this.#entries, this.#of);
    for (const [choice, number] of this.#numbers)
      number.textContent = String(choice === 'all' ? this.#entries.length : counts[choice]);
    for (const row of this.#rows) row.item.hidden = !this.shows(row);
    this.#none.hidden = this.#rows.some(this.shows);
    this.#none.textContent = `No change is ${NAMES[this.#choice].toLowerCase()}.`;
  }
}
