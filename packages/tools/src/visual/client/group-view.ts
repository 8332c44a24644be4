import { plural } from '../plural.ts';
import type { Picture } from '../review.ts';
import { causesPanel } from './causes-panel.ts';
import { el, KINDS } from './dom.ts';
import { componentsIn, type Entry, type Group, largestOf, picturesIn, representativesOf } from './groups.ts';
import { sample } from './thumbnail.ts';
import { differenceText } from './words.ts';

/** The largest number of entries of a cause that are shown as pictures. */
const MOST = 6;

/** The share of its component's pictures that entries have, such as `2 of 5 pictures`. */
export function shareText(entries: readonly Entry[]): string {
  const [first] = entries;
  const { findings = [], equal = 0 } = first?.component ?? {};
  const all = findings.reduce((sum, { pictures }) => sum + pictures.length, equal);
  return `${picturesIn(entries)} of ${plural(all, 'picture')}`;
}

/** Counts what a decision on a group covers. */
export function sizeText({ by, entries }: Group): string {
  const changes = plural(entries.length, 'change');
  return by === 'component'
    ? `${changes}, ${shareText(entries)}`
    : [changes, plural(picturesIn(entries), 'picture'), plural(componentsIn(entries), 'component')].join(
        ', ',
      );
}

function sampleItem(
  entry: Entry,
  by: Group['by'],
  open: (entry: Entry, picture?: Picture) => void,
): HTMLElement {
  const { component, finding } = entry;
  const picture = largestOf(entry);
  const { difference, story = '', look = '' } = picture ?? {};
  const title = by === 'cause' ? component.title.replace('/', ' / ') : story;
  const where = by === 'cause' ? `${story}, ${look}` : look;
  return el(
    'li',
    {},
    el(
      'button',
      { type: 'button', onclick: () => open(entry, picture) },
      picture && sample(finding, picture),
      el('span', { class: 'title' }, title),
      el(
        'span',
        { class: 'quiet' },
        [where, difference ? differenceText(difference) : KINDS[finding.kind]].join(': '),
      ),
      finding.reason !== undefined && el('span', { class: 'reason' }, finding.reason),
    ),
  );
}

/**
 * Shows changes that can be decided together: their causes, and pictures side by side.
 *
 * @param open Called with the entry and picture that are chosen.
 */
export function groupView(group: Group, open: (entry: Entry, picture?: Picture) => void): HTMLElement {
  const { by, name, causes, entries } = group;
  const shown = by === 'cause' ? representativesOf(entries, MOST) : entries;
  const about =
    shown.length === 1 ? 'The largest of all' : `The largest of each of ${shown.length} components`;
  return el(
    'div',
    { class: 'viewer' },
    el('header', {}, el('h2', {}, name), el('p', { class: 'quiet' }, sizeText(group))),
    causesPanel(causes),
    el(
      'section',
      { 'aria-labelledby': 'samples' },
      el('h3', { id: 'samples' }, by === 'cause' ? 'Largest differences' : 'Its changes'),
      shown.length < entries.length && el('p', { class: 'quiet' }, `${about}. The list has every change.`),
      el('ul', { class: 'samples' }, ...shown.map((entry) => sampleItem(entry, by, open))),
    ),
  );
}
