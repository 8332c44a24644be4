import { Story } from '@storybook/addon-docs/blocks';
import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import { usePins } from './use-pins.js';
import './anatomy.css';

interface AnatomyProps {
  /** The story that has the slots. */
  of: ComponentProps<typeof Story>['of'];
  /** As for a canvas: shows it in a document of its own, for parts that lie above the page. */
  story?: { inline: false; height: string };
  /** `docs-phone` makes the frame as wide as a phone, `docs-small` a part about as wide. */
  className?: string;
  /** The page's tables: the first lists the slots, and its order numbers them. */
  children: ReactNode;
}

/**
 * A live part with a numbered pin at each slot of the table below it, whose rows get the same numbers. Slots that the
 * story does not have, and those that only arrange others, stay without one. The picture is inert: it repeats what the page shows elsewhere.
 */
export function Anatomy({ of, story, className = '', children }: AnatomyProps) {
  const { stage, table, pins, frames } = usePins();
  const [slots, ...rest] = Children.toArray(children).filter(isValidElement);
  return (
    <div className="anatomy">
      <div className="anatomy-stage sb-unstyled" ref={stage} inert>
        <div className={`anatomy-part docs-story ${className}`}>
          <Story of={of} {...story} />
        </div>
        <svg className="anatomy-lines" aria-hidden="true">
          {frames.map(({ left, top, right, bottom }) => (
            <rect
              key={`${left} ${top} ${right} ${bottom}`}
              x={left}
              y={top}
              width={right - left}
              height={bottom - top}
            />
          ))}
          {pins.map(({ number, x, y, toX, toY }) => (
            <g key={number}>
              <line x1={x} y1={y} x2={toX} y2={toY} />
              <circle cx={toX} cy={toY} r="3" />
            </g>
          ))}
        </svg>
        {pins.map(({ number, x, y }) => (
          <span key={number} className="anatomy-pin" style={{ left: x, top: y }}>
            {number}
          </span>
        ))}
      </div>
      <div className="docs-tables anatomy-slots" ref={table}>
        {slots}
      </div>
      {rest.length > 0 && (
        <details className="docs-more docs-tables">
          <summary>Attributes and variables</summary>
          {rest}
        </details>
      )}
    </div>
  );
}
