import { block, swatch, text } from '../draw.ts';
import { dyes } from '../dyes.ts';
import { recipes } from '../recipes.ts';
import type { Typesetter } from '../text.ts';

/** What the social card says. */
export interface CardWords {
  readonly name: string;
  /** The tagline, already broken into lines. */
  readonly tagline: readonly string[];
}

/** The words of the card: the site's name and tagline, which a test of the site compares. */
export const cardWords: CardWords = {
  name: 'Weft',
  tagline: ['Helping you build', 'and manage your', 'digital ecosystem', 'with ease.'],
};

/** The card that other sites show for a link: the name and the tagline on ink, beside the hero's cloth. */
export function socialCard(set: Typesetter, { name, tagline }: CardWords, mark: string): string {
  const size = 52;
  const base = 418;
  return [
    block({ x: 0, y: 0, width: 1200, height: 630 }, dyes.ink),
    swatch(recipes['social-card'], 1200 - recipes['social-card'].width, 0),
    `<g transform="translate(72 98) scale(2.75)">${mark}</g>`,
    text(set, name, 192, 176, { size: 104, weight: 725, width: 118, tracking: -0.02, fill: dyes.white }),
    ...tagline.map((line, index) =>
      text(set, line, 72, base + (index - tagline.length + 3) * size * 1.14 - size * 1.14, {
        size,
        weight: 650,
        width: 112,
        tracking: -0.012,
        fill: dyes.white,
      }),
    ),
  ].join('');
}
