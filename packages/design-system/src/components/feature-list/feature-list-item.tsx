'use client';

import { type ComponentPropsWithRef, type FocusEvent, type ReactNode, useId } from 'react';
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
      className={cx('ds:feature-list-item', className)}
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
        className="ds:feature-list-details"
      >
        <div data-slot="feature-list-clip" className="ds:feature-list-clip">
          <div data-slot="feature-list-text" className="ds:feature-list-text">
            {children}
          </div>
        </div>
      </div>
      <span data-slot="feature-list-thread" aria-hidden="true" className="ds:feature-list-thread" />
    </li>
  );
}

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
      className="ds:feature-list-trigger"
      onFocus={(event) => comesByKeyboard(event) && focus(value)}
      onClick={(event) => press(value, event.detail > 0)}
    >
      <span data-slot="feature-list-title" className="ds:relative ds:min-w-0">
        {children}
      </span>
      <ArrowRightIcon data-slot="feature-list-arrow" className="ds:feature-list-arrow" />
    </button>
  );
}

/** Whether the keyboard's focus comes from outside of the item: from its own details it comes when they have been closed. */
function comesByKeyboard({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return currentTarget.matches(':focus-visible') && !currentTarget.parentElement?.contains(relatedTarget);
}
