import type { ComponentPropsWithRef, ReactNode } from 'react';
import { DiamondIcon } from '../../icons/icons.js';
import { cx } from '../../lib/cx.js';
import { hasContent } from '../../lib/has-content.js';

/** Props of {@link AgentList}: those of a native `<ul>`. */
export type AgentListProps = ComponentPropsWithRef<'ul'>;

/**
 * Lists what agents do, or other uses of equal weight, one below the other. For steps in an order use `StepsFigure`.
 *
 * @example
 * <AgentList>
 *   <AgentListItem title="Stock agent">Orders what runs out.</AgentListItem>
 *   <AgentListItem title="Price agent">Watches the market.</AgentListItem>
 * </AgentList>
 */
export function AgentList({ className, ...props }: AgentListProps) {
  // Safari drops the list role of a list without markers, so it is set explicitly.
  return (
    <ul
      data-slot="agent-list"
      role="list"
      {...props}
      className={cx('ds:flex ds:min-w-0 ds:flex-col ds:font-sans', className)}
    />
  );
}

/** Props of {@link AgentListItem}: those of a native `<li>` and these. */
export interface AgentListItemProps extends Omit<ComponentPropsWithRef<'li'>, 'title'> {
  /** What the agent is; becomes the item's heading. */
  title: ReactNode;
  /**
   * Level of that heading: one below the heading of the section.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * An icon instead of the woven diamond. Decorative: hidden from assistive technology.
   * @default a woven diamond
   */
  mark?: ReactNode;
  /** What the agent does, as phrasing content. */
  children?: ReactNode;
}

/** As high as the first line of the title, at any text size. */
const ITEM_MARK = cx(
  'ds:flex ds:h-lh ds:w-icon ds:shrink-0 ds:items-center ds:text-heading-sm ds:text-accent',
  'ds:forced-colors:text-[CanvasText]',
);

/**
 * One agent, or one use of agents, in an `AgentList`: a title and a sentence about it. It is not a control.
 *
 * @example
 * <AgentListItem title="Stock agent" headingLevel={4}>
 *   Orders what runs out.
 * </AgentListItem>
 */
export function AgentListItem({
  title,
  headingLevel = 3,
  mark = <DiamondIcon data-slot="agent-list-item-diamond" className="ds:h-auto ds:w-full" />,
  className,
  children,
  ...props
}: AgentListItemProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <li
      data-slot="agent-list-item"
      {...props}
      className={cx(
        'ds:flex ds:min-w-0 ds:gap-4 ds:border-t-hairline ds:border-default ds:py-6 ds:text-default ds:sm:gap-6',
        className,
      )}
    >
      <span data-slot="agent-list-item-mark" aria-hidden="true" className={ITEM_MARK}>
        {mark}
      </span>
      <div
        data-slot="agent-list-item-content"
        className="ds:flex ds:min-w-0 ds:flex-col ds:gap-1 ds:wrap-anywhere"
      >
        <Title data-slot="agent-list-item-title" className="ds:text-heading-sm ds:font-wide">
          {title}
        </Title>
        {hasContent(children) && (
          <p
            data-slot="agent-list-item-text"
            className="ds:max-w-measure ds:text-body ds:text-pretty ds:text-muted"
          >
            {children}
          </p>
        )}
      </div>
    </li>
  );
}
