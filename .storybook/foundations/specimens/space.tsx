import { Fact, type Facts, Specimen } from './frame.js';

/** A length at its real size. One that is longer than the page is cut off, with a loose end. */
export function Length({ pixels, ...facts }: Facts & { pixels: string }) {
  return (
    <Specimen {...facts} more={<Fact name="Pixels">{pixels}</Fact>}>
      <div className="foundation-ruler">
        <span style={{ inlineSize: `var(${facts.variable})` }} />
      </div>
    </Specimen>
  );
}
