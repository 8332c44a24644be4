import { makeTheme, readBrand } from '../bin/theme/index.ts';
import manifest from '../package.json' with { type: 'json' };

export { DENSITIES, RADII } from '../bin/theme/brand.ts';
export { makeTheme, readBrand } from '../bin/theme/index.ts';

/** The style sheet of a brand, as `design-system theme` writes it. */
export const brandCss = (brand: object): string =>
  makeTheme(readBrand(JSON.stringify(brand)), manifest.version).css;
