import type { AccordionLook } from '../accordion/accordion-context.js';

/** An element named for the FAQ, with the look of the accordion's. */
const part = (name: string, className: string) => ({ 'data-slot': `faq-${name}`, className });

/** The elements of `FaqAccordion`. */
export const FAQ_LOOK: AccordionLook = {
  scrolls: true,
  root: part('accordion', 'ds:border-b-hairline ds:border-default ds:font-sans ds:text-default'),
  item: part('item', 'ds:accordion-item'),
  thread: part('thread', 'ds:accordion-thread'),
  heading: part('heading', 'ds:accordion-heading'),
  trigger: part('trigger', 'ds:accordion-trigger'),
  title: part('question', 'ds:accordion-title'),
  mark: part('mark', 'ds:accordion-mark'),
  markWeft: part('mark-weft', 'ds:accordion-mark-weft'),
  markWarp: part('mark-warp', 'ds:accordion-mark-warp'),
  details: part('details', 'ds:accordion-details'),
  target: part('target', 'ds:accordion-target'),
  panel: part('panel', 'ds:accordion-panel'),
  clip: part('clip', 'ds:accordion-clip'),
  content: part('answer', 'ds:faq-answer'),
  body: part('answer-body', 'ds:max-w-measure ds:pe-8 ds:pb-2 ds:wrap-break-word'),
};
