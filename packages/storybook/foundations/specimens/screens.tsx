import type { CSSProperties } from 'react';
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

/**
 * A layer's place among the others.
 *
 * @param order The names of all layers, the lowest first, with spaces between.
 */
export const Layer = ({ order, ...facts }: Facts & { order: string }) => (
  <Specimen {...facts}>
    <ol className="foundation-layers">
      {order.split(' ').map((name, step) => (
        <li
          key={name}
          data-own={facts.id === `layer.${name}` || undefined}
          style={{ '--foundation-step': step } as CSSProperties}
        >
          {name}
        </li>
      ))}
    </ol>
  </Specimen>
);
