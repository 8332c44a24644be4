'use client';

import * as Accordion from '@radix-ui/react-accordion';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import {
  faqItemVariants,
  faqMarkVariants,
  faqThreadVariants,
  faqTriggerVariants,
  faqWarpVariants,
} from './faq-accordion.variants.js';
import { useFaq } from './faq-context.js';
import { FaqPanel } from './faq-panel.js';

/**
 * Props of {@link FaqItem}: those of a native `<div>` and these. An `id` makes the item a target for links.
 */
export interface FaqItemProps extends ComponentPropsWithRef<'div'> {
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
      className={faqItemVariants({ className })}
    >
      <span data-slot="faq-thread" aria-hidden="true" className={faqThreadVariants()} />
      <Accordion.Header asChild>
        <Heading data-slot="faq-heading" className="ds:text-heading-sm ds:font-semibold ds:font-wide">
          <Accordion.Trigger
            data-slot="faq-trigger"
            aria-controls={answerId}
            className={faqTriggerVariants()}
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
    <span data-slot="faq-mark" aria-hidden="true" className={faqMarkVariants()}>
      <span
        data-slot="faq-mark-weft"
        className="ds:absolute ds:inset-0 ds:my-auto ds:h-0 ds:border-t-thread ds:border-current"
      />
      <span data-slot="faq-mark-warp" className={faqWarpVariants()} />
    </span>
  );
}
