import { type Bump, isStable, wereTwoMinors } from './bumps.ts';
import type { Snapshot, State } from './snapshot.ts';

/** A change of the contract: something came or went. */
export interface Contract {
  bump: Bump;
  text: string;
}

/** `removed.json`: what to use instead of a token that went. */
export type Removed = Readonly<Record<string, string | null>>;

const major = (text: string): Contract => ({ bump: 'major', text });
const minor = (text: string): Contract => ({ bump: 'minor', text });

/** What came and went in a list. */
const listed = (
  old: readonly string[],
  now: readonly string[],
  say: (name: string) => string,
): Contract[] => [
  ...old.filter((name) => !now.includes(name)).map((name) => major(`${say(name)} is gone`)),
  ...now.filter((name) => !old.includes(name)).map((name) => minor(`${say(name)} is new`)),
];

/** What came and went: modes, tokens, types, names. A removed token whose successor is new was renamed. */
export function contractOf(before: Snapshot, after: Snapshot, removed: Removed): Contract[] {
  const [old, now] = [Object.keys(before.names), Object.keys(after.names)];
  const state = ({ modes }: Snapshot, id: string): State | undefined => modes.values().next().value?.[id];
  const kept = old.filter((id) => after.names[id]);
  const gone = old.filter((id) => !after.names[id]);
  const successors = new Set(gone.map((id) => removed[id]));
  const goneText = (id: string): string => {
    const next = removed[id];
    if (!next) return `${id} is gone`;
    return before.names[next] ? `${id} is gone; use ${next}` : `${id} is now called ${next}`;
  };
  return [
    ...listed([...before.modes.keys()], [...after.modes.keys()], (mode) => `mode ${mode}`),
    ...listed(before.utilities, after.utilities, (name) => `utility ${name}`),
    ...gone.map((id) => major(goneText(id))),
    ...kept
      .filter((id) => state(before, id)?.type !== state(after, id)?.type)
      .map((id) => major(`${id} is now a ${state(after, id)?.type}, not a ${state(before, id)?.type}`)),
    ...kept.flatMap((id) => {
      const [had, has] = [before.names[id] ?? [], after.names[id] ?? []];
      return [
        ...had
          .filter((name) => !has.includes(name))
          .map((name) => major(`${id} is no longer called ${name}`)),
        ...has.filter((name) => !had.includes(name)).map((name) => minor(`${id} is also called ${name}`)),
      ];
    }),
    ...now
      .filter((id) => !before.names[id] && !successors.has(id))
      .map((id) => minor(`${id} is new: ${state(after, id)?.text}`)),
    ...kept
      .filter((id) => state(after, id)?.deprecated && !state(before, id)?.deprecated)
      .map((id) => minor(`${id} is deprecated`)),
  ];
}

/** Removals that nobody was told of; from 1.0.0 on, also those that nobody was warned of for two minor versions. */
export function removalProblems(before: Snapshot, after: Snapshot, removed: Removed): string[] {
  const base = before.modes.values().next().value ?? {};
  const { version } = before;
  const warned = (id: string): boolean => {
    const since = base[id]?.deprecated ? base[id].deprecatedIn : undefined;
    return since !== undefined && wereTwoMinors(since, version);
  };
  return Object.keys(before.names)
    .filter((id) => !after.names[id])
    .flatMap((id) => [
      ...(id in removed ? [] : [`${id} was removed without an entry in removed.json`]),
      ...(isStable(version) && !warned(id)
        ? [`${id} was removed before it was $deprecated in two minor versions`]
        : []),
    ]);
}
