import type { ComponentPropsWithRef } from 'react';
import { cx } from '../lib/cx.js';

/**
 * Props of every icon: those of an `<svg>`.
 *
 * An icon is hidden from assistive technology, because a word beside it, or the name of its button, says the same. Give an
 * icon that stands alone a `VisuallyHidden` text.
 */
export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {}

interface DrawnProps extends IconProps {
  /** The path, on a grid of 20. */
  d: string;
  /** Whether the path is filled, instead of drawn as lines. */
  isFilled?: boolean;
  /** Whether it points along the line of text, so that right-to-left pages mirror it. */
  isDirectional?: boolean;
}

const FILLED = { fill: 'currentColor' };
const DRAWN = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 };

/** Draws an icon in the colour of the text, a quarter larger than it. */
export function Icon({ d, isFilled = false, isDirectional = false, className, ...props }: DrawnProps) {
  return (
    <svg
      data-slot="icon"
      width="1.25em"
      height="1.25em"
      viewBox="0 0 20 20"
      {...(isFilled ? FILLED : DRAWN)}
      aria-hidden="true"
      {...props}
      className={cx(isDirectional && 'ds:rtl:mirrored', className)}
    >
      <path d={d} />
    </svg>
  );
}
