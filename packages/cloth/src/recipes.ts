import { brand } from './recipes/brand.ts';
import { hero } from './recipes/hero.ts';
import { sections } from './recipes/sections.ts';

/** The named cloths of the product. A picture that lies on ink has no ground: the ink shows through it. */
export const recipes = { ...hero, ...sections, ...brand } as const;

/** The name of a cloth. */
export type RecipeName = keyof typeof recipes;
