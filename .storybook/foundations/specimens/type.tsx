import type { CSSProperties } from 'react';
import { Fact, type Facts, Specimen } from './frame.js';

const WORDS = 'One fabric for your apps, agents and data';

interface StepProps extends Facts {
  /** The CSS value; of a fluid size the whole range. */
  size: string;
  /** The range in px, as text. */
  pixels: string;
  /** The size on the narrowest phone. */
  least: string;
  leading: string;
  tracking: string;
  weight: string;
  width: string;
}

/** A text style at its size here, and wrapped as on the narrowest phone. */
export function Step({ size, pixels, least, leading, tracking, weight, width, ...facts }: StepProps) {
  const part = (name: string): string => `var(${facts.variable}-${name})`;
  const face: CSSProperties = {
    fontSize: part('font-size'),
    fontWeight: part('font-weight'),
    lineHeight: part('line-height'),
    letterSpacing: part('letter-spacing'),
    fontStretch: width,
  };
  return (
    <Specimen
      {...facts}
      variable={`${facts.variable}-{font-size,line-height,…}`}
      copy={facts.classes}
      wide
      more={
        <>
          <Fact name="Size">
            {size} ({pixels})
          </Fact>
          <Fact name="Leading">{leading}</Fact>
          <Fact name="Weight">{weight}</Fact>
          <Fact name="Width">{width}</Fact>
          <Fact name="Tracking">{tracking}</Fact>
        </>
      }
    >
      <div className="foundation-type">
        <p style={face}>{WORDS}</p>
        <p className="foundation-narrow" style={{ ...face, fontSize: least }}>
          {WORDS}
        </p>
      </div>
    </Specimen>
  );
}

const PROPERTY: Readonly<Record<string, keyof CSSProperties>> = {
  weight: 'fontWeight',
  width: 'fontStretch',
  family: 'fontFamily',
};

/** One value of one axis of the typeface; `stretch` if only another style of it has the value. */
export function Face({ stretch, ...facts }: Facts & { stretch?: string }) {
  const property = PROPERTY[facts.id.split('.')[1] ?? ''] ?? 'fontWeight';
  return (
    <Specimen {...facts}>
      <p className="foundation-face" style={{ fontStretch: stretch, [property]: `var(${facts.variable})` }}>
        Warp and weft
      </p>
    </Specimen>
  );
}
