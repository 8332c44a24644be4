import { isPublic, THEMES } from '../names.ts';
import { type Bump, bumpFor } from './bumps.ts';
import type { Difference, ValueChange } from './compare.ts';

/** Published packages that contain the tokens: this one, and the one whose stylesheet includes them. */
const PACKAGES = ['@weft/tokens', '@weft/design-system'] as const;

/** The bump that each of these packages needs. */
export const neededBumps = ({ bump, version }: Difference): Record<string, Bump> =>
  Object.fromEntries(PACKAGES.map((name) => [name, bumpFor(bump, version)]));

const ratio = (n: number | undefined): string => (n === undefined ? 'new' : n.toFixed(2));

function changeText({ modes, before, after, contrast }: ValueChange, code: (text: string) => string): string {
  const seen = contrast
    ? `; contrast ${ratio(contrast.before)} → ${ratio(contrast.after)} of ${contrast.needs} (${contrast.pair})`
    : '';
  const where = THEMES.every((theme) => modes.includes(theme)) ? 'every theme' : modes.join(', ');
  return `${where}: ${code(before)} → ${code(after)}${seen}`;
}

/** The list of changes, for a terminal or as Markdown. */
function listing({ api, visual }: Difference, code: (text: string) => string): string[] {
  const bullet = (depth: number, text: string): string => `${'  '.repeat(depth)}- ${text}`;
  const valueLines = (depth: number, changes: readonly ValueChange[]): string[] =>
    changes.map((change) => bullet(depth, changeText(change, code)));
  // A token of the palette has the same value in every mode.
  const singleValue = (cause: string, [only]: readonly ValueChange[]): string =>
    only && !isPublic(cause) ? ` ${code(only.before)} → ${code(only.after)}` : '';
  return [
    ...api.map(({ bump, text }) => bullet(0, `${bump}: ${text}`)),
    ...visual.flatMap(({ cause, changes: own, dependants }) => [
      bullet(0, `patch (visual): ${code(cause)}${singleValue(cause, own)}`),
      ...(singleValue(cause, own) ? [] : valueLines(1, own)),
      ...dependants.flatMap(({ id, changes: theirs }) => [bullet(1, code(id)), ...valueLines(2, theirs)]),
    ]),
  ];
}

function bumpText({ bump, version }: Difference): string {
  const actual = bumpFor(bump, version);
  return actual === bump ? bump : `${bump}, which is ${actual} before 1.0.0`;
}

/** The text for a terminal. */
export const report = (difference: Difference): string =>
  difference.bump === 'none'
    ? 'No public token changed.'
    : [...listing(difference, (text) => text), '', `These changes need: ${bumpText(difference)}`].join('\n');

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
  const list = listing(difference, (text) => `\`${text}\``).join('\n');
  return `---\n${packages.join('')}---\n\n${SUMMARY[bump]}\n\n${list}\n`;
}
