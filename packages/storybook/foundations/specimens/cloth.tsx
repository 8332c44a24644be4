import { Fact } from './frame.js';

interface ClothProps {
  /** Address of the picture. */
  src: string;
  motif: string;
  recipe: string;
  size: string;
  unit: string;
  seed: string;
  dyes: string;
}

/** A woven cloth and its recipe. */
export const Cloth = ({ src, motif, recipe, size, unit, seed, dyes }: ClothProps) => (
  <article className="foundation-specimen" data-layout="card">
    <img className="foundation-cloth" src={src} alt={`A cloth with the motif ${motif}`} />
    <h3 className="foundation-name">{motif}</h3>
    <dl className="foundation-facts">
      <Fact name="Recipe">{recipe}</Fact>
      <Fact name="Size">{size} px</Fact>
      <Fact name="Repeat">{unit} px</Fact>
      <Fact name="Seed">{seed}</Fact>
      <Fact name="Dyes">{dyes}</Fact>
    </dl>
  </article>
);
