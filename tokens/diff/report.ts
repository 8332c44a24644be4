import { isPublic, THEMES } from '../names.ts';
import { type Bump, bumpFor } from './bumps.ts';
import type { Difference, PairContrast, ValueChange } from './compare.ts';
import type { Reach } from './reach.ts';

/** Published packages that contain the tokens: this one, and the one whose stylesheet includes them. */
const PACKAGES = ['@weft/tokens', '@weft/design-system'] as const;

/** The bump that each of these packages needs. */
export const neededBumps = ({ bump, version }: Difference): Record<string, Bump> =>
  Object.fromEntries(PACKAGES.map((name) => [name, bumpFor(bump, version)]));

const ratio = (n: number | undefined): string => (n === undefined ? 'new' : n.toFixed(2));

/** How a list of changes is written. */
interface Style {
  /** A name or a value. */
  code: (text: string) => string;
  /** The contrast of a pair that is below its minimum; empty in a changeset, since no release may have such a pair. */
  failing: (pair: PairContrast) => string[];
  /** Which components use a token. */
  users: (id: string) => string[];
}

const MARKDOWN: Style = { code: (text) => `\`${text}\``, failing: () => [], users: () => [] };

const pairText = ({ before, after, needs, pair }: PairContrast): string =>
  `contrast ${ratio(before)} → ${ratio(after)} of ${needs} (${pair})`;

function changeText({ modes, before, after, contrast }: ValueChange, { code }: Style): string {
  const seen = contrast ? `; ${pairText(contrast)}` : '';
  const where = THEMES.every((theme) => modes.includes(theme)) ? 'every theme' : modes.join(', ');
  return `${where}: ${code(before)} → ${code(after)}${seen}`;
}

/** The list of changes, for a terminal or as Markdown. */
function listing({ api, visual }: Difference, style: Style): string[] {
  const { code, failing, users } = style;
  const bullet = (depth: number, text: string): string => `${'  '.repeat(depth)}- ${text}`;
  const valueLines = (depth: number, changes: readonly ValueChange[]): string[] =>
    changes.flatMap((change) => [
      bullet(depth, changeText(change, style)),
      ...(change.failing ?? []).flatMap(failing).map((text) => bullet(depth + 1, text)),
    ]);
  // A token of the palette has the same value in every mode.
  const singleValue = (cause: string, [only]: readonly ValueChange[]): string =>
    only && !isPublic(cause) ? ` ${code(only.before)} → ${code(only.after)}` : '';
  return [
    ...api.map(({ bump, text }) =>
      bullet(0, `${bump}: ${text.replaceAll(/`(.+?)`/g, (_, name: string) => code(name))}`),
    ),
    ...visual.flatMap(({ cause, changes: own, dependants }) => [
      bullet(0, `patch (visual): ${code(cause)}${singleValue(cause, own)}`),
      ...users(cause).map((text) => bullet(1, text)),
      ...(singleValue(cause, own) ? [] : valueLines(1, own)),
      ...dependants.flatMap(({ id, changes: theirs }) => [bullet(1, code(id)), ...valueLines(2, theirs)]),
    ]),
  ];
}

function bumpText({ bump, version }: Difference): string {
  const actual = bumpFor(bump, version);
  return actual === bump ? bump : `${bump}, which is ${actual} before 1.0.0`;
}

/** A block of a colour for a terminal, before a value such as `#0d0f3d`. */
function withSwatch(text: string): string {
  const [, ...channels] = /^#(\w\w)(\w\w)(\w\w)/.exec(text) ?? [];
  if (channels.length === 0) return text;
  const colour = channels.map((channel) => Number.parseInt(channel, 16)).join(';');
  return `\x1b[48;2;${colour}m  \x1b[0m ${text}`;
}

/** Options of the text for a terminal. */
interface Terminal {
  /** Whether the terminal shows 24-bit colours. */
  swatches: boolean;
  reach: Reach;
}

/** The components that use a token, as text. */
function usersText(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [
    `used by ${names.length === 1 ? '1 component' : `${names.length} components`}: ${names.join(', ')}`,
  ];
}

/** The text for a terminal. */
export function report(difference: Difference, { swatches, reach }: Terminal): string {
  if (difference.bump === 'none') return 'No public token changed.';
  const style: Style = {
    code: swatches ? withSwatch : (text) => text,
    failing: (pair) => [`FAILS ${pairText(pair)}`],
    users: (id) => usersText(reach(id)),
  };
  return [...listing(difference, style), '', `These changes need: ${bumpText(difference)}`].join('\n');
}

/** The changed tokens for other programs: values, failing contrasts and the components that use each. */
export const reportJson = ({ visual }: Difference, reach: Reach): string =>
  JSON.stringify(
    visual.map(({ cause, changes, dependants }) => ({
      token: cause,
      components: reach(cause),
      values: changes.map(({ modes, before, after }) => ({
        modes: THEMES.every((theme) => modes.includes(theme)) ? ['every theme'] : modes,
        before,
        after,
      })),
      fails: [...changes, ...dependants.flatMap((dependant) => dependant.changes)].flatMap(
        ({ modes, failing = [] }) => failing.map((pair) => `${modes.join(', ')}: ${pairText(pair)}`),
      ),
    })),
  );

/** How many pairs of colours are below their minimum. */
export const failingCount = ({ visual }: Difference): number =>
  new Set(
    visual
      .flatMap(({ changes, dependants }) => [...changes, ...dependants.flatMap((each) => each.changes)])
      .flatMap(({ modes, failing = [] }) => failing.map(({ pair }) => `${modes.join()} ${pair}`)),
  ).size;

const SUMMARY: Readonly<Record<Exclude<Bump, 'none'>, string>> = {
  patch: 'Tokens: values changed; check your pages.',
  minor: 'Tokens: new or deprecated names.',
  major: 'Tokens: names removed, or changed in meaning.',
};

/** The text of a changeset, empty when it needs none. Values are code, which GitHub shows with a swatch for colours. */
export function changesetText(difference: Difference): string {
  const { bump } = difference;
  if (bump === 'none') return '';
  const packages = Object.entries(neededBumps(difference)).map(([name, own]) => `'${name}': ${own}\n`);
  const list = listing(difference, MARKDOWN).join('\n');
  return `---\n${packages.join('')}---\n\n${SUMMARY[bump]}\n\n${list}\n`;
}
