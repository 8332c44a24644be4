import { chipMarks, type Recipe, recipes } from '@weft/cloth';
import { woven } from './pictures.js';

function Woven({ recipe }: { recipe: Recipe }) {
  return <img src={woven(recipe)} alt="" width={recipe.width} height={recipe.height} />;
}

/** The product's mark. */
export const Mark = () => <Woven recipe={recipes.mark} />;

/** The mark of each chip of the site, in the order of their names. */
export const marks = chipMarks.map((recipe) => <Woven key={recipe.seed} recipe={recipe} />);
