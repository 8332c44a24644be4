import { Fact, type Facts, Specimen } from './frame.js';

/** A radius, drawn as a corner. */
export const Radius = (facts: Facts) => (
  <Specimen {...facts}>
    <span className="foundation-box" style={{ borderRadius: `var(${facts.variable})` }} />
  </Specimen>
);

/** A line. */
export const Stroke = (facts: Facts) => (
  <Specimen {...facts}>
    <span className="foundation-stroke" style={{ blockSize: `var(${facts.variable})` }} />
  </Specimen>
);

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
