import { brand } from './recipes/brand.ts';
import { hero } from './recipes/hero.ts';
import { sections } from './recipes/sections.ts';

/** The named cloths of the product. A cloth that lies on an ink section has no ground: the section shows through. */
export const recipes = { ...hero, ...sections, ...brand } as const;

/** The name of a cloth. */
export type RecipeName = keyof typeof recipes;
