import type { ComponentPropsWithRef, ReactNode } from 'react';
import { isShown } from '../../lib/is-shown.js';
import {
  stepsFigureContentVariants,
  stepsFigureFigureVariants,
  stepsFigureListVariants,
  stepsFigureNumberVariants,
  stepsFigureStepVariants,
  stepsFigureVariants,
} from './steps-figure.variants.js';

/** One step: what to do, and what that means. */
export interface Step {
  /** Unique in the list. */
  title: string;
  /** What happens in it, in a sentence or two. */
  text: ReactNode;
}

/** Props of {@link StepsFigure}: those of a native `<div>` and these. */
export interface StepsFigureProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The steps, in order; three of them read well on one line. */
  steps: readonly Step[];
  /** A picture of the same steps: an `<img>`, a `<picture>`, or a button that enlarges one. Stands below the list. */
  figure?: ReactNode;
  /**
   * Level of the steps' headings: one below the heading of the section.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
}

/**
 * Tells how something is done in a few numbered steps, with a picture of the whole below them.
 *
 * The steps are an ordered list, so that they can be read where the picture cannot (WCAG 1.1.1, 1.3.1).
 */
export function StepsFigure({ steps, figure, headingLevel = 3, className, ...props }: StepsFigureProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div data-slot="steps-figure" {...props} className={stepsFigureVariants({ className })}>
      {/* WebKit takes a list without markers for no list, unless the role says so. */}
      <ol data-slot="steps-figure-list" role="list" className={stepsFigureListVariants()}>
        {steps.map(({ title, text }, index) => (
          <li key={title} data-slot="steps-figure-step" className={stepsFigureStepVariants()}>
            <span data-slot="steps-figure-number" aria-hidden="true" className={stepsFigureNumberVariants()}>
              {index + 1}
            </span>
            <div data-slot="steps-figure-content" className={stepsFigureContentVariants()}>
              <Title
                data-slot="steps-figure-title"
                className="ds:text-heading-sm ds:font-wide ds:text-balance ds:wrap-anywhere"
              >
                {title}
              </Title>
              <p
                data-slot="steps-figure-text"
                className="ds:max-w-measure ds:text-body ds:text-pretty ds:wrap-anywhere"
              >
                {text}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {isShown(figure) && (
        <div data-slot="steps-figure-figure" className={stepsFigureFigureVariants()}>
          {figure}
        </div>
      )}
    </div>
  );
}
