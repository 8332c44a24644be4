import { COLOURS, type Colour, type ColourName, hexText, type Theme } from '@weft/tokens/theming';
import type { Brand, Role } from './brand.ts';
import { dangerHue, exactRole, RED, roleOf } from './dye.ts';
import { type Change, GROUNDS, type Proof } from './prove.ts';

/** In high contrast every colour differs by design; these are the themes in which the brand's colours should be exact. */
const EXACT: readonly Theme[] = ['light', 'dark'];

const and = (words: readonly string[]): string => new Intl.ListFormat('en').format(words);

/** Colours of inactive controls: no contrast is required, so no note is about them. */
type Inactive = 'bg.disabled' | 'fg.disabled';

/** The part of a page that has the colour of a token, in a reader's terms. */
const WORDS: Readonly<Record<Exclude<ColourName, Inactive>, string>> = {
  'bg.page': 'the page',
  'bg.surface': 'cards',
  'bg.raised': 'menus and dialogs',
  'bg.subtle': 'the ground "subtle"',
  'bg.field': 'fields',
  'bg.ink': 'the ground "ink"',
  'bg.indigo': 'the ground "primary"',
  'bg.turmeric': 'the ground "accent"',
  'bg.madder': 'the ground "action"',
  'bg.action': 'the call to action',
  'bg.action-hover': 'the hovered call to action',
  'bg.action-active': 'the pressed call to action',
  'bg.success': 'the ground of a success',
  'bg.danger': 'the ground of an error',
  'bg.info': 'the ground of information',
  'bg.selected': 'what is selected',
  'bg.scrim': 'the shade behind a dialog',
  'fg.default': 'text',
  'fg.muted': 'muted text',
  'fg.link': 'links',
  'fg.link-hover': 'hovered links',
  'fg.accent': 'accented text',
  'fg.on-action': 'the text on it',
  'fg.on-ink': 'the text on it',
  'fg.on-indigo': 'the text on it',
  'fg.on-turmeric': 'the text on it',
  'fg.on-madder': 'the text on it',
  'fg.success': 'the words of a success',
  'fg.danger': 'the words of an error',
  'fg.info': 'the words of information',
  'line.default': 'hairlines',
  'line.strong': 'strong lines',
  'line.field': 'the edges of fields',
  'line.action': 'the edge of the call to action',
  'line.focus': 'the focus ring',
  'line.selected': 'the mark of what is selected',
  'line.selected-hover': 'the mark of what is selected under the pointer',
  'line.danger': 'the edge of an error',
  'line.success': 'the edge of a success',
  'line.info': 'the edge of information',
};

function named(token: string): string {
  const id = token.replace('color.', '') as keyof typeof WORDS;
  return `${WORDS[id]} (${id})`;
}

const lightenedOrDarkened = (from: Colour, to: Colour): string =>
  to.components[0] > from.components[0] ? 'lightened' : 'darkened';

/** The change and its reason, without the theme and the token. */
function reason(
  written: string,
  { token, from, to, pair, before, after }: Change,
): [what: string, why: string] {
  const other = named(pair.fg === token ? pair.bg : pair.fg) + (pair.over ? ` over ${named(pair.over)}` : '');
  return [
    `is ${lightenedOrDarkened(from, to)} from ${written} to ${hexText(to as never)}`,
    `with ${other} it had ${before}:1, needs ${pair.needs}:1, and has ${after}:1 now.`,
  ];
}

/** The brand's colour that a token has, or of which a ground of whole sections has a step. */
function originOf(theme: Theme, token: string): { role: Role; isExact: boolean } | undefined {
  const name = COLOURS[theme][token] ?? '';
  const exact = exactRole(name);
  if (exact) return { role: exact, isExact: true };
  const role = GROUNDS.some(({ ground }) => ground === token) ? roleOf(name) : undefined;
  return role && { role, isExact: false };
}

/** One sentence for each change of a colour, which names all themes and tokens that have it. */
function changed(brand: Brand, proofs: readonly Proof[]): string[] {
  const themesOf = new Map<string, Theme[]>();
  for (const { theme, changes } of proofs)
    for (const change of changes) {
      const origin = originOf(theme, change.token);
      const given = origin && brand.named[origin.role];
      if (!given) continue;
      const { role, isExact } = origin;
      const written = isExact ? given : `${hexText(change.from as never)}, a step of ${given},`;
      const key = JSON.stringify([role, change.token, ...reason(written, change)]);
      themesOf.set(key, [...(themesOf.get(key) ?? []), theme]);
    }
  const tokensOf = new Map<string, string[]>();
  for (const [change, themes] of themesOf) {
    const [role, token, what, why] = JSON.parse(change) as [string, string, string, string];
    const key = JSON.stringify([and(themes), role, what, why]);
    tokensOf.set(key, [...(tokensOf.get(key) ?? []), token]);
  }
  return [...tokensOf].map(([key, tokens]) => {
    const [themes, role, what, why] = JSON.parse(key) as [string, string, string, string];
    return `In ${themes}, ${role} ${what} for ${and(tokens.map(named))}: ${why}`;
  });
}

/** Why a page cannot use a colour that is too light, or too dark. */
const WHY = {
  ink: {
    darkened:
      'dark grounds have this colour, and cards on them are lighter, on which a call to action needs 3:1 and its text 4.5:1',
    lightened: 'dark grounds have this colour, and steps of black cannot be told apart',
  },
  paper: {
    lightened: 'it is the light page, on which every text needs its contrast',
    darkened: 'it is the light page',
  },
} as const;

const percent = (lightness: number): string => `${Number((lightness * 100).toFixed(1))}%`;

/** One sentence for each colour of the brand that a page cannot use as it is. */
function limited(brand: Brand, used: Readonly<Record<Role, Colour>>): string[] {
  return (['ink', 'paper'] as const).flatMap((role) => {
    const [from, to] = [brand.colors[role], used[role]];
    const written = brand.named[role];
    if (!written || Math.abs(from.components[0] - to.components[0]) <= 1e-3) return [];
    const how = lightenedOrDarkened(from, to) as 'lightened' | 'darkened';
    const limit = `${how === 'darkened' ? 'at most' : 'at least'} ${percent(to.components[0])}`;
    return [
      `In every theme, ${role} is ${how} from ${written} to ${hexText(to as never)}: its lightness is ` +
        `${percent(from.components[0])} and must be ${limit}, since ${WHY[role][how]}.`,
    ];
  });
}

/** One sentence for each change of the text on the call to action from white to dark. */
function darkTexts(brand: Brand, proofs: readonly Proof[]): string[] {
  const themesOf = new Map<string, Theme[]>();
  for (const { theme, darkText } of proofs) {
    if (!darkText) continue;
    const { white, to, after } = darkText;
    const text =
      `the text on the call to action (fg.on-action) is ${hexText(to as never)} instead of white: white on action ` +
      `${brand.named.action} had ${white}:1 and needs 4.5:1; this has ${after}:1.`;
    themesOf.set(text, [...(themesOf.get(text) ?? []), theme]);
  }
  return [...themesOf].map(([text, themes]) => `In ${and(themes)}, ${text}`);
}

/** One sentence for each edge that the call to action gets. */
function edges(brand: Brand, proofs: readonly Proof[]): string[] {
  return proofs.flatMap(({ theme, edge }) => {
    if (!edge) return [];
    const { to, pair, without } = edge;
    return [
      `In ${theme}, the call to action has an edge (line.action) of ${hexText(to as never)}: with ${named(pair.bg)} action ` +
        `${brand.named.action} has ${without}:1, and needs ${pair.needs}:1 without an edge.`,
    ];
  });
}

function danger({ named: { action } }: Brand, used: Readonly<Record<Role, Colour>>): string[] {
  const hue = Math.round(dangerHue(used.action));
  if (hue === RED.usual) return [];
  return [
    `In every theme, the red of errors has the hue ${hue} instead of ${RED.usual}, since action ${action} has the hue ` +
      `${Math.round(used.action.components[2])}, and the two must be told apart.`,
  ];
}

/** The notes for the author of the theme: a sentence for each changed colour that the brand's file names. */
export function notesOf(brand: Brand, used: Readonly<Record<Role, Colour>>, all: readonly Proof[]): string[] {
  const proofs = all.filter(({ theme }) => EXACT.includes(theme));
  return [
    ...limited(brand, used),
    ...changed(brand, proofs),
    ...darkTexts(brand, proofs),
    ...edges(brand, proofs),
    ...danger(brand, used),
  ];
}
