import { type Recipe, type RecipeName, recipes, toSvg, weave } from '@weft/cloth';
import { element, page } from '../catalogue.ts';

/** One cloth for each motif, with its use. */
const SHOWN: Readonly<Record<string, RecipeName>> = {
  diamond: 'benefit-one-login',
  arrow: 'benefit-api-first',
  frame: 'benefit-content',
  wave: 'benefit-lower-cost',
  cross: 'benefit-insight',
};

/** The cloth above the welcome page, wider than the page's column. Its right end is loose threads, and has the ground of the page. */
const banner = {
  ...recipes['benefit-lower-cost'],
  width: 1344,
  height: 128,
  origin: [0, 12],
  ground: 'none',
  fade: { side: 'end', bare: 0, length: 400 },
} as const satisfies Recipe;

/** The page about cloth, and its pictures, woven from the recipes of the site. */
export function cloth(): Map<string, string> {
  const shown = Object.entries(SHOWN).map(([motif, name]) => ({ motif, name, recipe: recipes[name] }));
  const items = shown.map(({ motif, name, recipe }) =>
    element('Cloth', {
      src: `./cloth-${motif}.svg`,
      motif,
      recipe: name,
      size: `${recipe.width} × ${recipe.height}`,
      unit: recipe.unit.join(' × '),
      seed: String(recipe.seed),
      dyes: recipe.dyes.map(([dye, share]) => `${dye} ${share}`).join(', '),
    }).replace(`src="./cloth-${motif}.svg"`, `src={${motif}}`),
  );
  const text = page(
    'Cloth',
    'Ikat: threads are dyed before they are woven, so every shape has a feathered, stepped edge. That edge is the only ornament.',
    { cloth: ['Cloth'] },
    [
      {
        heading: 'Motifs',
        text: 'A cloth is generated from a recipe: the same seed gives the same cloth. It is woven when the site is built; no browser computes one. Text never lies on cloth, but on plain ground or on a solid block laid over it.',
        body: ['<Specimens>', ...items, '</Specimens>'].join('\n'),
      },
      {
        heading: 'Weave one',
        text: '[Play with every parameter](?path=/story/foundations-weave-a-cloth--playground) and copy the recipe. What each parameter does, and the commands, are in the README of `@weft/cloth`.',
      },
    ],
  );
  const imports = shown.map(({ motif }) => `import ${motif} from './cloth-${motif}.svg';`).join('\n');
  const pictures = shown.map(({ motif, recipe }) => [`cloth-${motif}.svg`, toSvg(weave(recipe))] as const);
  const woven = ['cloth-banner.svg', toSvg(weave(banner))] as const;
  return new Map([woven, ['cloth.mdx', text.replace('\n\n<Meta', `\n${imports}\n\n<Meta`)], ...pictures]);
}
