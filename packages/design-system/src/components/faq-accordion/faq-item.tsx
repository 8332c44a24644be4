import type { ComponentPropsWithRef, ReactNode } from 'react';
import { AccordionEntry } from '../accordion/accordion-entry.js';

/** Props of {@link FaqItem}: those of a native `<div>` and these. */
export interface FaqItemProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Identifies the item among its siblings; not empty. It is not an anchor: links need the `id`. */
  value: string;
  /**
   * Id of the question, unique in the page. A link to it opens the answer and scrolls to the question, even without
   * script.
   */
  id?: string | undefined;
  /** The question, as phrasing content: it is inside a button in a heading. */
  question: ReactNode;
  /** The answer. It scrolls when it is taller than size.faq-answer. */
  children: ReactNode;
}

/**
 * One question and its answer, inside a `FaqAccordion`: header and panel of WAI-ARIA APG, Accordion. Hydration
 * remounts the answer, so keep its state outside of it.
 *
 * @example
 * <FaqItem value="steep" id="steep" question="How long does it steep?">
 *   Three minutes.
 * </FaqItem>
 */
export function FaqItem({ question, ...props }: FaqItemProps) {
  return <AccordionEntry {...props} title={question} />;
}
