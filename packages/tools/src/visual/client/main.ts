import type { Causes, Finding, Review, Reviewed } from '../review.ts';
import { type Decision, Decisions } from './decisions.ts';
import { byId, el, key, plural } from './dom.ts';
import { listenToKeys } from './keys.ts';
import { markdownOf } from './markdown.ts';
import { MODES, thumbnail } from './stage.ts';
import { keepTheme } from './theme-choice.ts';
import { Viewer } from './viewer.ts';

interface Entry {
  readonly component: Reviewed;
  readonly finding: Finding;
  readonly button: HTMLButtonElement;
  readonly state: HTMLElement;
}

const review = JSON.parse(byId('review').textContent ?? '') as Review;
const decisions = new Decisions(review.commit);
const viewer = new Viewer();
const comment = byId<HTMLTextAreaElement>('comment');
const accept = byId<HTMLButtonElement>('accept');
const reject = byId<HTMLButtonElement>('reject');
let current = 0;

const STATES = { accepted: 'Accepted', rejected: 'Rejected' } as const;
const KINDS = { broken: 'failed', changed: 'changed', added: 'new', removed: 'removed' } as const;

/** The one cause, or how many there are. */
function causeOf({ tokens, files }: Causes): string {
  const names = [...tokens.map(({ token }) => token), ...files.map((file) => file.split('/').at(-1) ?? file)];
  return names.length > 2 ? `${names.length} causes` : names.join(', ');
}

const entries: Entry[] = review.components.flatMap((component) =>
  component.findings.map((finding): Entry => {
    const state = el('span', { class: 'state' });
    const [first] = finding.pictures;
    const stories = [...new Set(finding.pictures.map(({ story }) => story))];
    const button = el(
      'button',
      { type: 'button' },
      first && thumbnail(finding, first),
      el(
        'span',
        { class: 'about' },
        el('span', {}, `${plural(finding.pictures.length, 'picture')} ${KINDS[finding.kind]}`),
        el('span', { class: 'quiet' }, stories.join(', ')),
        el('span', { class: 'quiet' }, causeOf(component.causes)),
        state,
      ),
    );
    return { component, finding, button, state };
  }),
);

/** Writes the decisions wherever they show. */
function drawDecisions(): void {
  const counts = { accepted: 0, rejected: 0, open: 0 };
  for (const { finding, button, state } of entries) {
    const { verdict, comment: words } = decisions.of(finding.id);
    counts[verdict ?? 'open'] += 1;
    button.dataset.verdict = verdict ?? 'open';
    state.textContent = [verdict ? STATES[verdict] : '', words.trim() ? 'with a comment' : '']
      .join(' ')
      .trim();
  }
  byId('progress').textContent =
    `${counts.accepted} accepted, ${counts.rejected} rejected, ${counts.open} open`;
  const { verdict } = decisions.of(entries[current]?.finding.id ?? '');
  accept.setAttribute('aria-pressed', String(verdict === 'accepted'));
  reject.setAttribute('aria-pressed', String(verdict === 'rejected'));
}

function decide(part: Partial<Decision>): void {
  const entry = entries[current];
  if (!entry) return;
  byId('unsaved').hidden = decisions.change(entry.finding.id, part);
  drawDecisions();
}

/** Gives a verdict, or takes it back. */
function judge(verdict: 'accepted' | 'rejected'): void {
  const now = decisions.of(entries[current]?.finding.id ?? '').verdict;
  decide({ verdict: now === verdict ? undefined : verdict });
}

function open(at: number): void {
  const entry = entries[at];
  if (!entry) return;
  entries[current]?.button.removeAttribute('aria-current');
  current = at;
  entry.button.setAttribute('aria-current', 'true');
  entry.button.scrollIntoView({ block: 'nearest' });
  viewer.open(entry.component, entry.finding);
  comment.value = decisions.of(entry.finding.id).comment;
  byId('position').textContent = `Change ${at + 1} of ${entries.length}`;
  drawDecisions();
}

function download(): void {
  const file = new Blob([markdownOf(review, decisions.of)], { type: 'text/markdown' });
  const address = URL.createObjectURL(file);
  el('a', { href: address, download: 'visual-review.md' }).click();
  URL.revokeObjectURL(address);
}

/** The list of findings, by component. */
function drawList(): void {
  for (const component of review.components) {
    const own = entries.filter((entry) => entry.component === component);
    const differing = component.findings.reduce((sum, { pictures }) => sum + pictures.length, 0);
    byId('findings').append(
      el('h2', {}, component.title.replace('/', ' / ')),
      el('p', { class: 'quiet' }, `${differing} of ${differing + component.equal} pictures differ`),
      el('ul', {}, ...own.map(({ button }) => el('li', {}, button))),
    );
  }
  if (review.otherFiles.length === 0) return;
  byId('findings').append(
    el(
      'details',
      {},
      el('summary', {}, `${plural(review.otherFiles.length, 'other changed file')}`),
      el('ul', { class: 'files' }, ...review.otherFiles.map((file) => el('li', {}, el('code', {}, file)))),
    ),
  );
}

drawList();
byId('stage').append(viewer.root);
for (const [at, { button }] of entries.entries()) button.addEventListener('click', () => open(at));
accept.append(key('a'));
reject.append(key('r'));
accept.addEventListener('click', () => judge('accepted'));
reject.addEventListener('click', () => judge('rejected'));
comment.addEventListener('input', () => decide({ comment: comment.value }));
byId('export').addEventListener('click', download);
keepTheme(byId<HTMLSelectElement>('theme'));
if (entries.length > 0) open(0);
byId('review-pane').hidden = entries.length === 0;
byId('nothing').hidden = entries.length > 0;

listenToKeys(byId<HTMLInputElement>('shortcuts'), {
  j: () => open(Math.min(entries.length - 1, current + 1)),
  k: () => open(Math.max(0, current - 1)),
  a: () => judge('accepted'),
  r: () => judge('rejected'),
  c: () => comment.focus(),
  m: () => viewer.toggle('marks'),
  w: () => viewer.toggle('whole'),
  n: () => viewer.step(1),
  p: () => viewer.step(-1),
  '[': () => viewer.stepPlace(-1),
  ']': () => viewer.stepPlace(1),
  ...Object.fromEntries(Object.entries(MODES).map(([digit, mode]) => [digit, () => viewer.setMode(mode)])),
});
