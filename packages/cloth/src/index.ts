/** The generator. It has no side effects and reads no files, so it runs in Node and in browsers. */

export { type DyeName, dyeNames, dyes } from './dyes.ts';
export { type Pixels, toPixels } from './pixels.ts';
export { type Bath, type Fade, type Motif, motifs, type Recipe } from './recipe.ts';
export { chipMarks } from './recipes/chips.ts';
export { type RecipeName, recipes } from './recipes.ts';
export { cardWords } from './screens/social-card.ts';
export { toSvg, toSvgContent } from './svg.ts';
export { type Cloth, type Run, type Thread, weave } from './weave.ts';
