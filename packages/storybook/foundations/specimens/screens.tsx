import { Fact, type Facts, Specimen } from './frame.js';

/** The widest breakpoint in px, which fills the drawing. */
const WIDEST = 1400;

/** A breakpoint, drawn as a share of the widest one. */
export const Breakpoint = ({ media, ...facts }: Facts & { media: string }) => (
  <Specimen {...facts} copy={`@media (${media})`} more={<Fact name="Media">{`@media (${media})`}</Fact>}>
    <div className="foundation-screen">
      <span style={{ inlineSize: `${(Number.parseFloat(facts.value ?? '') / WIDEST) * 100}%` }} />
    </div>
  </Specimen>
);

/** A layer's place in the order. */
export const Layer = (facts: Facts) => (
  <Specimen {...facts}>
    <span className="foundation-layer">{facts.value}</span>
  </Specimen>
);
