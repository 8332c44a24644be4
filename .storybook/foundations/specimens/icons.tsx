import { Fact, Specimen } from './frame.js';
import './icons.css';

interface FigureProps {
  name: string;
  component: string;
  viewBox: string;
  stroke?: string;
  d: string;
  mirrors: string;
}

/** An icon at its own size and large, on its grid. */
export function Figure({ name, component, viewBox, stroke, d, mirrors }: FigureProps) {
  const paint = stroke
    ? { fill: 'none', stroke: 'currentColor', strokeWidth: stroke }
    : { fill: 'currentColor' };
  const painted = stroke
    ? `fill="none" stroke="currentColor" stroke-width="${stroke}"`
    : 'fill="currentColor"';
  const paths = d.split(' | ');
  const grid = viewBox.split(' ').slice(2).join(' × ');
  return (
    <Specimen
      id={name}
      rule={`Part of ${component}.`}
      copyName={`${name} as SVG`}
      copy={`<svg viewBox="${viewBox}" ${painted} aria-hidden="true">${paths.map((each) => `<path d="${each}" />`).join('')}</svg>`}
      more={
        <>
          <Fact name="Grid">{grid}</Fact>
          <Fact name="Line">{stroke ?? 'filled'}</Fact>
          <Fact name="Mirrors">{mirrors}</Fact>
        </>
      }
    >
      <div className="foundation-figures">
        {['foundation-figure-large', 'foundation-figure'].map((size) => (
          <svg key={size} className={size} viewBox={viewBox} {...paint} aria-hidden="true">
            {paths.map((each) => (
              <path key={each} d={each} />
            ))}
          </svg>
        ))}
      </div>
    </Specimen>
  );
}
