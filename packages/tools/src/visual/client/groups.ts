import type { Causes, Finding, Picture, Review, Reviewed } from '../review.ts';
import type { Decision, Verdict } from './decisions.ts';

/** A finding and its component. */
export interface Entry {
  readonly component: Reviewed;
  readonly finding: Finding;
}

/** Entries that can be decided together. */
export interface Group {
  readonly by: 'cause' | 'component';
  readonly id: string;
  readonly name: string;
  readonly causes: Causes;
  readonly entries: readonly Entry[];
}

/** The entries of the components that have the same possible causes. */
export interface CauseGroup extends Group {
  readonly components: readonly Group[];
}

/** The largest number of causes that a group's name lists. */
const MOST_NAMED = 2;

/** The causes of a group, in a few words. */
function nameOf(names: readonly string[]): string {
  const short = names.map((name) => name.split('/').at(-1) ?? name);
  if (short.length === 0) return 'No known cause';
  return short.length > MOST_NAMED ? `${short[0]} and ${short.length - 1} more` : short.join(' or ');
}

const namesOf = ({ tokens, files }: Causes): string[] => [...tokens.map(({ token }) => token), ...files];

/**
 * Groups the changes of a review by their possible causes, the group with most changes first. Changes without a known cause
 * may have nothing in common but their component, so each component is a group.
 */
export function causeGroupsOf({ components }: Pick<Review, 'components'>): CauseGroup[] {
  const groups = Map.groupBy(components, ({ causes, title }) => namesOf(causes).join() || title);
  return [...groups]
    .map(([key, own]): CauseGroup => {
      const causes = own[0]?.causes ?? { tokens: [], files: [] };
      const entries = own.flatMap((component) =>
        component.findings.map((finding): Entry => ({ component, finding })),
      );
      return {
        by: 'cause',
        id: `cause:${key}`,
        name: nameOf(namesOf(causes)),
        causes,
        entries,
        components: own.map((component) => ({
          by: 'component',
          id: `component:${component.title}`,
          name: component.title.replace('/', ' / '),
          causes,
          entries: entries.filter((entry) => entry.component === component),
        })),
      };
    })
    .sort((a, b) => b.entries.length - a.entries.length);
}

/** Whether one decision on a group replaces several. */
export const isShared = ({ entries }: Group): boolean => entries.length > 1;

/** The groups within a cause that can be decided together: the cause itself, and each component if there are several. */
export const sharedGroupsOf = (cause: CauseGroup): Group[] =>
  [cause, ...(cause.components.length > 1 ? cause.components : [])].filter(isShared);

export type DecisionOf = (id: string) => Decision;

/**
 * The entries that a decision on a group covers: all except those with a decision on a narrower group or on the entry
 * itself.
 */
export const coveredBy = ({ by, entries }: Group, of: DecisionOf): Entry[] =>
  entries.filter(({ finding }) => {
    const decision = of(finding.id);
    return decision.verdict === undefined || decision.by === 'cause' || decision.by === by;
  });

/** The verdict that entries have in common. */
export function commonVerdict(entries: readonly Entry[], of: DecisionOf): Verdict | undefined {
  const [first, ...others] = entries.map(({ finding }) => of(finding.id).verdict);
  return others.every((verdict) => verdict === first) ? first : undefined;
}

export type State = Verdict | 'open';

export const stateOf = ({ verdict }: Decision): State => verdict ?? 'open';

/** The number of entries with each verdict and without one. */
export function countsOf(entries: readonly Entry[], of: DecisionOf): Record<State, number> {
  const counts = { accepted: 0, rejected: 0, open: 0 };
  for (const { finding } of entries) counts[stateOf(of(finding.id))] += 1;
  return counts;
}

const pixelsOf = ({ difference }: Picture): number => difference?.pixels ?? 0;

/** The picture of an entry that differs most. */
export const largestOf = ({ finding }: Entry): Picture | undefined =>
  [...finding.pictures].sort((a, b) => pixelsOf(b) - pixelsOf(a))[0];

/** The entries whose largest picture differs most, one of each component. */
export function representativesOf(entries: readonly Entry[], most: number): Entry[] {
  const size = (entry: Entry): number => {
    const picture = largestOf(entry);
    return picture ? pixelsOf(picture) : 0;
  };
  const ordered = [...entries].sort((a, b) => size(b) - size(a));
  const firsts = [...Map.groupBy(ordered, ({ component }) => component.title).values()];
  return firsts.flatMap(([first]) => first ?? []).slice(0, most);
}

export const picturesIn = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { finding }) => sum + finding.pictures.length, 0);

export const componentsIn = (entries: readonly Entry[]): number =>
  new Set(entries.map(({ component }) => component.title)).size;
