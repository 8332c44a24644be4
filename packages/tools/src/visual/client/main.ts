import { plural } from '../plural.ts';
import type { Picture, Review } from '../review.ts';
import { Decisions, type Verdict } from './decisions.ts';
import { byId, el, key } from './dom.ts';
import { earlierComments } from './earlier-comments.ts';
import { Filter } from './filter.ts';
import { groupView } from './group-view.ts';
import { commonVerdict, coveredBy, type Entry } from './groups.ts';
import { listenToKeys } from './keys.ts';
import { drawRow, listOf, type Row } from './list.ts';
import { markdownOf, placesText } from './markdown.ts';
import { MODES } from './stage.ts';
import { keepTheme } from './theme-choice.ts';
import { Viewer } from './viewer.ts';

const review = JSON.parse(byId('review').textContent ?? '') as Review;
const decisions = new Decisions(review.commit);
const viewer = new Viewer();
const { root: list, rows } = listOf(review);
const ids = new Set(rows.map(({ id }) => id));
const filter = new Filter(rows, decisions.of);
const comment = byId<HTMLTextAreaElement>('comment');
const undo = byId<HTMLButtonElement>('undo');
const buttons = {
  accepted: byId<HTMLButtonElement>('accept'),
  rejected: byId<HTMLButtonElement>('reject'),
} as const;
const VERBS = { accepted: 'Accept', rejected: 'Reject' } as const;
const changes = rows.filter(({ group }) => !group);
let current: Row | undefined;

/** The entries that a verdict on a row is given to. */
const targetsOf = ({ group, entries }: Row): readonly Entry[] =>
  group ? coveredBy(group, decisions.of) : entries;

/** Writes the decisions wherever they show. */
function drawDecisions(): void {
  for (const row of rows) drawRow(row, decisions.of);
  filter.draw();
  undo.hidden = !decisions.canUndo;
  if (!current) return;
  const targets = targetsOf(current);
  const now = commonVerdict(targets, decisions.of);
  for (const [verdict, button] of Object.entries(buttons)) {
    const all = current.group ? ` all ${targets.length}` : '';
    button.replaceChildren(VERBS[verdict as Verdict] + all, key(verdict === 'accepted' ? 'a' : 'r'));
    button.setAttribute('aria-pressed', String(now === verdict));
    button.disabled = targets.length === 0;
  }
}

function tell(isStored: boolean, text: string): void {
  byId('unsaved').hidden = isStored;
  byId('told').textContent = text;
  drawDecisions();
}

/** Gives a verdict, or takes it back. */
function judge(verdict: Verdict): void {
  if (!current) return;
  const { id, group, entries } = current;
  const targets = targetsOf(current);
  if (targets.length === 0) return;
  const isTaken = commonVerdict(targets, decisions.of) === verdict;
  const ids = targets.map(({ finding }) => finding.id);
  const isStored = decisions.judge(
    id,
    ids,
    isTaken ? { verdict: undefined, by: undefined } : { verdict, by: group?.by },
  );
  const rest = entries.length - targets.length;
  const what = isTaken ? 'undecided again' : verdict;
  tell(
    isStored,
    `${plural(targets.length, 'change')} ${what}${rest > 0 ? `; ${rest} decided separately` : ''}`,
  );
}

function takeBack(): void {
  const hadFocus = document.activeElement === undo;
  const undone = decisions.undo();
  if (!undone) return;
  const row = rows.find(({ id }) => id === undone.target);
  if (row) open(row);
  tell(undone.isStored, 'Undone');
  // The button is hidden when no step is left, and would lose the focus.
  if (undo.hidden && hadFocus) buttons.accepted.focus();
}

/** What a comment on a row is about, in words. */
function aboutOf({ group, entries }: Row): string | undefined {
  if (group) return group.name;
  const [entry] = entries;
  return entry && `${entry.component.title}: ${placesText(entry.finding)}`;
}

function positionText({ group, entries }: Row): string {
  if (group) return `${plural(entries.length, 'change')} of ${group.name}`;
  const at = changes.findIndex((row) => row.entries[0] === entries[0]);
  return `Change ${at + 1} of ${changes.length}`;
}

function open(row: Row, picture?: Picture): void {
  current?.button.removeAttribute('aria-current');
  current = row;
  const { button, fold, group, entries } = row;
  button.setAttribute('aria-current', 'true');
  if (fold && !group) fold.open = true;
  button.scrollIntoView({ block: 'nearest' });
  viewer.rest();
  const [entry] = entries;
  if (!group && entry) viewer.open(entry, picture);
  byId('stage').replaceChildren(group ? groupView(group, openEntry) : viewer.root);
  comment.value = decisions.of(row.id).comment;
  byId('position').textContent = positionText(row);
  byId('told').textContent = '';
  drawDecisions();
}

/** Opens a change that a group shows, and moves the focus there, because the pressed element is gone. */
function openEntry(entry: Entry, picture?: Picture): void {
  const row = changes.find(({ entries }) => entries[0] === entry);
  if (!row) return;
  open(row, picture);
  row.button.focus();
}

/** Opens the next or the previous row that the filter shows. */
function step(by: 1 | -1, of: readonly Row[] = rows): void {
  const at = current ? rows.indexOf(current) : 0;
  const next = (by === 1 ? of : of.toReversed()).find(
    (row) => (rows.indexOf(row) - at) * by > 0 && filter.shows(row),
  );
  if (next) open(next);
}

function download(): void {
  const file = new Blob([markdownOf(review, decisions.of, decisions.earlier(ids))], {
    type: 'text/markdown',
  });
  const address = URL.createObjectURL(file);
  el('a', { href: address, download: 'visual-review.md' }).click();
  URL.revokeObjectURL(address);
}

/** The changed files that no picture shows. */
function drawOtherFiles(): void {
  const { otherFiles } = review;
  if (otherFiles.length === 0) return;
  const files = otherFiles.map((file) => el('li', {}, el('code', {}, file)));
  const summary = el('summary', {}, plural(otherFiles.length, 'other changed file'));
  byId('findings').append(el('details', {}, summary, el('ul', { class: 'files' }, ...files)));
}

byId('findings').append(filter.root, list);
drawOtherFiles();
byId('findings').append(earlierComments(decisions, ids) ?? '');
for (const row of rows) {
  row.button.addEventListener('click', (event) => {
    // The press that chooses a component leaves its list as it is; the next one folds it.
    if (row !== current) event.preventDefault();
    open(row);
  });
}
buttons.accepted.addEventListener('click', () => judge('accepted'));
buttons.rejected.addEventListener('click', () => judge('rejected'));
undo.append(key('u'));
undo.addEventListener('click', takeBack);
comment.addEventListener('input', () => {
  if (!current) return;
  byId('unsaved').hidden = decisions.comment(current.id, comment.value, aboutOf(current));
  drawDecisions();
});
addEventListener('storage', () => {
  decisions.catchUp();
  if (current && document.activeElement !== comment) comment.value = decisions.of(current.id).comment;
  drawDecisions();
});
byId('export').addEventListener('click', download);
keepTheme(byId<HTMLSelectElement>('theme'));
const [first] = rows;
if (first) open(first);
byId('review-pane').hidden = !first;
byId('nothing').hidden = first !== undefined;

const groups = rows.filter(({ group }) => group);

listenToKeys(byId<HTMLInputElement>('shortcuts'), {
  j: () => step(1),
  k: () => step(-1),
  J: () => step(1, groups),
  K: () => step(-1, groups),
  a: () => judge('accepted'),
  r: () => judge('rejected'),
  u: takeBack,
  c: () => comment.focus(),
  m: () => viewer.toggle('marks'),
  w: () => viewer.toggle('whole'),
  n: () => viewer.step(1),
  p: () => viewer.step(-1),
  '[': () => viewer.stepPlace(-1),
  ']': () => viewer.stepPlace(1),
  ...Object.fromEntries(Object.entries(MODES).map(([digit, mode]) => [digit, () => viewer.setMode(mode)])),
});
