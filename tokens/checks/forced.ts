import type { TokenNormalizedSet } from '@terrazzo/parser';
import { extension } from '../outputs/values.ts';
import { type Matrix, pairText } from './contrast.ts';

/**
 * What stays legible on each ground, whatever colours the visitor has chosen (CSS Color 4, System Color Pairings; GrayText is on
 * every ground). `Highlight` on `Canvas` is the one pair of our own: the system marks what has the focus or is chosen so.
 */
const LEGIBLE: Readonly<Record<string, readonly string[]>> = {
  Canvas: ['CanvasText', 'LinkText', 'VisitedText', 'ActiveText', 'ButtonBorder', 'Highlight', 'GrayText'],
  ButtonFace: ['ButtonText', 'ButtonBorder', 'GrayText'],
  Field: ['FieldText', 'ButtonBorder', 'GrayText'],
  Highlight: ['HighlightText', 'GrayText'],
  SelectedItem: ['SelectedItemText', 'GrayText'],
  Mark: ['MarkText', 'GrayText'],
  AccentColor: ['AccentColorText', 'GrayText'],
};

/**
 * Pairs of the contrast matrix whose system colours need not be legible together. A pair of one theme counts too, since what
 * meets there meets in forced colours; two grounds do not, since a line parts them.
 *
 * @param tokens the tokens of the forced theme
 */
export function forcedPairProblems(tokens: TokenNormalizedSet, { pairs }: Matrix): string[] {
  const system = (id: string): string | undefined => tokens[id] && extension(tokens[id]).system;
  const all = pairs.flatMap(({ fg, bg }) => fg.flatMap((f) => bg.map((b) => ({ fg: f, bg: b }))));
  return all
    .filter(({ fg }) => !fg.startsWith('color.bg.'))
    .flatMap((pair) => {
      const [above, below] = [system(pair.fg), system(pair.bg)];
      if (!above || !below || LEGIBLE[below]?.includes(above)) return [];
      return [`forced: ${pairText(pair)} is ${above} on ${below}, which the system need not keep legible`];
    });
}
