import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { hasContent } from '../../lib/has-content.js';

/** One step: what to do, and what that means. */
export interface Step {
  /** Unique in the list. */
  title: string;
  /** What happens in it, in a sentence or two. */
  description: ReactNode;
}

/** Props of {@link StepsFigure}: those of a native `<div>` and these. */
export interface StepsFigureProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The steps, in order; three of them read well on one line. */
  steps: readonly Step[];
  /** A picture of the same steps, shown below the list: an `<img>`, a `<picture>`, or a button that enlarges one. */
  figure?: ReactNode;
  /**
   * Level of the steps' headings: one below the heading of the section.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
}

/**
 * If the list is narrower than size.measure, the basis is huge and every step takes a line of its own. Otherwise the basis
 * is negative, counts as zero, and all steps share one line. No step is alone on a second line.
 */
const STEP = cx(
  'ds:flex ds:min-w-0 ds:max-w-full ds:grow ds:flex-wrap ds:gap-x-4 ds:gap-y-2',
  'ds:basis-[calc((var(--ds-size-measure)-100%)*999)]',
);

/** One width for every digit, so that the texts line up. */
const NUMBER =
  'ds:-mt-1 ds:min-w-[calc(var(--ds-text-display-xl-font-size)*2/3)] ds:text-display-xl ds:font-bold ds:font-wide ds:select-none';

/** Beside the number, or below it where a quarter of size.measure does not fit. */
const CONTENT = cx(
  'ds:flex ds:min-w-0 ds:max-w-full ds:grow ds:flex-col ds:gap-2',
  'ds:basis-[calc(var(--ds-size-measure)/4)]',
);

/**
 * Explains how something is done in a few numbered steps, with a picture below them.
 *
 * The steps are an ordered list, so that they are available without the picture (WCAG 1.1.1, 1.3.1).
 *
 * @example
 * <StepsFigure
 *   steps={[
 *     { title: 'Choose', description: 'Pick a garden.' },
 *     { title: 'Order', description: 'By noon, and we pack it today.' },
 *   ]}
 * />
 */
export function StepsFigure({ steps, figure, headingLevel = 3, className, ...props }: StepsFigureProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div
      data-slot="steps-figure"
      {...props}
      className={cx('ds:flex ds:min-w-0 ds:flex-col ds:gap-stack ds:font-sans ds:text-default', className)}
    >
      {/* Safari drops the list role of a list without markers, so it is set explicitly. */}
      <ol
        data-slot="steps-figure-list"
        role="list"
        className="ds:flex ds:flex-wrap ds:items-start ds:gap-x-stack ds:gap-y-8"
      >
        {steps.map(({ title, description }, index) => (
          <li key={title} data-slot="steps-figure-step" className={STEP}>
            <span data-slot="steps-figure-number" aria-hidden="true" className={NUMBER}>
              {index + 1}
            </span>
            <div data-slot="steps-figure-content" className={CONTENT}>
              <Title
                data-slot="steps-figure-title"
                className="ds:text-heading-sm ds:font-wide ds:text-balance ds:wrap-anywhere"
              >
                {title}
              </Title>
              <p
                data-slot="steps-figure-description"
                className="ds:max-w-measure ds:text-body ds:text-pretty ds:wrap-anywhere"
              >
                {description}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {hasContent(figure) && (
        <div
          data-slot="steps-figure-figure"
          className="ds:min-w-0 ds:[&_img]:missing-picture ds:[&_img]:h-auto ds:[&_img]:w-full ds:[&_picture]:contents"
        >
          {figure}
        </div>
      )}
    </div>
  );
}
