import { type Catalogue, facts, list, page, scale, type Token } from '../catalogue.ts';

/** A length in px at the default text size; of a fluid one the range, with the window widths of its ends. */
function pixels({ range, values }: Token): string {
  if (range) return `${range.min} px at ${range.from} px, ${range.max} px from ${range.to} px`;
  const text = values.all ?? '';
  return `${Number.parseFloat(text) * (text.endsWith('rem') ? 16 : 1)} px`;
}

/** Spacing and sizes, in ascending order. */
export function space(catalogue: Catalogue): string {
  const bars = (prefix: string): string =>
    list(
      'Length',
      scale(catalogue, prefix).map((token) => ({ ...facts(token), pixels: pixels(token) })),
    );
  return page(
    'Space and size',
    'Distances are multiples of four pixels in rem, so they grow with the visitor’s text. What is not here does not compile.',
    { space: ['Length'] },
    [
      {
        heading: 'Space',
        text: 'Padding, margins and gaps: `p-*`, `m-*`, `gap-*`, `inset-*`. Those with a `clamp()` grow with the window.',
        body: bars('space.'),
      },
      {
        heading: 'Sizes',
        text: 'Widths and heights with a meaning: `w-*`, `h-*`, `max-w-*`, `size-*`. Icons are drawn at `size.icon`, the mark at `size.mark`.',
        body: bars('size.'),
      },
    ],
  );
}
