import { COLOURS, SHADOWS, THEMES } from '@weft/tokens/theming';
import { CommandError } from '../command-error.ts';
import type { Brand } from './brand.ts';
import { themeCss } from './css.ts';
import { darkGrounds, dyedPalette, usableColours } from './dye.ts';
import { notesOf } from './notes.ts';
import { prove } from './prove.ts';

export { readBrand } from './brand.ts';

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
    return prove(theme, { ...given, ...(theme === 'dark' && darkGrounds(used.ink)) });
  });
  const problems = proofs.flatMap((proof) => proof.problems);
  if (problems.length > 0)
    throw new CommandError(
      `These colours cannot be made readable: ${problems[0]}. Choose an ink that is darker, or a paper that is lighter.`,
    );
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
