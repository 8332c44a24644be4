import { type Recipe, type RecipeName, recipes } from '@weft/cloth';
import { Image } from '../../src/components/image/index.js';
import { woven } from './pictures.js';

interface LooseClothProps {
  name: RecipeName;
  /** In CSS pixels. */
  height: number;
}

/** A cloth of the product on a section of ink, in which its loose threads end: without a warp, and without a ground. */
export function LooseCloth({ name, height }: LooseClothProps) {
  const { warp: _, ...recipe }: Recipe = recipes[name];
  const size = { width: 560, height };
  return <Image src={woven({ ...recipe, ...size })} {...size} alt="" />;
}
