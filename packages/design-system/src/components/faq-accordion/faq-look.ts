import type { AccordionLook } from '../accordion/accordion-context.js';

/** An element named for the FAQ, with the look of the accordion's. */
const part = (name: string, look: string) => ({ 'data-slot': `faq-${name}`, className: `ds:${look}` });

/** The elements of `FaqAccordion`. */
export const FAQ_LOOK: AccordionLook = {
  scrolls: true,
  root: part('accordion', 'border-b-hairline ds:border-default ds:font-sans ds:text-default'),
  item: part('item', 'accordion-item'),
  thread: part('thread', 'accordion-thread'),
  heading: part('heading', 'accordion-heading'),
  trigger: part('trigger', 'accordion-trigger'),
  title: part('question', 'accordion-title'),
  mark: part('mark', 'accordion-mark'),
  markWeft: part('mark-weft', 'accordion-mark-weft'),
  markWarp: part('mark-warp', 'accordion-mark-warp'),
  details: part('details', 'accordion-details'),
  target: part('target', 'accordion-target'),
  panel: part('panel', 'accordion-panel'),
  clip: part('clip', 'accordion-clip'),
  content: part('answer', 'faq-answer'),
  body: part('answer-body', 'max-w-measure ds:pe-8 ds:pb-2 ds:wrap-break-word'),
};
