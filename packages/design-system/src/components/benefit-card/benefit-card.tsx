import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type BenefitCardVariants, benefitCardVariants } from './benefit-card.variants.js';

/** Props of {@link BenefitCard}: those of a native `<div>` and these. */
export interface BenefitCardProps extends ComponentPropsWithRef<'div'>, BenefitCardVariants {
  /** `BenefitPanel`s; three of them in a row. */
  children?: ReactNode;
}

/**
 * Holds benefit panels as one card, truly above its page: a row of them, and a column where the window is narrow. It
 * has the height that its panels need, or the height that the page gives it.
 */
export function BenefitCard({ layout = 'auto', className, ...props }: BenefitCardProps) {
  return (
    <div
      data-slot="benefit-card"
      data-layout={layout}
      {...props}
      className={benefitCardVariants({ layout, className })}
    />
  );
}
