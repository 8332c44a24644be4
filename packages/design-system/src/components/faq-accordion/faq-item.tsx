'use client';

import * as Accordion from '@radix-ui/react-accordion';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx.js';
import { useFaq } from './faq-context.js';
import { FaqPanel } from './faq-panel.js';

/** Props of {@link FaqItem}: those of a native `<div>` and these. An `id` makes the item a target for links. */
export interface FaqItemProps extends Omit<ComponentPropsWithRef<'div'>, 'dir'> {
  /** Names the item among its siblings; not empty. */
  value: string;
  /** The question, as phrasing content: it stands in a button in a heading. */
  question: ReactNode;
  /** The answer. Taller than size.faq-answer it scrolls. */
  children: ReactNode;
}

/** One question and its answer, inside a `FaqAccordion`. */
export function FaqItem({ value, question, className, children, ...props }: FaqItemProps) {
  const { headingLevel } = useFaq();
  const answerId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Accordion.Item
      data-slot="faq-item"
      data-value={value}
      {...props}
      value={value}
      className={cx('ds:group/item ds:relative ds:border-t-hairline ds:border-default', className)}
    >
      <span
        data-slot="faq-thread"
        aria-hidden="true"
        className={cx(
          'ds:pointer-events-none ds:absolute ds:start-0 ds:-top-px ds:w-0 ds:border-t-thread ds:border-selected',
          'ds:transition-[width] ds:duration-moderate ds:ease-standard ds:group-data-revealed/faq:transition-none',
          'ds:group-data-[state=open]/item:w-full',
        )}
      />
      <Accordion.Header asChild>
        <Heading data-slot="faq-heading" className="ds:text-heading-sm ds:font-semibold ds:font-wide">
          <Accordion.Trigger
            data-slot="faq-trigger"
            aria-controls={answerId}
            className={cx(
              'ds:group/trigger ds:flex ds:min-h-control ds:w-full ds:cursor-pointer ds:items-start ds:justify-between',
              'ds:gap-4 ds:rounded-sm ds:py-4 ds:text-start ds:text-default ds:transition-colors ds:duration-fast',
              'ds:ease-standard ds:focus-visible:focus-ring ds:enabled-hover:text-accent ds:noscript:cursor-auto',
            )}
          >
            <span data-slot="faq-question" className="ds:min-w-0 ds:wrap-break-word">
              {question}
            </span>
            <FaqMark />
          </Accordion.Trigger>
        </Heading>
      </Accordion.Header>
      <FaqPanel value={value} answerId={answerId}>
        {children}
      </FaqPanel>
    </Accordion.Item>
  );
}

/** Two crossed threads; the upright one slides out along its own axis when the answer opens. */
function FaqMark() {
  return (
    <span
      data-slot="faq-mark"
      aria-hidden="true"
      className="ds:relative ds:mt-half ds:block ds:size-icon ds:shrink-0 ds:overflow-hidden ds:noscript:hidden"
    >
      <span
        data-slot="faq-mark-weft"
        className="ds:absolute ds:inset-0 ds:my-auto ds:h-0 ds:border-t-thread ds:border-current"
      />
      <span
        data-slot="faq-mark-warp"
        className={cx(
          'ds:absolute ds:inset-0 ds:mx-auto ds:w-0 ds:border-s-thread ds:border-current ds:transition-transform',
          'ds:duration-fast ds:ease-standard ds:group-data-revealed/faq:transition-none',
          'ds:group-data-[state=open]/item:translate-y-full',
        )}
      />
    </span>
  );
}
