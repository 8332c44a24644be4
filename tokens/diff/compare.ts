import { contrast, type Matrix, pairText } from '../checks/contrast.ts';
import { type Bump, greatest } from './bumps.ts';
import { type Contract, contractOf, type Removed, removalProblems } from './contract.ts';
import type { Snapshot, State } from './snapshot.ts';
import { textsOf } from './snapshot.ts';

/** The contrast of the pair that is now nearest to its limit. */
export interface Meeting {
  pair: string;
  before: number | undefined;
  after: number;
  needs: number;
}

/** One token's new value in some modes, equal in all of them. */
export interface Move {
  modes: string[];
  before: string;
  after: string;
  meeting?: Meeting;
}

/** Everything that changed its look for one reason. */
export interface Visual {
  /** The token that was edited; its dependants follow it. */
  cause: string;
  /** The cause's own values. */
  moves: Move[];
  dependants: { id: string; moves: Move[] }[];
}

/** What lies between two revisions. */
export interface Difference {
  contract: Contract[];
  visual: Visual[];
  /** What may not be released so, whatever the bump. */
  problems: string[];
  bump: Bump;
  /** The version of the older revision. */
  version: string;
}

/** The pair of one colour that is nearest to its limit now. */
function meetingOf(
  mode: string,
  id: string,
  before: Snapshot,
  after: Snapshot,
  matrix: Matrix,
): Meeting | undefined {
  const color = ({ modes }: Snapshot, of: string) => modes.get(mode)?.[of]?.color;
  const ratio = (at: Snapshot, fg: string, bg: string, over = bg): number | undefined => {
    const [a, b, below] = [color(at, fg), color(at, bg), color(at, over)];
    return a && b && below?.alpha === 1 ? contrast(a, b, below) : undefined;
  };
  const meetings = matrix.pairs
    .filter(({ themes }) => (themes ? themes.includes(mode) : true))
    .flatMap(({ fg, bg, kind, over = [undefined] }) =>
      fg.flatMap((f) => bg.flatMap((b) => over.map((o) => ({ fg: f, bg: b, over: o, kind })))),
    )
    .filter(({ fg, bg }) => fg === id || bg === id)
    .flatMap(({ kind, ...pair }): Meeting[] => {
      const now = ratio(after, pair.fg, pair.bg, pair.over);
      const limit = matrix.kinds[kind];
      if (now === undefined || !limit) return [];
      const needs = mode.endsWith('-hc') ? limit.hc : limit.min;
      const was = ratio(before, pair.fg, pair.bg, pair.over);
      return [{ pair: pairText(pair), before: was, after: now, needs }];
    });
  return meetings.sort((a, b) => a.after / a.needs - b.after / b.needs)[0];
}

/** Modes whose colours are not ours to measure, or are those of the default theme. */
const UNMEASURED = ['forced', 'reduced'];

/** The modes in which a token looks different, leaving out those that only repeat the first theme. */
function changedModes(id: string, before: Snapshot, after: Snapshot): string[] {
  const [first] = after.themes;
  const states = (mode = ''): [State | undefined, State | undefined] => [
    before.modes.get(mode)?.[id],
    after.modes.get(mode)?.[id],
  ];
  const [firstOld, firstNow] = states(first);
  return [...after.modes.keys()].filter((mode) => {
    const [old, now] = states(mode);
    if (!old || !now || old.fingerprint === now.fingerprint) return false;
    const echo = old.fingerprint === firstOld?.fingerprint && now.fingerprint === firstNow?.fingerprint;
    return after.themes.includes(mode) || !echo;
  });
}

/** New values in some modes, those that are alike together. */
function movesOf(
  id: string,
  within: readonly string[],
  before: Snapshot,
  after: Snapshot,
  matrix: Matrix,
): Move[] {
  const moves = new Map<string, Move>();
  for (const mode of within) {
    const [old, now] = [before.modes.get(mode)?.[id], after.modes.get(mode)?.[id]];
    if (!old || !now) continue;
    const meeting =
      now.color && !UNMEASURED.includes(mode) ? meetingOf(mode, id, before, after, matrix) : undefined;
    const [was, is] = textsOf(old, now);
    const key = JSON.stringify([was, is, meeting]);
    const move = moves.get(key) ?? { modes: [], before: was, after: is, ...(meeting && { meeting }) };
    move.modes.push(mode);
    moves.set(key, move);
  }
  return [...moves.values()];
}

/** The edited tokens behind a change in one mode: the sources that changed, or the token itself. */
function causesOf(id: string, mode: string, before: Snapshot, after: Snapshot): string[] {
  const [old, now] = [before.modes.get(mode) ?? {}, after.modes.get(mode) ?? {}];
  const rerouted = old[id]?.sources.join() !== now[id]?.sources.join();
  const edited = (now[id]?.sources ?? []).filter(
    (source) => old[source]?.fingerprint !== now[source]?.fingerprint && now[source]?.sources.length === 0,
  );
  return rerouted || edited.length === 0 ? [id] : edited;
}

function visualOf(before: Snapshot, after: Snapshot, matrix: Matrix): Visual[] {
  const groups = new Map<string, Map<string, string[]>>();
  for (const id of Object.keys(after.names).filter((name) => before.names[name])) {
    for (const mode of changedModes(id, before, after)) {
      for (const cause of causesOf(id, mode, before, after)) {
        const group = groups.get(cause) ?? new Map<string, string[]>();
        groups.set(cause, group.set(id, [...(group.get(id) ?? []), mode]));
      }
    }
  }
  const moves = (id: string, modes: readonly string[]): Move[] => movesOf(id, modes, before, after, matrix);
  return [...groups].map(([cause, members]) => ({
    cause,
    moves: moves(cause, members.get(cause) ?? changedModes(cause, before, after)),
    dependants: [...members]
      .filter(([id]) => id !== cause)
      .map(([id, modes]) => ({ id, moves: moves(id, modes) })),
  }));
}

/**
 * Compare two revisions. A lost or retyped public token, name or mode demands a major bump, a new or deprecated one a minor,
 * another value a patch; what is private demands nothing by itself.
 *
 * @param removed `removed.json` of the newer revision
 * @param matrix `contrast.json` of the newer revision
 */
export function compare(before: Snapshot, after: Snapshot, removed: Removed, matrix: Matrix): Difference {
  const contract = contractOf(before, after, removed);
  const visual = visualOf(before, after, matrix);
  return {
    contract,
    visual,
    version: before.version,
    problems: removalProblems(before, after, removed),
    bump: greatest([...contract.map(({ bump }) => bump), ...(visual.length > 0 ? ['patch' as const] : [])]),
  };
}
