import { Fact, type Facts, Specimen } from './frame.js';

/** How much larger the second drawing of a small length is. */
const MAGNIFIED = 8;

const magnified = (variable: string | undefined): string => `calc(${MAGNIFIED} * var(${variable}))`;

const scales = <Fact name="Drawn">As it is, and {MAGNIFIED} times as large</Fact>;

/** A radius: a box, and one of its corners magnified. */
export const Radius = (facts: Facts) => (
  <Specimen {...facts} more={scales}>
    <div className="foundation-scales">
      <span className="foundation-box" style={{ borderRadius: `var(${facts.variable})` }} />
      <span className="foundation-corner" style={{ borderStartStartRadius: magnified(facts.variable) }} />
    </div>
  </Specimen>
);

/** The part of a focus ring that a stroke is the width of. */
const RING_PARTS: Record<string, 'gap' | 'ring'> = { 'stroke.offset': 'gap', 'stroke.focus': 'ring' };

/** A line, or a part of a focus ring: as it is, and magnified. */
export const Stroke = (facts: Facts) => {
  const part = RING_PARTS[facts.id];
  return (
    <Specimen {...facts} more={scales}>
      {part ? (
        <div className="foundation-scales">
          <span className="foundation-ring" data-part={part} />
          <span className="foundation-ring" data-part={part} style={{ zoom: MAGNIFIED }} />
        </div>
      ) : (
        <div className="foundation-scales">
          <span className="foundation-stroke" style={{ blockSize: `var(${facts.variable})` }} />
          <span className="foundation-stroke" style={{ blockSize: magnified(facts.variable) }} />
        </div>
      )}
    </Specimen>
  );
};

/** A shadow in both themes. */
export const Elevation = ({ light, dark, ...facts }: Facts & { light: string; dark: string }) => (
  <Specimen
    {...facts}
    layout="wide"
    more={
      <>
        <Fact name="Light">{light}</Fact>
        <Fact name="Dark">{dark}</Fact>
      </>
    }
  >
    <div className="foundation-themes">
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className="foundation-theme foundation-stage" data-theme={theme}>
          <span className="foundation-raised" style={{ boxShadow: `var(${facts.variable})` }} />
        </div>
      ))}
    </div>
  </Specimen>
);
