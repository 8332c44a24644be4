import { type Colour, contrast } from '@weft/tokens/theming';
import { expect, test } from 'vitest';
import { BRANDS } from '#storybook/brands.ts';
import { makeTheme, readBrand } from '../../bin/theme/index.ts';

/** The grounds of the dark theme, as its block in the style sheet declares them. */
function groundsOf(brand: object): Record<string, Colour> {
  const { css } = makeTheme(readBrand(JSON.stringify(brand)), '0.0.0');
  const [, block = ''] = css.split(':where([data-theme="dark"]) {');
  return Object.fromEntries(
    ['page', 'subtle', 'ink', 'surface', 'raised'].map((ground) => {
      const [, l, c, h] =
        new RegExp(`--ds-color-bg-${ground}: oklch\\(([\\d.]+)% ([\\d.]+) ([\\d.]+)\\)`).exec(block) ?? [];
      return [ground, { components: [Number(l) / 100, Number(c), Number(h)], alpha: 1 }];
    }),
  );
}

const action = '#2563eb';

test.each([
  ...Object.entries(BRANDS),
  ['a black ink', { colors: { ink: '#000', action } }],
  ['an ink at the limit of nearly black', { colors: { ink: 'oklch(0.18 0.02 260)', action } }],
  ['an ink just above that limit', { colors: { ink: 'oklch(0.181 0.02 260)', action } }],
  ['a strongly coloured ink', { colors: { ink: '#0d0f3d', action } }],
] as const)('in the dark theme of %s every two grounds can be told apart', (_, brand) => {
  const grounds = Object.entries(groundsOf(brand));
  expect(grounds).toHaveLength(5);
  for (const [i, [name, colour]] of grounds.entries())
    for (const [other, ground] of grounds.slice(i + 1)) {
      expect(Math.abs(colour.components[0] - ground.components[0]), `${name} and ${other}`).toBeGreaterThan(
        0.024,
      );
      const [dark, light] = [colour, ground].sort((a, b) => a.components[0] - b.components[0]) as [
        Colour,
        Colour,
      ];
      expect(contrast(light as never, dark as never), `${name} and ${other}`).toBeGreaterThanOrEqual(1.03);
    }
});

test('ink is the brand’s own colour in the dark theme', () => {
  expect(groundsOf({ colors: { ink: '#0f172a', action } }).ink?.components[0]).toBeCloseTo(0.208, 3);
});
