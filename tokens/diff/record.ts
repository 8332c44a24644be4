import type { Snapshot, State } from './snapshot.ts';

/** What is kept of one token of a release. */
interface Kept {
  type: string;
  names: readonly string[];
  deprecatedIn?: string;
  /** The fingerprint in the first mode, and in others where it differs. */
  looks: Readonly<Record<string, string>>;
}

/** The public tokens of a release, without their values: `released.json`. */
export interface Release {
  description: string;
  version: string;
  modes: readonly string[];
  themes: readonly string[];
  utilities: readonly string[];
  tokens: Readonly<Record<string, Kept>>;
}

/** What to keep of a release, so that later tokens can be compared without its revision. */
export function recordOf({ modes, themes, version, utilities, names }: Snapshot): Release {
  const all = [...modes];
  const keptOf = (id: string, own: readonly string[]): Kept => {
    const first = all[0]?.[1][id];
    const looks = all
      .map(([mode, states]) => [mode, states[id]?.fingerprint ?? ''] as const)
      .filter(([, look], index) => index === 0 || look !== first?.fingerprint);
    return {
      type: first?.type ?? '',
      names: own,
      ...(first?.deprecated && { deprecatedIn: first.deprecatedIn ?? version }),
      looks: Object.fromEntries(looks),
    };
  };
  return {
    description:
      'The public tokens as last released, with a fingerprint of each look. Made by tokens:diff --record.',
    version,
    modes: [...modes.keys()],
    themes,
    utilities,
    tokens: Object.fromEntries(Object.entries(names).map(([id, own]) => [id, keptOf(id, own)])),
  };
}

/** A release as it can be compared. Its values in words and their sources are not on record. */
export function snapshotFrom({ version, modes, themes, utilities, tokens }: Release): Snapshot {
  const [first = ''] = modes;
  const stateIn = (mode: string, { type, looks, deprecatedIn }: Kept): State => ({
    type,
    text: '',
    fingerprint: looks[mode] ?? looks[first] ?? '',
    deprecated: deprecatedIn !== undefined,
    ...(deprecatedIn && { deprecatedIn }),
    sources: [],
  });
  const ids = Object.entries(tokens);
  return {
    modes: new Map(
      modes.map((mode) => [mode, Object.fromEntries(ids.map(([id, kept]) => [id, stateIn(mode, kept)]))]),
    ),
    themes,
    version,
    utilities,
    names: Object.fromEntries(ids.map(([id, { names }]) => [id, names])),
  };
}
