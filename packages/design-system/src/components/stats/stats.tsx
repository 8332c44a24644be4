import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { hasContent } from '../../lib/has-content.js';

/** How many figures are beside each other at most. */
export type StatsColumns = 2 | 3 | 4;

/** Props of {@link Stats}: those of a native `<dl>` and these. */
export interface StatsProps extends ComponentPropsWithRef<'dl'> {
  /**
   * How many figures are beside each other at most. There are fewer where a column would be narrower than 192 px
   * at the default text size.
   * @default 3
   */
  columns?: StatsColumns | undefined;
  /** Elements of `Stat`. */
  children?: ReactNode;
}

/**
 * Figures in large type, each with what it counts.
 *
 * @example
 * <Stats columns={2}>
 *   <Stat value="40" title="gardens" />
 *   <Stat value="3 days" title="from order to door" description="Within the country." />
 * </Stats>
 */
export function Stats({ columns = 3, className, ...props }: StatsProps) {
  return <dl data-slot="stats" data-columns={columns} {...props} className={cx('ds:stats', className)} />;
}

/** Props of {@link Stat}: those of a native `<div>` and these. */
export interface StatProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The figure, with its unit: '9', '48 %', '3 days'. */
  value: ReactNode;
  /** What the figure counts. */
  title: ReactNode;
  /** A sentence below: since when, compared with what. */
  description?: ReactNode;
}

/**
 * One figure of `Stats`. Assistive technology hears first what it counts, then the figure.
 *
 * @example
 * <Stat value="48 %" title="less waste" description="Compared with 2024." />
 */
export function Stat({ value, title, description, className, children, ...props }: StatProps) {
  return (
    <div data-slot="stat" {...props} className={cx('ds:stat', className)}>
      <dt data-slot="stat-title" className="ds:stat-title">
        {title}
      </dt>
      <dd data-slot="stat-value" className="ds:stat-value">
        {value}
      </dd>
      {hasContent(description) && (
        <dd data-slot="stat-description" className="ds:stat-description">
          {description}
        </dd>
      )}
      {children}
    </div>
  );
}
