import type { MouseEvent } from 'react';
import parts from './generated/parts.mjs';
import './blocks/part-page.css';
import './facts.css';

interface FactsProps {
  /** Folder of the component. */
  of: string;
  /** `deprecated` names its successor under "Use instead". */
  status: 'experimental' | 'stable' | 'deprecated';
  /** The version that added it. */
  since: string;
  /** Other names that people search for, separated by commas. */
  also?: string;
}

/** Takes the toolbar's settings along, which the manager keeps in its address. */
function keepToolbar({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const globals = new URLSearchParams(window.parent.location.search).get('globals');
  const address = new URL(currentTarget.href);
  if (globals) address.searchParams.set('globals', globals);
  else address.searchParams.delete('globals');
  currentTarget.href = address.href;
}

/** Status, age, last change, size and pending changes of a component. */
export function Facts({ of, status, since, also }: FactsProps) {
  const part = parts.find(({ name }) => name === of);
  if (!part) throw new Error(`There is no component ${of}.`);
  const { kilobytes, lastChange, changes, shown } = part;
  return (
    <div className="facts sb-unstyled">
      <ul className="facts-list" aria-label="Status">
        <li className="facts-badge" data-status={status}>
          {status}
        </li>
        <li className="facts-badge">{`since ${since}`}</li>
        <li className="facts-badge">{`last change: ${lastChange}`}</li>
        <li className="facts-badge" title="Script, gzipped, with all that it imports but React">
          {`${kilobytes.toFixed(1)} kB`}
        </li>
        <li>
          <a
            className="facts-link"
            // The page is in a frame of the manager.
            target="_top"
            onClick={keepToolbar}
            onAuxClick={keepToolbar}
            href={`./?path=/story/getting-started-playground--component&args=story:${shown}`}
          >
            Try it in the playground
          </a>
        </li>
        {also && <li>{`Also called ${also}`}</li>}
      </ul>
      {changes.length > 0 && (
        <details className="facts-changes">
          <summary>{`Changes in the next version: ${changes.length}`}</summary>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
