import * as all from '@weft/design-system/icons';
import { renderToStaticMarkup } from 'react-dom/server';
import { Copy } from './frame.js';
import './icons.css';

const icons = Object.entries(all);

/** Writes an icon as a file of 20 × 20 px, without the class that mirrors arrows in right-to-left pages. */
const svgOf = (Icon: (typeof icons)[number][1]): string =>
  renderToStaticMarkup(
    <Icon data-slot={undefined} width={20} height={20} xmlns="http://www.w3.org/2000/svg" />,
  ).replace(/ class="[^"]*"/, '');

/** All icons, large on their grid and at their own size, to copy as component or SVG, or to download. */
export const Icons = () => (
  <div className="foundation sb-unstyled foundation-icons">
    {icons.map(([name, Icon]) => (
      <article key={name} className="foundation-specimen" data-layout="card" id={name}>
        <div className="foundation-icon-figures">
          <Icon className="foundation-icon-large" />
          <Icon />
        </div>
        <h2 className="foundation-icon-name">{name}</h2>
        <div className="foundation-copy">
          <Copy
            label="Component"
            text={`import { ${name} } from '@weft/design-system/icons';`}
            name={`component ${name}`}
          />
          <Copy label="SVG" text={svgOf(Icon)} name={`${name} as SVG`} />
          <a
            className="foundation-button"
            href={`data:image/svg+xml,${encodeURIComponent(svgOf(Icon))}`}
            download={`${name}.svg`}
            aria-label={`Download ${name} as file`}
          >
            File
          </a>
        </div>
      </article>
    ))}
  </div>
);
