import { type Bump, isStable, spanTwoMinors } from './bumps.ts';
import type { Snapshot, State } from './snapshot.ts';

/** A change of the public API. */
export interface ApiChange {
  bump: Bump;
  /** The token, utility or mode that changed: a changeset has to name it. */
  subject: string;
  /** The change as Markdown: a changeset has to name tokens in backticks. */
  text: string;
}

/** `removed.json`: the successor of each removed token. */
export type Removed = Readonly<Record<string, string | null>>;

const code = (name: string): string => `\`${name}\``;
const major = (subject: string, text: string): ApiChange => ({ bump: 'major', subject, text });
const minor = (subject: string, text: string): ApiChange => ({ bump: 'minor', subject, text });

/** Names that were removed from a list, and names that were added. */
const listChanges = (
  old: readonly string[],
  now: readonly string[],
  say: (name: string) => string,
): ApiChange[] => [
  ...old.filter((name) => !now.includes(name)).map((name) => major(name, `${say(name)} is gone`)),
  ...now.filter((name) => !old.includes(name)).map((name) => minor(name, `${say(name)} is new`)),
];

/** Added and removed modes, utilities, tokens, types and names. A removed token with a new successor counts as renamed. */
export function apiChanges(before: Snapshot, after: Snapshot, removed: Removed): ApiChange[] {
  const [old, now] = [Object.keys(before.names), Object.keys(after.names)];
  const state = ({ modes }: Snapshot, id: string): State | undefined => modes.values().next().value?.[id];
  const kept = old.filter((id) => after.names[id]);
  const gone = old.filter((id) => !after.names[id]);
  const successors = new Set(gone.map((id) => removed[id]));
  const goneText = (id: string): string => {
    const next = removed[id];
    if (!next) return `${code(id)} is gone`;
    return before.names[next]
      ? `${code(id)} is gone; use ${code(next)}`
      : `${code(id)} is now called ${code(next)}`;
  };
  return [
    ...listChanges([...before.modes.keys()], [...after.modes.keys()], (mode) => `mode ${code(mode)}`),
    ...listChanges(before.utilities, after.utilities, (name) => `utility ${code(name)}`),
    ...gone.map((id) => major(id, goneText(id))),
    ...kept
      .filter((id) => state(before, id)?.type !== state(after, id)?.type)
      .map((id) =>
        major(id, `${code(id)} is now a ${state(after, id)?.type}, not a ${state(before, id)?.type}`),
      ),
    ...kept.flatMap((id) => {
      const [had, has] = [before.names[id] ?? [], after.names[id] ?? []];
      return [
        ...had
          .filter((name) => !has.includes(name))
          .map((name) => major(id, `${code(id)} is no longer called ${code(name)}`)),
        ...has
          .filter((name) => !had.includes(name))
          .map((name) => minor(id, `${code(id)} is also called ${code(name)}`)),
      ];
    }),
    ...now
      .filter((id) => !before.names[id] && !successors.has(id))
      .map((id) => minor(id, `${code(id)} is new: ${code(state(after, id)?.text ?? '')}`)),
    ...kept
      .filter((id) => state(after, id)?.deprecated && !state(before, id)?.deprecated)
      .map((id) => minor(id, `${code(id)} is deprecated`)),
  ];
}

/**
 * Removals that break the rules: without an entry in `removed.json`, or, from 1.0.0 on, without a deprecation in two minor
 * versions; and entries whose token still exists or whose successor does not.
 */
export function removalProblems(before: Snapshot, after: Snapshot, removed: Removed): string[] {
  const base = before.modes.values().next().value ?? {};
  const { version } = before;
  const wasDeprecated = (id: string): boolean => {
    const since = base[id]?.deprecated ? base[id].deprecatedIn : undefined;
    return since !== undefined && spanTwoMinors(since, version);
  };
  return [
    ...Object.keys(before.names)
      .filter((id) => !after.names[id])
      .flatMap((id) => [
        ...(id in removed ? [] : [`${id} was removed without an entry in removed.json`]),
        ...(isStable(version) && !wasDeprecated(id)
          ? [`${id} was removed before it was $deprecated in two minor versions`]
          : []),
      ]),
    ...Object.entries(removed)
      .filter(([id, next]) => after.names[id] || (next !== null && !after.names[next]))
      .map(([id]) => `removed.json: ${id} still exists, or its successor does not`),
  ];
}
