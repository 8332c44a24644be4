import { type Catalogue, facts, group, list, page, scale, type Token } from '../catalogue.ts';

const WIDE = /^text\.(display|heading)/;

const step = (token: Token): Record<string, string | undefined> => ({
  ...facts(token),
  value: undefined,
  classes: [...token.utilities, ...(WIDE.test(token.id) ? ['font-wide'] : [])].join(' '),
  size: token.parts?.fontSize,
  pixels: token.range
    ? `${token.range.min} px at ${token.range.from} px, ${token.range.max} px from ${token.range.to} px`
    : `${Number.parseFloat(token.parts?.fontSize ?? '') * 16} px`,
  least: token.range ? `${token.range.min / 16}rem` : token.parts?.fontSize,
  leading: token.parts?.lineHeight,
  tracking: token.parts?.letterSpacing,
  weight: token.parts?.fontWeight,
  width: WIDE.test(token.id) ? '118%' : '100%',
});

/** Every text style, and the primitives that styles consist of. */
export function type(catalogue: Catalogue): string {
  const size = ({ range, parts }: Token): number =>
    range?.max ?? Number.parseFloat(parts?.fontSize ?? '') * 16;
  const steps = [...group(catalogue, 'text.')].sort((a, b) => size(b) - size(a));
  const faces = (prefix: string): string =>
    list(
      'Face',
      scale(catalogue, prefix).map((token) => ({
        ...facts(token),
        // The text voice ends below this weight.
        stretch: token.id === 'font.weight.bold' ? '118%' : undefined,
      })),
    );
  return page(
    'Type',
    'One family, Anek Latin, in two voices made by its width axis: wide and bold for titles, normal for everything that is read.',
    { type: ['Face', 'Step'] },
    [
      {
        heading: 'Styles',
        text: 'Each is shown at the size that it has in this window, then wrapped in 288 px at the size that it has on the narrowest phone. Titles take `font-wide` beside their style.',
        body: list('Step', steps.map(step)),
      },
      { heading: 'Weights', text: 'Only inside a style that says so.', body: faces('font.weight.') },
      { heading: 'Widths', text: 'The two voices.', body: faces('font.width.') },
      { heading: 'Families', body: faces('font.family.') },
    ],
  );
}
