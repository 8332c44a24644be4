import { type Catalogue, facts, list, page, scale, type Token } from '../catalogue.ts';

/** The longest length that is drawn as it is, in px. */
const REAL = 128;

/** The factor by which longer ones are drawn smaller, so that they fit a phone. */
const SCALE = 4;

/** The largest value in px at the default text size. */
function largest({ range, values }: Token): number {
  const text = values.all ?? '';
  return range?.max ?? Number.parseFloat(text) * (text.endsWith('rem') ? 16 : 1);
}

/** A length in px at the default text size; of a fluid length the range, with the window widths of its ends. */
function pixels(token: Token): string {
  const { range } = token;
  if (!range) return `${largest(token)} px`;
  return `${range.min} px at ${range.from} px, ${range.max} px from ${range.to} px`;
}

/** Spacing and sizes, in ascending order. */
export function space(catalogue: Catalogue): string {
  const bars = (prefix: string, shown: (px: number) => boolean, ratio = 1): string =>
    list(
      'Length',
      scale(catalogue, prefix)
        .filter((token) => shown(largest(token)))
        .map((token) => ({
          ...facts(token),
          pixels: pixels(token),
          phone: token.range && String(token.range.min),
          desktop: String(largest(token)),
          scale: String(ratio),
        })),
    );
  return page(
    'Space and size',
    'Nearly all distances are multiples of four pixels in rem, so they grow with the visitor’s text. The package uses no others than these.',
    { space: ['Length'] },
    [
      {
        heading: 'Space',
        text: 'Padding, margins and gaps: `p-*`, `m-*`, `gap-*`, `inset-*`. The lighter part is what a fluid length gains between a phone and a desktop.',
        body: bars('space.', () => true),
      },
      {
        heading: 'Sizes',
        text: 'Widths and heights with a meaning: `w-*`, `h-*`, `max-w-*`, `size-*`.',
        body: bars('size.', (px) => px <= REAL),
      },
      {
        heading: 'Widths',
        text: `Drawn at 1 to ${SCALE}, and at 1 to ${2 * SCALE} or ${4 * SCALE} where that does not fit.`,
        body: bars('size.', (px) => px > REAL, SCALE),
      },
    ],
  );
}
