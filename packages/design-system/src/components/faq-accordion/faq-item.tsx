'use client';

import * as Accordion from '@radix-ui/react-accordion';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import {
  faqDetailsVariants,
  faqHeadingVariants,
  faqItemVariants,
  faqMarkVariants,
  faqThreadVariants,
  faqTriggerVariants,
  faqWarpVariants,
} from './faq-accordion.variants.js';
import { useFaq } from './faq-context.js';
import { FaqAnswer, FaqPanel } from './faq-panel.js';

/** Props of {@link FaqItem}: those of a native `<div>` and these. */
export interface FaqItemProps extends ComponentPropsWithRef<'div'> {
  /** Names the item among its siblings; not empty. It is no anchor: links need the `id`. */
  value: string;
  /**
   * The fragment of links to the question, unique in the page: a link to it opens the answer and goes to the question, also
   * before script. Without it nothing links to the item.
   */
  id?: string | undefined;
  /** The question, as phrasing content: it stands in a button in a heading. */
  question: ReactNode;
  /** The answer. Taller than size.faq-answer it scrolls. */
  children: ReactNode;
}

/**
 * One question and its answer, inside a `FaqAccordion`: header and panel of WAI-ARIA APG, Accordion. Its answer is mounted anew when script takes over from the
 * server's HTML: keep what it must remember outside of it.
 */
export function FaqItem({ value, question, id, className, children, ...props }: FaqItemProps) {
  const { enhanced } = useFaq();
  const root = {
    'data-slot': 'faq-item',
    'data-value': value,
    ...props,
    className: faqItemVariants({ className }),
  };
  if (!enhanced) {
    return (
      <div {...root}>
        <Thread />
        <NativeItem {...{ id, value, question }}>{children}</NativeItem>
      </div>
    );
  }
  return (
    <Accordion.Item {...root} id={id} value={value}>
      <Thread />
      <ItemParts {...{ value, question }}>{children}</ItemParts>
    </Accordion.Item>
  );
}

type PartsProps = Pick<FaqItemProps, 'value' | 'question' | 'children'>;

function ItemParts({ value, question, children }: PartsProps) {
  const { headingLevel } = useFaq();
  const answerId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <Accordion.Header asChild>
        <Heading data-slot="faq-heading" className={faqHeadingVariants()}>
          <Accordion.Trigger
            data-slot="faq-trigger"
            aria-controls={answerId}
            className={faqTriggerVariants()}
          >
            <Question>{question}</Question>
            <FaqMark />
          </Accordion.Trigger>
        </Heading>
      </Accordion.Header>
      <FaqPanel value={value} answerId={answerId}>
        {children}
      </FaqPanel>
    </>
  );
}

/**
 * The same without script: the browser opens and shuts it, and keeps one of a name open. What it has done before
 * hydration is no mismatch. A browser opens `<details>` for a link to what they hide, not for a link to themselves or to
 * what is around them, so the id stands in them, at the top edge of the item.
 */
function NativeItem({ id, value, question, children }: PartsProps & Pick<FaqItemProps, 'id'>) {
  const { headingLevel, openValue, group } = useFaq();
  const Heading = `h${headingLevel}` as const;
  return (
    <details
      data-slot="faq-details"
      name={group}
      open={openValue === value}
      className={faqDetailsVariants()}
      suppressHydrationWarning
    >
      <summary data-slot="faq-trigger" className={faqTriggerVariants()}>
        <Heading data-slot="faq-heading" className={faqHeadingVariants()}>
          <Question>{question}</Question>
        </Heading>
        <FaqMark />
      </summary>
      {id && <span data-slot="faq-target" id={id} className="ds:absolute ds:start-0 ds:-top-px" />}
      <FaqAnswer>{children}</FaqAnswer>
    </details>
  );
}

function Thread() {
  return <span data-slot="faq-thread" aria-hidden="true" className={faqThreadVariants()} />;
}

function Question({ children }: { children: ReactNode }) {
  return (
    <span data-slot="faq-question" className="ds:relative ds:block ds:min-w-0 ds:wrap-break-word">
      {children}
    </span>
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
