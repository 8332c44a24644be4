/** The pure half: it runs anywhere, draws nothing by itself and knows no files. */
export { dyeNames, dyes, type DyeName } from './dyes.ts';
export { motifs, type Bath, type Fade, type Motif, type Recipe } from './recipe.ts';
export { recipes, type RecipeName } from './recipes.ts';
export { toPixels, type Pixels } from './pixels.ts';
export { toSvg, toSvgContent } from './svg.ts';
export { weave, type Cloth, type Run, type Thread } from './weave.ts';
