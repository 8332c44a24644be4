export { DENSITIES, RADII } from '../bin/theme/brand.ts';
export { makeTheme, readBrand } from '../bin/theme/index.ts';
