import { type Catalogue, facts, group, list, page, scale, type Token } from '../catalogue.ts';

const WIDE = /^text\.(display|heading)/;

const sizes = ({ range, parts }: Token): readonly [phone: number, desktop: number] => {
  const one = Number.parseFloat(parts?.fontSize ?? '') * 16;
  return [range?.min ?? one, range?.max ?? one];
};

/** A size with its line height, in px. */
const withLeading = (size: number, { parts }: Token): string =>
  `${size} / ${Number((size * Number(parts?.lineHeight)).toFixed(1))}`;

/** Tracking in em: of a fluid one, the bound for wide windows as a share of their size. */
function spacing({ parts, range }: Token): string | undefined {
  const [, bound] = /^clamp\((-[\d.]+)rem/.exec(parts?.letterSpacing ?? '') ?? [];
  return bound && range ? `${Number(((Number(bound) * 16) / range.max).toFixed(3))}em` : parts?.letterSpacing;
}

/** The width of a voice, such as `118%`. */
const widthOf = ({ tokens }: Catalogue, voice: 'normal' | 'wide'): string | undefined =>
  tokens.find(({ id }) => id === `font.width.${voice}`)?.values.all;

const step = (catalogue: Catalogue, token: Token): Record<string, string | undefined> => {
  const [phone, desktop] = sizes(token);
  return {
    ...facts(token),
    value: undefined,
    classes: [...token.utilities, ...(WIDE.test(token.id) ? ['font-wide'] : [])].join(' '),
    size: token.parts?.fontSize,
    phone: withLeading(phone, token),
    desktop: withLeading(desktop, token),
    leading: token.parts?.lineHeight,
    tracking: token.parts?.letterSpacing,
    spacing: spacing(token),
    weight: token.parts?.fontWeight,
    width: widthOf(catalogue, WIDE.test(token.id) ? 'wide' : 'normal'),
  };
};

/** Every text style, and the primitives that styles consist of. */
export function type(catalogue: Catalogue): string {
  const steps = [...group(catalogue, 'text.')].sort((a, b) => sizes(b)[1] - sizes(a)[1]);
  const faces = (prefix: string): string =>
    list(
      'Face',
      scale(catalogue, prefix).map((token) => ({
        ...facts(token),
        // Only the wide voice has this weight.
        stretch: token.id === 'font.weight.bold' ? widthOf(catalogue, 'wide') : undefined,
      })),
    );
  return page(
    'Type',
    'One family, Anek Latin, in two voices made by its width axis: wide and bold for titles, normal for everything that is read.',
    { type: ['Face', 'Step'] },
    [
      {
        heading: 'Styles',
        text: 'Size and line height in px: on a desktop, and on the narrowest phone, where the text wraps at 288 px. Between the two they grow with the window. Titles take `font-wide` beside their style.',
        body: list(
          'Step',
          steps.map((token) => step(catalogue, token)),
        ),
      },
      { heading: 'Weights', text: 'Set by a text style, not alone.', body: faces('font.weight.') },
      { heading: 'Widths', text: 'The two voices.', body: faces('font.width.') },
      { heading: 'Families', body: faces('font.family.') },
    ],
  );
}
