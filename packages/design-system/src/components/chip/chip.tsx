import type { ComponentPropsWithRef, ReactNode } from 'react';
import { isShown } from '../../lib/is-shown.js';
import { type ChipVariants, chipVariants } from './chip.variants.js';

/** Props of {@link Chip}: those of a native `<span>` and these. */
export interface ChipProps extends ComponentPropsWithRef<'span'>, ChipVariants {
  /** A small figure before the name, such as a woven diamond. Decoration: hidden from assistive technology. */
  mark?: ReactNode;
  /** The name. */
  children?: ReactNode;
}

/** Names one thing of a kind, such as a technology. It is not a control: for one that acts use `Button`. */
export function Chip({ mark, size = 'md', className, children, ...props }: ChipProps) {
  return (
    <span data-slot="chip" data-size={size} {...props} className={chipVariants({ size, className })}>
      {isShown(mark) && (
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
