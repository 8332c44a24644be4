import { type CSSProperties, type ReactNode, useState } from 'react';
import { Fact, type Facts, Specimen } from './frame.js';

/** A marker that slides to the other end each time it is played. */
function Track({ at, style, children }: { at: boolean; style: CSSProperties; children?: ReactNode }) {
  return (
    <div className="foundation-track">
      <span data-at={at ? 'end' : 'start'} style={style} />
      {children}
    </div>
  );
}

const Play = ({ id, onPlay }: { id: string; onPlay: () => void }) => (
  <button type="button" className="foundation-button" onClick={onPlay} aria-label={`Play ${id}`}>
    Play
  </button>
);

/** One token, played with full and with reduced motion. */
function Twice({ style, reduced, ...facts }: Facts & { style: CSSProperties; reduced: string }) {
  const [at, setAt] = useState(false);
  return (
    <Specimen {...facts} more={<Fact name="Reduced">{reduced}</Fact>}>
      <div className="foundation-motion">
        <Play id={facts.id} onPlay={() => setAt(!at)} />
        <div className="foundation-tracks">
          <Track at={at} style={style} />
          <div data-motion="reduced">
            <Track at={at} style={style} />
          </div>
        </div>
      </div>
    </Specimen>
  );
}

/** A duration, played with full and with reduced motion. */
export const Duration = (facts: Facts & { reduced: string }) => (
  <Twice {...facts} style={{ transitionDuration: `var(${facts.variable})` }} />
);

/** A transition token, played with full and with reduced motion. */
export const Recipe = (facts: Facts & { reduced: string }) => (
  <Twice {...facts} style={{ transition: `inset-inline-start var(${facts.variable})` }} />
);

/** Side of a curve's drawing, in its own units. */
const SIDE = 100;

/** A curve, drawn and played. */
export function Easing(facts: Facts) {
  const [at, setAt] = useState(false);
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (facts.value?.match(/-?[\d.]+/g) ?? []).map(Number);
  const points = `${x1 * SIDE} ${SIDE - y1 * SIDE}, ${x2 * SIDE} ${SIDE - y2 * SIDE}, ${SIDE} 0`;
  return (
    <Specimen {...facts}>
      <div className="foundation-motion">
        <svg className="foundation-curve" viewBox={`-4 -4 ${SIDE + 8} ${SIDE + 8}`} aria-hidden="true">
          <rect width={SIDE} height={SIDE} />
          <path d={`M0 ${SIDE} C${points}`} />
        </svg>
        <div className="foundation-tracks">
          <Track at={at} style={{ transitionTimingFunction: `var(${facts.variable})` }} />
          <Play id={facts.id} onPlay={() => setAt(!at)} />
        </div>
      </div>
    </Specimen>
  );
}
