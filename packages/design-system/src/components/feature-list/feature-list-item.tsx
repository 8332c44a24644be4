'use client';

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { ArrowRightIcon } from '../../icons/icons.js';
import { cx } from '../../lib/cx.js';
import { useFeatureList } from './feature-list-context.js';

/** Props of {@link FeatureListItem}: those of a native `<li>` and these. */
export interface FeatureListItemProps extends Omit<ComponentPropsWithRef<'li'>, 'title' | 'value'> {
  /** Identifies the item among its siblings; not empty. */
  value: string;
  /** The feature's title, as phrasing content: it is inside a button. */
  title: ReactNode;
  /** Its details: a sentence or two. Links in them are in the Tab order only while they are shown. */
  children: ReactNode;
}

/**
 * A grid row opens them. With script they are closed from the first paint on; without it, and on paper, all are
 * open.
 */
const DETAILS = cx(
  'ds:grid ds:grid-cols-1 ds:grid-rows-[1fr] ds:transition-[grid-template-rows,visibility]',
  'ds:duration-fast ds:ease-standard',
  'ds:[@media(scripting:enabled)]:not-data-selected:invisible',
  'ds:[@media(scripting:enabled)]:not-data-selected:grid-rows-[0fr]',
  'ds:print:visible! ds:print:grid-rows-[1fr]!',
);

const THREAD = cx(
  'ds:pointer-events-none ds:absolute ds:start-0 ds:-bottom-px ds:w-0 ds:border-t-thread ds:border-selected',
  'ds:transition-[width] ds:duration-moderate ds:ease-standard ds:group-data-selected/feature:w-full',
);

/**
 * One feature in a `FeatureList`: a title, and details shown while it is chosen (WAI-ARIA APG, Disclosure).
 *
 * @example
 * <FeatureListItem value="till" title="One till">
 *   Every shop in one list.
 * </FeatureListItem>
 */
export function FeatureListItem({
  value,
  title,
  className,
  children,
  onPointerEnter,
  ...props
}: FeatureListItemProps) {
  const { selected, hover } = useFeatureList();
  const detailsId = useId();
  const isSelected = selected === value;
  return (
    <li
      data-slot="feature-list-item"
      data-value={value}
      data-selected={isSelected || undefined}
      {...props}
      className={cx(
        'ds:group/feature ds:relative ds:flow-root ds:border-b-hairline ds:border-default ds:text-default',
        className,
      )}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        if (event.pointerType !== 'touch') hover(value);
      }}
    >
      <TriggerButton {...{ value, detailsId }}>{title}</TriggerButton>
      <div
        id={detailsId}
        data-slot="feature-list-details"
        data-selected={isSelected || undefined}
        className={DETAILS}
      >
        <div data-slot="feature-list-clip" className="ds:min-h-0 ds:overflow-clip">
          <div
            data-slot="feature-list-text"
            className="ds:max-w-measure ds:pb-4 ds:text-body ds:text-pretty ds:text-default ds:wrap-anywhere"
          >
            {children}
          </div>
        </div>
      </div>
      <span data-slot="feature-list-thread" aria-hidden="true" className={THREAD} />
    </li>
  );
}

/**
 * The other items step back while one is chosen. The whole row takes the press; the focus ring stays inside it.
 */
const NAME = cx(
  'ds:flex ds:min-h-control ds:w-full ds:cursor-pointer ds:items-center ds:justify-between ds:gap-4 ds:py-2',
  'ds:relative ds:my-2 ds:before:absolute ds:before:inset-x-0 ds:before:-inset-y-2',
  'ds:touch-manipulation ds:rounded-sm ds:text-start ds:text-heading-sm ds:font-wide ds:wrap-anywhere',
  'ds:transition-colors ds:duration-fast ds:ease-standard ds:focus-visible:focus-ring-words ds:noscript:cursor-auto',
  'ds:group-data-[state=chosen]/features:text-muted ds:group-data-selected/feature:text-default!',
);

/** Slides in along its own axis, in the direction of reading. */
const ARROW = cx(
  'ds:invisible ds:size-icon ds:shrink-0 ds:-translate-x-2 ds:text-accent ds:rtl:translate-x-2',
  'ds:transition-[translate,visibility] ds:duration-fast ds:ease-standard',
  'ds:group-data-selected/feature:visible ds:group-data-selected/feature:translate-x-0! ds:print:hidden',
);

interface TriggerButtonProps {
  value: string;
  detailsId: string;
  children: ReactNode;
}

/** The button with the feature's name, and the arrow that shows which one is chosen. */
function TriggerButton({ value, detailsId, children }: TriggerButtonProps) {
  const { selected, focus, press } = useFeatureList();
  return (
    <button
      type="button"
      data-slot="feature-list-trigger"
      aria-expanded={selected === value}
      aria-controls={detailsId}
      className={NAME}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && focus(value)}
      onClick={(event) => press(value, event.detail > 0)}
    >
      <span data-slot="feature-list-title" className="ds:relative ds:min-w-0">
        {children}
      </span>
      <ArrowRightIcon data-slot="feature-list-arrow" className={ARROW} />
    </button>
  );
}
