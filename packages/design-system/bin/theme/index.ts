import { COLOURS, SHADOWS, THEMES } from '@weft/tokens/theming';
import { CommandError } from '../command-error.ts';
import type { Brand } from './brand.ts';
import { themeCss } from './css.ts';
import { darkGrounds, dyedPalette, LIMITS, usableColours } from './dye.ts';
import { notesOf } from './notes.ts';
import { prove } from './prove.ts';

export { readBrand } from './brand.ts';

/** A darker ink is tried in steps of this lightness. */
const STEP = 0.005;

/** The colours of every theme, proven. */
function provenWith(brand: Brand, mostInk?: number) {
  const used = usableColours(brand, mostInk);
  const palette = dyedPalette(used);
  const colourOf = (name: string) => palette[name] as (typeof palette)[string];
  const proofs = THEMES.map((theme) => {
    const given = Object.fromEntries(
      Object.entries(COLOURS[theme]).map(([id, name]) => [id, colourOf(name)]),
    );
    return prove(theme, { ...given, ...(theme === 'dark' && darkGrounds(used.ink)) });
  });
  return { used, colourOf, proofs, problems: proofs.flatMap((proof) => proof.problems) };
}

/** The lightest ink with which every pair has its contrast. Cards are lighter than ink, in some hues too light for white text. */
function proven(brand: Brand): ReturnType<typeof provenWith> {
  const first = provenWith(brand);
  let found = first;
  for (let most = first.used.ink.components[0] - STEP; found.problems.length > 0; most -= STEP) {
    if (most < LIMITS.ink.least)
      throw new CommandError(
        `These colours cannot be made readable: ${first.problems[0]}. Choose an ink that is darker, or a paper that is lighter.`,
      );
    found = provenWith(brand, most);
  }
  return found;
}

/**
 * Makes the theme of a brand.
 *
 * @param version the package's version, which the file names
 * @returns the style sheet, and a sentence for each change that contrast demanded
 * @throws {CommandError} when a pair of colours cannot reach its contrast
 */
export function makeTheme(brand: Brand, version: string): { css: string; notes: string[] } {
  const { used, colourOf, proofs } = proven(brand);
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
  return { css: themeCss(brand, declared, version), notes: notesOf(brand, used, proofs) };
}
