import { Fact, type Facts, Specimen } from './frame.js';

/** A length, drawn at its own size; what is longer than the page is cut, and says so by its loose end. */
export function Length({ pixels, ...facts }: Facts & { pixels: string }) {
  return (
    <Specimen {...facts} more={<Fact name="Pixels">{pixels}</Fact>}>
      <div className="foundation-ruler">
        <span style={{ inlineSize: `var(${facts.variable})` }} />
      </div>
    </Specimen>
  );
}
