'use client';

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import {
  featureListArrowVariants,
  featureListDetailsVariants,
  featureListItemVariants,
  featureListNameVariants,
  featureListThreadVariants,
} from './feature-list.variants.js';
import { useFeatureList } from './feature-list-context.js';

/** Props of {@link FeatureListItem}: those of a native `<li>` and these. */
export interface FeatureListItemProps extends Omit<ComponentPropsWithRef<'li'>, 'value'> {
  /** Names the item among its siblings; not empty. */
  value: string;
  /** The feature's name, as phrasing content: it stands in a button. */
  name: ReactNode;
  /** Its details: a sentence or two. A link in them is a stop of the Tab key only while they are shown. */
  children: ReactNode;
}

/** One feature in a `FeatureList`: a name, and details that show while it is chosen (WAI-ARIA APG, Disclosure). */
export function FeatureListItem({
  value,
  name,
  className,
  children,
  onPointerEnter,
  ...props
}: FeatureListItemProps) {
  const { selected, hover, focus, press } = useFeatureList();
  const detailsId = useId();
  const isSelected = selected === value;
  return (
    <li
      data-slot="feature-list-item"
      data-value={value}
      data-selected={isSelected || undefined}
      {...props}
      className={featureListItemVariants({ className })}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        if (event.pointerType !== 'touch') hover(value);
      }}
    >
      <button
        type="button"
        data-slot="feature-list-name"
        aria-expanded={isSelected}
        aria-controls={detailsId}
        className={featureListNameVariants()}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && focus(value)}
        onClick={(event) => press(value, event.detail > 0)}
      >
        <span data-slot="feature-list-label" className="ds:relative ds:min-w-0">
          {name}
        </span>
        <svg
          data-slot="feature-list-arrow"
          className={featureListArrowVariants()}
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M2 10h15M11 4l6 6-6 6" />
        </svg>
      </button>
      <div
        id={detailsId}
        data-slot="feature-list-details"
        data-selected={isSelected || undefined}
        className={featureListDetailsVariants()}
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
      <span data-slot="feature-list-thread" aria-hidden="true" className={featureListThreadVariants()} />
    </li>
  );
}
