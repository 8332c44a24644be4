import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { CheckIcon, MinusIcon } from '../../icons/icons.js';
import { cx } from '../../lib/cx.js';
import { hasContent } from '../../lib/has-content.js';

/** A plan of a {@link ComparisonTable}: one of its columns. */
export interface ComparedPlan {
  /** The name of the plan, unique in the table. */
  title: string;
  /** A line below the name, such as the price. */
  description?: ReactNode;
  /** The plan that suits most readers. Its column has its own ground, and its header says so. */
  recommended?: boolean | undefined;
  /** A link or button below the column. */
  action?: ReactNode;
}

/** A row of a {@link ComparisonTable}: one point in which the plans differ. */
export interface ComparisonRow {
  /** The feature to compare, unique in its group. */
  title: string;
  /** A line below the title. */
  description?: ReactNode;
  /** What each plan has, in the order of the plans: words, or whether the plan includes it. */
  values: readonly ReactNode[];
}

/** Rows of a {@link ComparisonTable} that belong together. */
export interface ComparisonGroup {
  /** What the rows have in common. At most one group has no title. */
  title?: string | undefined;
  /** The rows. */
  rows: readonly ComparisonRow[];
}

/** Props of {@link ComparisonTable}: those of a native `<div>` and these. */
export interface ComparisonTableProps extends ComponentPropsWithRef<'div'> {
  /** Names the table for assistive technology; visually hidden. Other readers see the heading that you put above the table. */
  caption: string;
  /** The plans, in the order of a `PricingTable` on the same page. Up to five have room. */
  plans: readonly ComparedPlan[];
  /** The rows, in groups. */
  groups: readonly ComparisonGroup[];
  /**
   * The text in the header of a recommended plan.
   * @default 'Recommended'
   */
  recommendedLabel?: string | undefined;
  /**
   * The text for assistive technology of the mark for `true`.
   * @default 'Included'
   */
  includedLabel?: string | undefined;
  /**
   * The text for assistive technology of the mark for `false`.
   * @default 'Not included'
   */
  notIncludedLabel?: string | undefined;
}

/**
 * A region that scrolls takes the focus, so that the keyboard scrolls it (WCAG 2.1.1). Safari needs the `tabIndex` for that.
 */
const SCROLLABLE = { role: 'region', tabIndex: 0 } as const;

/**
 * Plans compared point by point: a table with a column for each plan and groups of rows. The row with the plans stays in
 * view. If the columns have too little room, the table scrolls in a region of its own, which the keyboard reaches.
 *
 * @example
 * ```tsx
 * <ComparisonTable
 *   caption="What each plan includes"
 *   plans={[{ title: 'Solo' }, { title: 'Team', recommended: true }]}
 *   groups={[{ title: 'Apps', rows: [
 *     { title: 'Number of apps', values: ['1', '10'] },
 *     { title: 'TV', values: [false, true] },
 *   ] }]}
 * />
 * ```
 */
export function ComparisonTable({
  caption,
  plans,
  groups,
  recommendedLabel = 'Recommended',
  includedLabel = 'Included',
  notIncludedLabel = 'Not included',
  className,
  ...props
}: ComparisonTableProps) {
  const captionId = useId();
  return (
    <div data-slot="comparison-table" {...props} className={cx('ds:comparison-table', className)}>
      <div
        data-slot="comparison-table-region"
        {...SCROLLABLE}
        aria-labelledby={captionId}
        className="ds:comparison-table-region"
      >
        <table data-slot="comparison-table-table" className="ds:comparison-table-table">
          <caption data-slot="comparison-table-caption" className="ds:comparison-table-caption">
            <span data-slot="comparison-table-name" id={captionId} className="ds:sr-only">
              {caption}
            </span>
          </caption>
          <thead data-slot="comparison-table-head">
            <tr data-slot="comparison-table-plans">
              <td data-slot="comparison-table-corner" className="ds:comparison-table-corner" />
              {plans.map((plan) => (
                <PlanHeader key={plan.title} plan={plan} recommendedLabel={recommendedLabel} />
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <GroupBody
              key={group.title ?? ''}
              group={group}
              plans={plans}
              includedLabel={includedLabel}
              notIncludedLabel={notIncludedLabel}
            />
          ))}
          <ActionsFoot plans={plans} />
        </table>
      </div>
    </div>
  );
}

/** The attribute of every cell in the column of a plan. */
const columnOf = ({ recommended }: ComparedPlan) => ({ 'data-recommended': recommended || undefined });

function PlanHeader({ plan, recommendedLabel }: { plan: ComparedPlan; recommendedLabel: string }) {
  return (
    <th
      data-slot="comparison-table-plan"
      {...columnOf(plan)}
      scope="col"
      className="ds:comparison-table-plan"
    >
      <div data-slot="comparison-table-plan-words" className="ds:comparison-table-plan-words">
        <span data-slot="comparison-table-plan-title" className="ds:comparison-table-plan-title">
          {plan.title}
        </span>
        {hasContent(plan.description) && (
          <span data-slot="comparison-table-plan-description">{plan.description}</span>
        )}
        {plan.recommended && (
          <span data-slot="comparison-table-plan-mark" className="ds:comparison-table-plan-mark">
            {recommendedLabel}
          </span>
        )}
      </div>
    </th>
  );
}

interface MarkLabels {
  includedLabel: string;
  notIncludedLabel: string;
}

interface GroupBodyProps extends MarkLabels {
  group: ComparisonGroup;
  plans: readonly ComparedPlan[];
}

function GroupBody({ group, plans, ...labels }: GroupBodyProps) {
  return (
    <tbody data-slot="comparison-table-group">
      {hasContent(group.title) && (
        <tr data-slot="comparison-table-group-row">
          <th
            data-slot="comparison-table-group-header"
            scope="rowgroup"
            className="ds:comparison-table-group-header"
          >
            {group.title}
          </th>
          {plans.map((plan) => (
            <td
              key={plan.title}
              data-slot="comparison-table-gap"
              {...columnOf(plan)}
              className="ds:comparison-table-gap"
            />
          ))}
        </tr>
      )}
      {group.rows.map((row) => (
        <tr key={row.title} data-slot="comparison-table-row">
          <th data-slot="comparison-table-row-header" scope="row" className="ds:comparison-table-row-header">
            <div data-slot="comparison-table-row-words" className="ds:comparison-table-row-words">
              <span data-slot="comparison-table-row-title" className="ds:comparison-table-row-title">
                {row.title}
              </span>
              {hasContent(row.description) && (
                <span data-slot="comparison-table-row-description">{row.description}</span>
              )}
            </div>
          </th>
          {plans.map((plan, index) => (
            <td
              key={plan.title}
              data-slot="comparison-table-value"
              {...columnOf(plan)}
              className="ds:comparison-table-value"
            >
              <Value value={row.values[index]} {...labels} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** The mark of a boolean, or the words. */
function Value({ value, includedLabel, notIncludedLabel }: MarkLabels & { value: ReactNode }) {
  if (typeof value !== 'boolean') return value;
  const Mark = value ? CheckIcon : MinusIcon;
  return (
    <>
      <Mark data-slot="comparison-table-mark" data-included={value} className="ds:comparison-table-mark" />
      <span data-slot="comparison-table-mark-words" className="ds:sr-only">
        {value ? includedLabel : notIncludedLabel}
      </span>
    </>
  );
}

function ActionsFoot({ plans }: { plans: readonly ComparedPlan[] }) {
  if (!plans.some(({ action }) => hasContent(action))) return null;
  return (
    <tfoot data-slot="comparison-table-foot">
      <tr data-slot="comparison-table-actions">
        <td data-slot="comparison-table-start" className="ds:comparison-table-row-header" />
        {plans.map((plan) => (
          <td
            key={plan.title}
            data-slot="comparison-table-action"
            {...columnOf(plan)}
            className="ds:comparison-table-value"
          >
            {plan.action}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
