import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CheckIcon, MinusIcon } from '../../icons/icons.js';
import { cx } from '../../lib/cx.js';
import { hasContent } from '../../lib/has-content.js';
import { Badge } from '../badge/badge.js';

/** Props of {@link PricingTable}: those of a native `<ul>`. Name it by `aria-label` or `aria-labelledby`. */
export interface PricingTableProps extends ComponentPropsWithRef<'ul'> {
  /** `PricingPlan`s, from the smallest to the largest. */
  children?: ReactNode;
}

/**
 * Plans beside each other, each a card with its price, its action and what it includes. Prices, actions and lists of a row
 * are on one line. To compare plans in many points, put a `ComparisonTable` below.
 *
 * @example
 * ```tsx
 * <PricingTable aria-label="Plans">
 *   <PricingPlan title="Solo" price="€0" period="per month" action={<LinkButton fullWidth href="/start">Start with Solo</LinkButton>}>
 *     <PricingFeature>One app</PricingFeature>
 *     <PricingFeature included={false}>Support by phone</PricingFeature>
 *   </PricingPlan>
 *   <PricingPlan title="Team" price="€49" period="per month" recommended />
 * </PricingTable>
 * ```
 */
export function PricingTable({ className, ...props }: PricingTableProps) {
  // Safari drops the list role of a list without markers, so it is set explicitly.
  return (
    <ul data-slot="pricing-table" role="list" {...props} className={cx('ds:pricing-table', className)} />
  );
}

/** The level of a plan's title in the outline. */
export type PricingPlanHeadingLevel = 2 | 3 | 4;

/** Props of {@link PricingPlan}: those of a native `<li>` and these. */
export interface PricingPlanProps extends Omit<ComponentPropsWithRef<'li'>, 'title'> {
  /** The name of the plan. */
  title: ReactNode;
  /**
   * Level of the title: one below the heading of the section.
   * @default 3
   */
  headingLevel?: PricingPlanHeadingLevel | undefined;
  /** Whom the plan is for, in a sentence. */
  description?: ReactNode;
  /** The price with its currency, or words: '€49', 'Free', 'On request'. */
  price: ReactNode;
  /** What the price is for: 'per user and month'. */
  period?: ReactNode;
  /** A line below the price: 'Billed yearly, without VAT'. */
  priceDescription?: ReactNode;
  /** A link or button, usually `fullWidth`. Its text names the plan, or says what happens: 'Start with Team'. */
  action?: ReactNode;
  /**
   * The plan that suits most readers. It has its own ground and says so. Recommend one at most.
   * @default false
   */
  recommended?: boolean | undefined;
  /**
   * The text of the mark of a recommended plan.
   * @default 'Recommended'
   */
  recommendedLabel?: ReactNode;
  /** A line above the list: 'Everything in Solo, and'. */
  featuresTitle?: ReactNode;
  /** `PricingFeature`s. */
  children?: ReactNode;
}

/**
 * One plan of a `PricingTable`.
 *
 * @example
 * <PricingPlan title="Team" price="€49" period="per month" description="For one shop." recommended>
 *   <PricingFeature>Ten tills</PricingFeature>
 * </PricingPlan>
 */
export function PricingPlan({
  title,
  headingLevel = 3,
  description,
  price,
  period,
  priceDescription,
  action,
  recommended = false,
  recommendedLabel = 'Recommended',
  featuresTitle,
  className,
  children,
  ...props
}: PricingPlanProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <li
      data-slot="pricing-plan"
      data-recommended={recommended || undefined}
      data-theme={recommended ? 'dark' : undefined}
      {...props}
      className={cx('ds:pricing-plan', className)}
    >
      <div data-slot="pricing-plan-words" className="ds:pricing-plan-words">
        <div data-slot="pricing-plan-heading" className="ds:pricing-plan-heading">
          <Title data-slot="pricing-plan-title" className="ds:pricing-plan-title">
            {title}
          </Title>
          {recommended && hasContent(recommendedLabel) && (
            <Badge data-slot="pricing-plan-badge" tone="accent">
              {recommendedLabel}
            </Badge>
          )}
        </div>
        {hasContent(description) && (
          <p data-slot="pricing-plan-description" className="ds:pricing-plan-description">
            {description}
          </p>
        )}
      </div>
      <div data-slot="pricing-plan-cost" className="ds:pricing-plan-cost">
        <p data-slot="pricing-plan-price" className="ds:pricing-plan-price">
          <span data-slot="pricing-plan-amount" className="ds:pricing-plan-amount">
            {price}
          </span>
          {hasContent(period) && (
            <>
              {' '}
              <span data-slot="pricing-plan-period" className="ds:pricing-plan-period">
                {period}
              </span>
            </>
          )}
        </p>
        {hasContent(priceDescription) && (
          <p data-slot="pricing-plan-price-description" className="ds:pricing-plan-period">
            {priceDescription}
          </p>
        )}
      </div>
      {hasContent(action) && (
        <div data-slot="pricing-plan-action" className="ds:pricing-plan-action">
          {action}
        </div>
      )}
      {hasContent(children) && (
        <div data-slot="pricing-plan-content" className="ds:pricing-plan-content">
          {hasContent(featuresTitle) && (
            <p data-slot="pricing-plan-features-title" className="ds:pricing-plan-features-title">
              {featuresTitle}
            </p>
          )}
          <ul data-slot="pricing-plan-features" role="list" className="ds:pricing-plan-features">
            {children}
          </ul>
        </div>
      )}
    </li>
  );
}

/** Props of {@link PricingFeature}: those of a native `<li>` and these. */
export interface PricingFeatureProps extends ComponentPropsWithRef<'li'> {
  /**
   * Whether the plan includes it.
   * @default true
   */
  included?: boolean | undefined;
  /**
   * The text for assistive technology before a feature that is not included.
   * @default 'Not included:'
   */
  notIncludedLabel?: string | undefined;
  /** The feature in a few words. */
  children?: ReactNode;
}

/**
 * One thing that a `PricingPlan` includes, or does not.
 *
 * @example
 * <PricingFeature included={false}>Support by phone</PricingFeature>
 */
export function PricingFeature({
  included = true,
  notIncludedLabel = 'Not included:',
  className,
  children,
  ...props
}: PricingFeatureProps) {
  const Mark = included ? CheckIcon : MinusIcon;
  return (
    <li
      data-slot="pricing-feature"
      data-included={included}
      {...props}
      className={cx('ds:pricing-feature', className)}
    >
      <Mark data-slot="pricing-feature-mark" className="ds:pricing-feature-mark" />
      <span data-slot="pricing-feature-words" className="ds:pricing-feature-words">
        {!included && (
          <span data-slot="pricing-feature-absence" className="ds:sr-only">
            {`${notIncludedLabel} `}
          </span>
        )}
        {children}
      </span>
    </li>
  );
}
