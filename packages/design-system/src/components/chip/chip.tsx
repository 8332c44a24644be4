import { cva } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { hasContent } from '../../lib/has-content.js';

/** How much room a chip takes: `sm` has less padding, and smaller text in windows narrower than 768 px. */
export type ChipSize = 'md' | 'sm';

/** Props of {@link Chip}: those of a native `<span>` and these. */
export interface ChipProps extends ComponentPropsWithRef<'span'> {
  /**
   * How much room it takes; `sm` for narrow places.
   * @default 'md'
   */
  size?: ChipSize | undefined;
  /** An icon before the name. Decorative: hidden from assistive technology. */
  mark?: ReactNode;
  /** The name. */
  children?: ReactNode;
}

const chipClasses = cva('ds:chip', {
  variants: { size: { md: '', sm: 'ds:chip-sm' } },
  defaultVariants: { size: 'md' },
});

/**
 * Names one thing of a kind, such as a technology. It is not interactive; use `Button` for an action.
 *
 * @example
 * <Chip mark={<GlobeIcon />}>REST API</Chip>
 */
export function Chip({ mark, size = 'md', className, children, ...props }: ChipProps) {
  return (
    <span data-slot="chip" data-size={size} {...props} className={chipClasses({ size, className })}>
      {hasContent(mark) && (
        <span data-slot="chip-mark" className="ds:inline-flex ds:shrink-0 ds:text-accent" aria-hidden="true">
          {mark}
        </span>
      )}
      <span data-slot="chip-label" className="ds:min-w-0 ds:wrap-anywhere">
        {children}
      </span>
    </span>
  );
}
