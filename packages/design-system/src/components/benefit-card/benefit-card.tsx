import { cva } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';

/**
 * How the panels are arranged: `auto` is a column, and a row where the window is wider than 768 px; `row` is a row in
 * every window. A row becomes a column where the card is narrower than 30 rem (size.form), in which words would break.
 * `column` is a column at every width.
 */
export type BenefitCardVariant = 'auto' | 'row' | 'column';

/** Props of {@link BenefitCard}: those of a native `<div>` and these. */
export interface BenefitCardProps extends ComponentPropsWithRef<'div'> {
  /**
   * How the panels are arranged.
   * @default 'auto'
   */
  variant?: BenefitCardVariant | undefined;
  /** `BenefitPanel`s, usually three. */
  children?: ReactNode;
}

const benefitCardClasses = cva('ds:benefit-card', {
  variants: { variant: { auto: 'ds:benefit-card-auto', row: 'ds:benefit-card-row', column: '' } },
  defaultVariants: { variant: 'auto' },
});

/**
 * Groups benefit panels in one raised card: a row, or a column where the window is narrow. Its height follows its
 * panels, unless the page sets one.
 *
 * @example
 * <BenefitCard>
 *   <BenefitPanel contents={[{ subHeading: 'One login', description: 'For every screen.' }]} />
 *   <BenefitPanel image={<img src="/loom.avif" alt="A loom" width="640" height="480" />} contents={[]} />
 * </BenefitCard>
 */
export function BenefitCard({ variant = 'auto', className, ...props }: BenefitCardProps) {
  return (
    <div
      data-slot="benefit-card"
      data-variant={variant}
      {...props}
      className={benefitCardClasses({ variant, className })}
    />
  );
}
