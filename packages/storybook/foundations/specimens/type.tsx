import type { CSSProperties } from 'react';
import { Fact, type Facts, Specimen } from './frame.js';
import './type.css';

const WORDS = 'One fabric for your apps, agents and data';

interface StepProps extends Facts {
  /** The CSS value; for a fluid size, the whole range. */
  size: string;
  /** Sizes in px on a phone and on a desktop, with the line height: `36 / 35.28`. */
  phone: string;
  desktop: string;
  leading: string;
  tracking: string;
  /** The tracking as a share of the size, which fluid tracking keeps. */
  spacing: string;
  weight: string;
  width: string;
}

/** A text style at its size on a desktop, and wrapped at its size on the narrowest phone. */
export function Step(props: StepProps) {
  const { size, phone, desktop, leading, tracking, spacing, weight, width, ...facts } = props;
  const at = (sizes: string): CSSProperties => ({
    fontFamily: `var(${facts.variable}-font-family)`,
    fontSize: `${Number.parseFloat(sizes) / 16}rem`,
    fontWeight: `var(${facts.variable}-font-weight)`,
    lineHeight: `var(${facts.variable}-line-height)`,
    letterSpacing: spacing,
    fontStretch: width,
  });
  return (
    <Specimen
      {...facts}
      variable={`${facts.variable}-{font-size,line-height,…}`}
      copy={facts.classes}
      layout="type"
      more={
        <>
          <Fact name="Size">{size}</Fact>
          <Fact name="Leading">{leading}</Fact>
          <Fact name="Tracking">{tracking}</Fact>
        </>
      }
    >
      <figure className="type-desktop">
        <figcaption>
          Desktop <b>{desktop} px</b> · weight {weight} · width {width}
          {spacing !== '0' && ` · tracking ${spacing}`}
        </figcaption>
        <p style={at(desktop)}>{WORDS}</p>
      </figure>
      <figure className="type-phone">
        <figcaption>
          Phone <b>{phone} px</b>
        </figcaption>
        <p style={at(phone)}>{WORDS}</p>
      </figure>
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
