import { Fact, type Facts, Specimen } from './frame.js';

interface LengthProps extends Facts {
  /** The length as text, in px. */
  pixels: string;
  /** The minimum of a fluid length in px, on a phone. */
  phone?: string;
  /** The length in px; for a fluid length its maximum. */
  desktop: string;
  /** The factor by which the drawing is smaller than the length. */
  scale: string;
}

/** A length in rem, which grows with the reader's text as the tokens do. The style sheet may draw it smaller. */
const drawn = (pixels: string, scale: string): string =>
  `calc(${Number(pixels) / 16 / Number(scale)}rem / var(--foundation-smaller, 1))`;

/** A length, drawn to scale. The part that a fluid one gains on wide screens is lighter. */
export function Length({ pixels, phone, desktop, scale, ...facts }: LengthProps) {
  return (
    <Specimen {...facts} layout="row" more={<Fact name="Pixels">{pixels}</Fact>}>
      <div className="foundation-ruler" data-scale={scale === '1' ? undefined : scale}>
        <span
          className="foundation-length"
          data-empty={desktop === '0' || undefined}
          style={{ inlineSize: drawn(desktop, scale) }}
        >
          {phone && <span style={{ inlineSize: drawn(phone, scale) }} />}
        </span>
        <b>{phone ? `${phone} to ${desktop} px` : `${desktop} px`}</b>
      </div>
    </Specimen>
  );
}
