import { dyes } from '../dyes.ts';
import { recipes } from '../recipes.ts';
import { block, swatch, text } from '../shapes.ts';
import type { Typesetter } from '../typesetter.ts';

/** The site's name and the lines of its tagline; a test of the site compares them with its content. */
export const cardWords = {
  name: 'Weft',
  tagline: ['Helping you build', 'and manage your', 'digital ecosystem', 'with ease.'],
} as const;

/** The Open Graph picture: name and tagline on ink, beside the hero's cloth. */
export function socialCard(typeset: Typesetter, mark: string): string {
  const { name, tagline } = cardWords;
  const size = 52;
  const base = 418;
  return [
    block({ x: 0, y: 0, width: 1200, height: 630 }, dyes.ink),
    swatch(recipes['social-card'], 1200 - recipes['social-card'].width, 0),
    `<g transform="translate(72 98) scale(2.75)">${mark}</g>`,
    text(typeset, name, 192, 176, { size: 104, weight: 725, width: 118, tracking: -0.02, fill: dyes.white }),
    ...tagline.map((line, index) =>
      text(typeset, line, 72, base + (index - tagline.length + 3) * size * 1.14 - size * 1.14, {
        size,
        weight: 650,
        width: 112,
        tracking: -0.012,
        fill: dyes.white,
      }),
    ),
  ].join('');
}
