import type { Snapshot, State } from './snapshot.ts';

/** The columns of a token before those of its fingerprints, which have one column for each mode. */
const COLUMNS = ['token', 'type', 'names', 'deprecatedIn'];

const row = (...cells: readonly string[]): string => cells.join('\t').trimEnd();

/**
 * The public API and the fingerprints of a release as tab-separated text: the version, the utilities, then a line for each
 * token. A mode in which a token has the fingerprint of the first mode is empty.
 */
export function recordOf({ modes, version, utilities, names }: Snapshot): string {
  const [first, ...others] = [...modes.values()];
  const lines = Object.entries(names).map(([id, own]) => {
    const { type = '', fingerprint = '', deprecated, deprecatedIn = version } = first?.[id] ?? {};
    const different = others.map((states) => states[id]?.fingerprint ?? '');
    return row(
      ...[id, type, own.join(' '), deprecated ? deprecatedIn : '', fingerprint],
      ...different.map((other) => (other === fingerprint ? '' : other)),
    );
  });
  const head = [
    row('version', version),
    row('utilities', utilities.join(' ')),
    row(...COLUMNS, ...modes.keys()),
  ];
  return `${[...head, ...lines].join('\n')}\n`;
}

/** A recorded release as a snapshot to compare with. It holds no values in words, no sources and no themes. */
export function snapshotFrom(record: string): Snapshot {
  const [[, version = ''] = [], [, utilities = ''] = [], header = [], ...lines] = record
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  const stateOf = ([, type = '', , deprecatedIn, first = '', ...others]: string[], mode: number): State => ({
    type,
    text: '',
    fingerprint: (mode === 0 ? first : others[mode - 1]) || first,
    deprecated: !!deprecatedIn,
    ...(deprecatedIn && { deprecatedIn }),
    sources: [],
  });
  const states = (mode: number) => Object.fromEntries(lines.map((line) => [line[0], stateOf(line, mode)]));
  return {
    modes: new Map(header.slice(COLUMNS.length).map((mode, index) => [mode, states(index)])),
    themes: [],
    version,
    utilities: utilities.split(' '),
    names: Object.fromEntries(lines.map(([id, , names = '']) => [id, names.split(' ')])),
  };
}
