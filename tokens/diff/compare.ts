import type { ColorValueNormalized } from '@terrazzo/parser';
import { type Combination, combinations, type Matrix, pairText, ratioOf } from '../checks/contrast.ts';
import { type ApiChange, apiChanges, type Removed, removalProblems } from './api-changes.ts';
import { type Bump, highest } from './bumps.ts';
import { type Snapshot, type State, textsOf } from './snapshot.ts';

/** The contrast of a pair of colours. */
export interface PairContrast {
  pair: string;
  before: number | undefined;
  after: number;
  needs: number;
}

/** A token's new value, in every mode that has it. */
export interface ValueChange {
  modes: string[];
  before: string;
  after: string;
  contrast?: PairContrast;
  /** The pairs that are below their minimum now. */
  failing?: PairContrast[];
}

/** Tokens whose values changed for one reason. */
interface VisualChange {
  /** The token that was edited. */
  cause: string;
  /** The cause's own values. */
  changes: ValueChange[];
  /** Tokens that are aliases of the cause, at any distance. */
  dependants: { id: string; changes: ValueChange[] }[];
}

/** The difference between two revisions. */
export interface Difference {
  api: ApiChange[];
  visual: VisualChange[];
  /** Problems that prevent a release, whatever the bump. */
  problems: string[];
  bump: Bump;
  /** The version of the older revision. */
  version: string;
}

/** The pairs of a colour, the one that is now nearest to its minimum first. */
function pairsOf(
  mode: string,
  id: string,
  before: Snapshot,
  after: Snapshot,
  matrix: Matrix,
): PairContrast[] {
  const ratio = ({ modes }: Snapshot, { edge, ...bare }: Combination): number | undefined => {
    const states = modes.get(mode) ?? {};
    const color = (of: string) => states[of]?.color as ColorValueNormalized;
    const { fg, bg, over = bg } = bare;
    if (!color(fg) || !color(bg) || color(over)?.alpha !== 1) return undefined;
    return ratioOf({ ...bare, ...(edge && color(edge) && { edge }) }, color);
  };
  return combinations(mode, matrix)
    .filter(({ fg, bg, edge }) => [fg, bg, edge].includes(id))
    .flatMap((each): PairContrast[] => {
      const now = ratio(after, each);
      if (now === undefined) return [];
      return [{ pair: pairText(each), before: ratio(before, each), after: now, needs: each.needs }];
    })
    .sort((a, b) => a.after / a.needs - b.after / b.needs);
}

/** Modes without a contrast to measure: the system chooses the colours, or they are those of the default theme. */
const UNMEASURED = ['forced', 'reduced'];

/** The modes in which a token's value changed, without those that repeat the first theme. */
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

/** The new values of a token, with equal ones grouped. */
function valueChangesOf(
  id: string,
  within: readonly string[],
  before: Snapshot,
  after: Snapshot,
  matrix: Matrix,
): ValueChange[] {
  const changes = new Map<string, ValueChange>();
  for (const mode of within) {
    const [old, now] = [before.modes.get(mode)?.[id], after.modes.get(mode)?.[id]];
    if (!old || !now) continue;
    const isMeasured = now.color && !UNMEASURED.includes(mode);
    const pairs = isMeasured ? pairsOf(mode, id, before, after, matrix) : [];
    const [contrast] = pairs;
    const failing = pairs.filter((pair) => pair.after < pair.needs);
    const [was, is] = textsOf(old, now);
    const key = JSON.stringify([was, is, contrast, failing]);
    const change = changes.get(key) ?? {
      modes: [],
      before: was,
      after: is,
      ...(contrast && { contrast }),
      ...(failing.length > 0 && { failing }),
    };
    change.modes.push(mode);
    changes.set(key, change);
  }
  return [...changes.values()];
}

/** The edited tokens behind a change in one mode: the alias targets that changed, or the token itself. */
function causesOf(id: string, mode: string, before: Snapshot, after: Snapshot): string[] {
  const [old, now] = [before.modes.get(mode) ?? {}, after.modes.get(mode) ?? {}];
  const rerouted = old[id]?.sources.join() !== now[id]?.sources.join();
  const edited = (now[id]?.sources ?? []).filter(
    (source) => old[source]?.fingerprint !== now[source]?.fingerprint && now[source]?.sources.length === 0,
  );
  return rerouted || edited.length === 0 ? [id] : edited;
}

function visualOf(before: Snapshot, after: Snapshot, matrix: Matrix): VisualChange[] {
  const groups = new Map<string, Map<string, string[]>>();
  for (const id of Object.keys(after.names).filter((name) => before.names[name])) {
    for (const mode of changedModes(id, before, after)) {
      for (const cause of causesOf(id, mode, before, after)) {
        const group = groups.get(cause) ?? new Map<string, string[]>();
        groups.set(cause, group.set(id, [...(group.get(id) ?? []), mode]));
      }
    }
  }
  const changes = (id: string, modes: readonly string[]): ValueChange[] =>
    valueChangesOf(id, modes, before, after, matrix);
  return [...groups].map(([cause, members]) => ({
    cause,
    changes: changes(cause, members.get(cause) ?? changedModes(cause, before, after)),
    dependants: [...members]
      .filter(([id]) => id !== cause)
      .map(([id, modes]) => ({ id, changes: changes(id, modes) })),
  }));
}

/**
 * Compares two revisions. A removed or retyped public token, name or mode needs a major bump; a new or deprecated one, a
 * minor bump; another value, a patch. Private tokens need none by themselves.
 *
 * @param removed `removed.json` of the newer revision
 * @param matrix `contrast.json` of the newer revision
 */
export function compare(before: Snapshot, after: Snapshot, removed: Removed, matrix: Matrix): Difference {
  const api = apiChanges(before, after, removed);
  const visual = visualOf(before, after, matrix);
  return {
    api,
    visual,
    version: before.version,
    problems: removalProblems(before, after, removed),
    bump: highest([...api.map(({ bump }) => bump), ...(visual.length > 0 ? ['patch' as const] : [])]),
  };
}
