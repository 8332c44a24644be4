import { COLOURS, hexText, SHADOWS, THEMES, type Theme } from '@weft/tokens/theming';
import { CommandError } from '../command-error.ts';
import type { Brand, Role } from './brand.ts';
import { themeCss } from './css.ts';
import { dangerHue, dyedPalette, exactRole, RED, usableColours } from './dye.ts';
import { type Change, prove } from './prove.ts';

export { readBrand } from './brand.ts';

/** In high contrast every colour differs by design; these are the themes in which the brand's colours should be exact. */
const EXACT: readonly Theme[] = ['light', 'dark'];

const short = (token: string): string => token.replace('color.', '');

const lighterOrDarker = (from: number, to: number): string => (to > from ? 'lighter' : 'darker');

/** One sentence for each token that cannot have the brand's colour, whatever the number of themes. */
function sentences(brand: Brand, changed: ReadonlyMap<Theme, readonly Change[]>): string[] {
  const themesOf = new Map<string, { token: string; rest: string; themes: Theme[] }>();
  for (const theme of EXACT)
    for (const { token, from, to, pair, ratio } of changed.get(theme) ?? []) {
      const role = exactRole(COLOURS[theme][token] ?? '');
      const written = role && brand.named[role];
      if (!written) continue;
      const { over } = pair;
      const other = short(pair.fg === token ? pair.bg : pair.fg) + (over ? ` over ${short(over)}` : '');
      const rest =
        `${lighterOrDarker(from.components[0], to.components[0])} than ${role} ${written}: ${hexText(to as never)}, ` +
        `since it had ${ratio}:1 with ${other} and needs ${pair.needs}:1.`;
      const key = `${token} ${rest}`;
      const themes = [...(themesOf.get(key)?.themes ?? []), theme];
      themesOf.set(key, { token: short(token), rest, themes });
    }
  const tokensOf = new Map<string, string[]>();
  const parts = [...themesOf.values()].map(({ token, rest, themes }) => ({
    token,
    key: `\n${themes.join(' and ')}\n${rest}`,
  }));
  for (const { token, key } of parts) tokensOf.set(key, [...(tokensOf.get(key) ?? []), token]);
  return [...tokensOf].map(([key, tokens]) => {
    const [, themes, rest] = key.split('\n');
    return `In ${themes}, ${tokens.join(', ')} ${tokens.length > 1 ? 'are' : 'is'} ${rest}`;
  });
}

/** One sentence for each colour of the brand that a page cannot use as it is. */
function limits(brand: Brand, used: Readonly<Record<Role, Brand['colors'][Role]>>): string[] {
  const why: Partial<Record<Role, string>> = {
    ink: 'dark enough for text and light enough to tell the surfaces of a dark page apart',
    paper: 'light enough for every text on it',
  };
  return (['ink', 'paper'] as const).flatMap((role) => {
    const [from, to] = [brand.colors[role].components[0], used[role].components[0]];
    return brand.named[role] && Math.abs(from - to) > 1e-3
      ? [
          `${role} ${brand.named[role]} is ${hexText(used[role] as never)}, ${lighterOrDarker(from, to)}, to be ${why[role]}.`,
        ]
      : [];
  });
}

/**
 * Makes the theme of a brand.
 *
 * @param version the package's version, which the file names
 * @returns the style sheet, and a sentence for each change that contrast demanded
 * @throws {CommandError} when a pair of colours cannot reach its contrast
 */
export function makeTheme(brand: Brand, version: string): { css: string; notes: string[] } {
  const used = usableColours(brand);
  const palette = dyedPalette(used);
  const colourOf = (name: string) => palette[name] as (typeof palette)[string];
  const proofs = THEMES.map((theme) => {
    const given = Object.fromEntries(
      Object.entries(COLOURS[theme]).map(([id, name]) => [id, colourOf(name)]),
    );
    return { theme, ...prove(theme, given) };
  });
  const problems = proofs.flatMap((proof) => proof.problems);
  if (problems.length > 0)
    throw new CommandError(
      `These colours cannot be made readable: ${problems[0]}. Choose an ink that is darker, or a paper that is lighter.`,
    );
  const dark = proofs.filter(({ theme, darkText }) => darkText && EXACT.includes(theme));
  const notes = [
    ...limits(brand, used),
    ...sentences(brand, new Map(proofs.map(({ theme, changes }) => [theme, changes]))),
    ...(dark.length > 0
      ? [
          `In ${dark.map(({ theme }) => theme).join(' and ')}, text on action is dark, since action is too light for white.`,
        ]
      : []),
    ...(dangerHue(used.action) === RED.usual
      ? []
      : [
          `Errors have another red (hue ${Math.round(dangerHue(used.action))}), to differ from action ${brand.named.action}.`,
        ]),
  ];
  const declared = proofs.map(({ theme, colours }) => ({
    theme,
    colours,
    shadows: Object.fromEntries(
      Object.entries(SHADOWS[theme]).map(([id, { colour, lengths }]) => [
        id,
        { lengths, colour: colourOf(colour) },
      ]),
    ),
  }));
  return { css: themeCss(brand, declared, version), notes };
}
