import { cva } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';

/**
 * How the panels are arranged: `auto` is a column, and a row where the window is wider than 768 px; `row` and
 * `column` hold at every width.
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

/** All panels have the same width, and the height of the card. */
const benefitCardClasses = cva(
  [
    'ds:grid ds:min-w-0 ds:overflow-hidden ds:rounded-lg ds:border-hairline ds:border-default ds:bg-surface',
    'ds:font-sans ds:text-default ds:shadow-raised ds:[&>*+*]:border-default',
  ],
  {
    variants: {
      variant: {
        auto: [
          'ds:[@media(width<=768px)]:[&>*+*]:border-t-hairline',
          'ds:[@media(width>768px)]:auto-cols-fr ds:[@media(width>768px)]:grid-flow-col',
          'ds:[@media(width>768px)]:[&>*+*]:border-s-hairline',
        ],
        row: 'ds:auto-cols-fr ds:grid-flow-col ds:[&>*+*]:border-s-hairline',
        column: 'ds:[&>*+*]:border-t-hairline',
      },
    },
    defaultVariants: { variant: 'auto' },
  },
);

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
