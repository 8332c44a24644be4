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
 * A layer's place among the others, as a picture: the order of the specimens says the same in words.
 *
 * @param name Its own name.
 * @param order The names of all layers, the lowest first, with spaces between.
 */
export function Layer({ name: own, order, ...facts }: Facts & { name: string; order: string }) {
  const names = order.split(' ');
  return (
    <Specimen {...facts}>
      <ol className="foundation-layers" aria-hidden="true">
        {names.map((name, step) => (
          <li
            key={name}
            data-own={name === own || undefined}
            style={
              {
                '--foundation-step': step,
                marginInlineStart: `${(step * 50) / (names.length - 1)}%`,
              } as CSSProperties
            }
          >
            {name}
          </li>
        ))}
      </ol>
    </Specimen>
  );
}
