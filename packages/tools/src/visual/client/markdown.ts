import { plural } from '../plural.ts';
import type { Causes, Finding, Review } from '../review.ts';
import type { Decision, EarlierComment } from './decisions.ts';
import {
  type CauseGroup,
  causeGroupsOf,
  commonVerdict,
  componentsIn,
  countsOf,
  type DecisionOf,
  type Entry,
  type Group,
  picturesIn,
  type State,
  sharedGroupsOf,
  stateOf,
} from './groups.ts';

const HEADINGS = { rejected: 'Rejected', open: 'Undecided', accepted: 'Accepted' } as const;
const STATES = Object.keys(HEADINGS) as State[];

/** Text that Markdown and HTML take literally. */
const literal = (text: string): string => text.replaceAll(/[\\`*_[\]<>|#]/g, '\\$&');

/** The stories and looks of a finding, such as `States (dark-wide, rtl)`. */
export function placesText({ pictures }: Finding): string {
  const stories = [...new Set(pictures.map(({ story }) => story))];
  return stories
    .map((story) => {
      const looks = pictures.filter((picture) => picture.story === story).map(({ look }) => look);
      return `${story} (${looks.join(', ')})`;
    })
    .join('; ');
}

function causeLines({ tokens, files }: Causes): string[] {
  const lines = [
    ...tokens.flatMap(({ token, values, fails }) => [
      ...values.map(
        ({ modes, before, after }) => `- \`${token}\`, ${modes.join(', ')}: \`${before}\` → \`${after}\``,
      ),
      ...(values.length === 0 ? [`- \`${token}\``] : []),
      ...fails.map((pair) => `  - **FAILS** ${pair}`),
    ]),
    ...files.map((file) => `- \`${file}\``),
  ];
  return lines.length > 0 ? ['', 'What may have done it:', '', ...lines] : [];
}

function commentLines(comment: string): string[] {
  const lines = comment.trim().split('\n');
  return comment.trim() ? ['', ...lines.map((line) => `> ${line}`)] : [];
}

/** Something that was decided: one change, or several together. */
interface Item {
  readonly state: State;
  readonly lines: readonly string[];
}

function entryItem({ component, finding }: Entry, decision: Decision): Item {
  const { kind, reason, pictures } = finding;
  return {
    state: stateOf(decision),
    lines: [
      `### ${literal(component.title)}: ${plural(pictures.length, 'picture')} ${kind}`,
      '',
      literal(placesText(finding)),
      ...(reason ? ['', literal(reason)] : []),
      ...commentLines(decision.comment),
      ...causeLines(component.causes),
      '',
    ],
  };
}

/** @param together The entries whose verdict comes from the group, and which have no comment. */
function groupItem(group: Group, together: readonly Entry[], of: DecisionOf): Item {
  const { name, entries, causes } = group;
  const listed = together.length > 0 ? together : entries;
  const components = plural(componentsIn(listed), 'component');
  const about = `${plural(listed.length, 'change')}${together.length > 0 ? ' decided together' : ''}`;
  return {
    state: commonVerdict(listed, of) ?? 'open',
    lines: [
      `### ${literal(name)}: ${about}`,
      '',
      `${plural(picturesIn(listed), 'picture')} of ${components}.`,
      ...commentLines(of(group.id).comment),
      ...causeLines(causes),
      ...(together.length > 0 ? ['', 'Decided together:', ''] : []),
      ...together.map(
        ({ component, finding }) => `- ${literal(component.title)}: ${literal(placesText(finding))}`,
      ),
      '',
    ],
  };
}

/** The decisions on changes with the same causes: group decisions first, then single ones. */
function itemsOf(cause: CauseGroup, of: DecisionOf): Item[] {
  const alone = new Set(cause.entries);
  const groups = sharedGroupsOf(cause).flatMap((group) => {
    const together = group.entries.filter(({ finding }) => {
      const { by, comment } = of(finding.id);
      return by === group.by && !comment.trim();
    });
    for (const entry of together) alone.delete(entry);
    // After another run a group may contain changes of two earlier groups, with different verdicts.
    const parts = [...Map.groupBy(together, ({ finding }) => of(finding.id).verdict).values()];
    if (parts.length === 0 && of(group.id).comment.trim()) return [groupItem(group, [], of)];
    return parts.map((part) => groupItem(group, part, of));
  });
  return [...groups, ...[...alone].map((entry) => entryItem(entry, of(entry.finding.id)))];
}

function earlierLines(comments: readonly EarlierComment[]): string[] {
  if (comments.length === 0) return [];
  const each = comments.flatMap(({ about, comment }) => [
    `### ${literal(about)}`,
    ...commentLines(comment),
    '',
  ]);
  return ['## Comments of earlier runs', '', ...each];
}

/**
 * The review as Markdown for a pull request: rejected changes first.
 *
 * @param of The decision on the finding or group with an id.
 * @param earlier The comments on what this run does not show.
 */
export function markdownOf(review: Review, of: DecisionOf, earlier: readonly EarlierComment[] = []): string {
  const { against, commit, pictures, equal } = review;
  const causes = causeGroupsOf(review);
  const all = causes.flatMap(({ entries }) => entries);
  const counts = countsOf(all, of);
  const items = causes.flatMap((cause) => itemsOf(cause, of));
  const sections = STATES.flatMap((state) => {
    const own = items.filter((item) => item.state === state);
    return own.length > 0 ? [`## ${HEADINGS[state]}`, '', ...own.flatMap(({ lines }) => lines)] : [];
  });
  return [
    '# Visual review',
    '',
    `Compared with ${literal(against)} (${commit.slice(0, 8)}): ${plural(pictures, 'picture')}, ${equal} equal.`,
    `${plural(all.length, 'change')}: ${STATES.map((state) => `${counts[state]} ${HEADINGS[state].toLowerCase()}`).join(', ')}.`,
    '',
    ...sections,
    ...earlierLines(earlier),
  ].join('\n');
}
