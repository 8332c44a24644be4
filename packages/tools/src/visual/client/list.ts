import { plural } from '../plural.ts';
import type { Review } from '../review.ts';
import { el, KINDS } from './dom.ts';
import { shareText, sizeText } from './group-view.ts';
import {
  type CauseGroup,
  causeGroupsOf,
  countsOf,
  type DecisionOf,
  type Entry,
  type Group,
  isShared,
  type State,
} from './groups.ts';
import { thumbnail } from './thumbnail.ts';
import { storiesText } from './words.ts';

/** A line of the list: a change, or changes that can be decided together. */
export interface Row {
  readonly id: string;
  /** Absent for a single change. */
  readonly group?: Group;
  /** The change, or the changes of the group. */
  readonly entries: readonly Entry[];
  /** The control that opens the row. */
  readonly button: HTMLElement;
  /** The element that shows the decision. */
  readonly state: HTMLElement;
  /** The element that a filter hides. */
  readonly item: HTMLElement;
  /** The element that folds the changes of the row, or the group of changes that the row belongs to. */
  readonly fold?: HTMLDetailsElement | undefined;
}

/** The largest number of changes of a component that starts unfolded. */
const MOST_OPEN = 4;

const stateElement = (): HTMLElement => el('span', { class: 'state' });

function entryRow(entry: Entry, isAlone: boolean, fold?: HTMLDetailsElement): Row {
  const { component, finding } = entry;
  const [first] = finding.pictures;
  const state = stateElement();
  const button = el(
    'button',
    { type: 'button' },
    first && thumbnail(finding, first),
    el(
      'span',
      { class: 'about' },
      isAlone && el('strong', {}, component.title.replace('/', ' / ')),
      el(
        'span',
        {},
        `${isAlone ? shareText([entry]) : plural(finding.pictures.length, 'picture')} ${KINDS[finding.kind]}`,
      ),
      el('span', { class: 'quiet' }, storiesText(finding)),
      state,
    ),
  );
  return { id: finding.id, entries: [entry], button, state, item: el('li', {}, button), fold };
}

/** The rows of a component: one for itself if it has several changes, and one for each change. */
function componentRows(group: Group): Row[] {
  const { id, name, entries } = group;
  const [only] = entries;
  if (!isShared(group)) return only ? [entryRow(only, true)] : [];
  const state = stateElement();
  const button = el(
    'summary',
    {},
    el('strong', {}, name),
    el('span', { class: 'quiet' }, sizeText(group)),
    state,
  );
  const fold = el('details', { open: entries.length <= MOST_OPEN }, button);
  const rows = entries.map((entry) => entryRow(entry, false, fold));
  fold.append(el('ul', {}, ...rows.map(({ item }) => item)));
  return [{ id, group, entries, button, state, item: el('li', {}, fold), fold }, ...rows];
}

/** The heading of a cause. It is a row if one decision on it replaces several. */
function causeHeading(cause: CauseGroup): { heading: HTMLElement; row?: Row } {
  if (!isShared(cause)) return { heading: el('h2', {}, cause.name) };
  const state = stateElement();
  const button = el(
    'button',
    { type: 'button' },
    el(
      'span',
      { class: 'about' },
      el('span', {}, cause.name),
      el('span', { class: 'quiet' }, sizeText(cause)),
      state,
    ),
  );
  const heading = el('h2', {}, button);
  const { id, entries } = cause;
  return { heading, row: { id, group: cause, entries, button, state, item: heading } };
}

/** The changes of a review by cause and component. @returns the list, and its rows in order */
export function listOf(review: Review): { root: HTMLElement; rows: readonly Row[] } {
  const causes = causeGroupsOf(review).map((cause) => {
    const { heading, row } = causeHeading(cause);
    // A cause with a single component needs no row for that component.
    const components =
      cause.components.length > 1
        ? cause.components.map(componentRows)
        : [cause.entries.map((entry) => entryRow(entry, true))];
    const own = components.flatMap(([first, ...others]) =>
      first?.group ? [first.item] : [first, ...others].flatMap((each) => each?.item ?? []),
    );
    return {
      section: el('section', {}, heading, el('ul', {}, ...own)),
      rows: [...(row ? [row] : []), ...components.flat()],
    };
  });
  return {
    root: el('div', { class: 'causes-list' }, ...causes.map(({ section }) => section)),
    rows: causes.flatMap(({ rows }) => rows),
  };
}

const LABELS = { accepted: 'Accepted', rejected: 'Rejected', open: 'Undecided' } as const;

/** Writes the decision of a row. */
export function drawRow({ group, entries, id, button, state: place }: Row, of: DecisionOf): void {
  const counts = countsOf(entries, of);
  const [only = 'open', ...others] = (Object.keys(LABELS) as State[]).filter((state) => counts[state] > 0);
  const state = others.length > 0 ? 'open' : only;
  button.dataset.verdict = state;
  const { comment, by } = of(id);
  const words =
    others.length > 0
      ? [only, ...others].map((each) => `${counts[each]} ${LABELS[each].toLowerCase()}`).join(', ')
      : state === 'open'
        ? ''
        : LABELS[state];
  const together = !group && by ? ` with its ${by}` : '';
  place.textContent = [words + together, comment.trim() ? 'with a comment' : ''].join(' ').trim();
}
