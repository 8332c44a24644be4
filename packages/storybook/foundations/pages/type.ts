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

const step = (token: Token): Record<string, string | undefined> => {
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
    width: WIDE.test(token.id) ? '118%' : '100%',
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
        text: 'Size and line height in px, as on a desktop and, wrapped in 288 px, as on the narrowest phone; between the two they grow with the window. Titles take `font-wide` beside their style.',
        body: list('Step', steps.map(step)),
      },
      { heading: 'Weights', text: 'Only inside a style that says so.', body: faces('font.weight.') },
      { heading: 'Widths', text: 'The two voices.', body: faces('font.width.') },
      { heading: 'Families', body: faces('font.family.') },
    ],
  );
}
