import type { TokenNormalizedSet } from '@terrazzo/parser';
import { extension } from '../outputs/values.ts';
import { type Matrix, pairText } from './contrast.ts';

/**
 * Colours that are legible on each background, whatever colours the visitor chooses (CSS Color 4, System Color Pairings;
 * GrayText is legible on all). `Highlight` on `Canvas` is our addition: systems mark focus and selection with it.
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
 * Pairs of the contrast matrix whose system colours are not a legible pair. Includes pairs of a single theme, since their
 * elements also meet in forced colours, and excludes pairs of two backgrounds, which a line separates.
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
      return [
        `forced: ${pairText(pair)} is ${above} on ${below}, which is not a legible pair of system colours`,
      ];
    });
}
