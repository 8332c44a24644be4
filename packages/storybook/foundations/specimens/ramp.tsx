import type { ReactNode } from 'react';
import { Copy } from './frame.js';
import './ramp.css';

/** All ramps of the palette. */
export const Ramps = ({ children }: { children: ReactNode }) => (
  <div className="foundation sb-unstyled ramps">{children}</div>
);

/**
 * A ramp of the palette, from light to dark, or from transparent to opaque.
 *
 * @param theme The theme of the ground below a translucent ramp. @default the page's
 * @param steps `50 #f5f6ff oklch(…)` of each step, separated by semicolons.
 */
export function Ramp({
  name,
  rule,
  theme,
  steps,
}: {
  name: string;
  rule: string;
  theme?: string;
  steps: string;
}) {
  return (
    <section className="ramp" aria-label={name}>
      <div>
        <h3 className="foundation-name">{name}</h3>
        <p className="foundation-rule">{rule}</p>
      </div>
      <ol className="ramp-steps">
        {steps.split('; ').map((step) => {
          const [label = '', authored = ''] = step.split(/ (?=oklch)/);
          const [number, ...hex] = label.split(' ');
          const [value = ''] = hex;
          return (
            <li key={number}>
              <Copy
                className="ramp-copy"
                text={hex.length > 1 ? authored : value}
                name={`${name} ${number}`}
                label={
                  <span className="ramp-ground" data-theme={theme}>
                    <span style={{ background: authored }} />
                  </span>
                }
              />
              <b>{number}</b>
              <span className="ramp-hex">{hex.join(' ')}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
