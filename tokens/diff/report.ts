import { isPublic, THEMES } from '../names.ts';
import { type Bump, bumpFor } from './bumps.ts';
import type { Difference, Move } from './compare.ts';

/** Published packages that a token's change reaches: the tokens, and the stylesheet that holds them. */
export const PACKAGES = ['@weft/tokens', '@weft/design-system'] as const;

/** The bump of each package that these tokens reach, by name; they are released together. */
export const demandsOf = ({ bump, version }: Difference): Record<string, Bump> =>
  Object.fromEntries(PACKAGES.map((name) => [name, bumpFor(bump, version)]));

const ratio = (n: number | undefined): string => (n === undefined ? 'new' : n.toFixed(2));

function moveText({ modes, before, after, meeting }: Move, code: (text: string) => string): string {
  const seen = meeting
    ? `; contrast ${ratio(meeting.before)} → ${ratio(meeting.after)} of ${meeting.needs} (${meeting.pair})`
    : '';
  const where = THEMES.every((theme) => modes.includes(theme)) ? 'every theme' : modes.join(', ');
  return `${where}: ${code(before)} → ${code(after)}${seen}`;
}

/** One list, for a terminal or as Markdown. */
function listing({ contract, visual }: Difference, code: (text: string) => string): string[] {
  const bullet = (depth: number, text: string): string => `${'  '.repeat(depth)}- ${text}`;
  const moves = (depth: number, all: readonly Move[]): string[] =>
    all.map((move) => bullet(depth, moveText(move, code)));
  // The palette has one value in all modes.
  const alike = (cause: string, [only]: readonly Move[]): string =>
    only && !isPublic(cause) ? ` ${code(only.before)} → ${code(only.after)}` : '';
  return [
    ...contract.map(({ bump, text }) => bullet(0, `${bump}: ${text}`)),
    ...visual.flatMap(({ cause, moves: own, dependants }) => [
      bullet(0, `patch (visual): ${code(cause)}${alike(cause, own)}`),
      ...(alike(cause, own) ? [] : moves(1, own)),
      ...dependants.flatMap(({ id, moves: theirs }) => [bullet(1, code(id)), ...moves(2, theirs)]),
    ]),
  ];
}

function demandText({ bump, version }: Difference): string {
  const carried = bumpFor(bump, version);
  return carried === bump ? bump : `${bump}, which is ${carried} before 1.0.0`;
}

/** What a person reads in a terminal. */
export const report = (difference: Difference): string =>
  difference.bump === 'none'
    ? 'No public token changed.'
    : [...listing(difference, (text) => text), '', `These changes demand: ${demandText(difference)}`].join(
        '\n',
      );

const SUMMARY: Readonly<Record<Exclude<Bump, 'none'>, string>> = {
  patch: 'Tokens: values changed; look at your pages.',
  minor: 'Tokens: new or deprecated names.',
  major: 'Tokens: names went or changed their meaning.',
};

/** The text of a changeset, with a colour in code so that a host that knows colours shows a swatch; empty when there is none. */
export function changesetText(difference: Difference): string {
  const { bump } = difference;
  if (bump === 'none') return '';
  const packages = Object.entries(demandsOf(difference)).map(([name, own]) => `'${name}': ${own}\n`);
  const list = listing(difference, (text) => `\`${text}\``).join('\n');
  return `---\n${packages.join('')}---\n\n${SUMMARY[bump]}\n\n${list}\n`;
}
