/** The pure half: it runs anywhere, draws nothing by itself and knows no files. */
export { type DyeName, dyeNames, dyes } from './dyes.ts';
export { type Pixels, toPixels } from './pixels.ts';
export { type Bath, type Fade, type Motif, motifs, type Recipe } from './recipe.ts';
export { type RecipeName, recipes } from './recipes.ts';
export { cardWords } from './screens/social-card.ts';
export { toSvg, toSvgContent } from './svg.ts';
export { type Cloth, type Run, type Thread, weave } from './weave.ts';
