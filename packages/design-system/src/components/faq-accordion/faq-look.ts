import { cx } from '../../lib/cx.js';
import type { AccordionLook } from '../accordion/accordion-context.js';

/** No motion when a search or a link has opened the answer: it must be visible at once. */
const MOTION = 'ds:ease-standard ds:group-data-revealed/faq:transition-none';

/** The whole row takes the press; the focus ring stays inside it. */
const TRIGGER = cx(
  'ds:flex ds:min-h-control ds:w-full ds:cursor-pointer ds:items-start ds:justify-between ds:gap-4',
  'ds:relative ds:my-2 ds:rounded-sm ds:before:absolute ds:before:inset-x-0 ds:before:-inset-y-2',
  'ds:py-2 ds:text-start ds:text-default ds:transition-colors ds:duration-fast ds:ease-standard',
  'ds:list-none ds:focus-visible:focus-ring-words ds:enabled-hover:text-accent',
  'ds:[&::-webkit-details-marker]:hidden',
);

const THREAD = cx(
  'ds:pointer-events-none ds:absolute ds:start-0 ds:-top-px ds:w-0 ds:border-t-thread ds:border-selected',
  'ds:transition-[width] ds:duration-moderate ds:group-data-[state=open]/item:w-full',
  'ds:group-has-[>details[open]]/item:w-full',
  MOTION,
);

const WARP = cx(
  'ds:absolute ds:inset-0 ds:mx-auto ds:w-0 ds:border-s-thread ds:border-current ds:transition-transform',
  'ds:duration-fast ds:group-data-[state=open]/item:translate-y-full',
  'ds:group-has-[>details[open]]/item:translate-y-full',
  MOTION,
);

/** On paper every answer is open. */
const PANEL = cx(
  'ds:grid ds:grid-cols-1 ds:grid-rows-[1fr] ds:transition-[grid-template-rows,content-visibility]',
  'ds:transition-discrete ds:duration-fast',
  'ds:data-[state=closed]:grid-rows-[0fr]',
  'ds:data-[state=closed]:[content-visibility:hidden]',
  'ds:print:grid-rows-[1fr]! ds:print:[content-visibility:visible]!',
  MOTION,
);

/** The same without script. `flow-root` keeps the margins of question and answer apart, as with script. */
const DETAILS =
  'ds:flow-root ds:[&::details-content]:flow-root ds:print:[&::details-content]:[content-visibility:visible]';

/** At most size.faq-answer high; a longer answer scrolls. */
const ANSWER = cx(
  'ds:my-2 ds:max-h-faq-answer ds:overflow-y-auto ds:rounded-sm ds:text-body ds:text-default',
  'ds:focus-visible:focus-ring-words ds:noscript:max-h-none ds:print:max-h-none',
  'ds:[scrollbar-color:var(--ds-color-line-strong)_transparent] ds:[scrollbar-width:thin]',
);

const part = (name: string, className: string) => ({ 'data-slot': `faq-${name}`, className });

/** The elements of `FaqAccordion`. */
export const FAQ_LOOK: AccordionLook = {
  scrolls: true,
  root: part('accordion', 'ds:group/faq ds:border-b-hairline ds:border-default ds:font-sans'),
  item: part('item', 'ds:group/item ds:relative ds:border-t-hairline ds:border-default'),
  thread: part('thread', THREAD),
  heading: part('heading', 'ds:flow-root ds:min-w-0 ds:text-heading-sm ds:font-semibold ds:font-wide'),
  trigger: part('trigger', TRIGGER),
  title: part('question', 'ds:relative ds:block ds:min-w-0 ds:wrap-break-word'),
  mark: part(
    'mark',
    'ds:relative ds:mt-half ds:block ds:size-icon ds:shrink-0 ds:overflow-hidden ds:print:hidden',
  ),
  markWeft: part(
    'mark-weft',
    'ds:absolute ds:inset-0 ds:my-auto ds:h-0 ds:border-t-thread ds:border-current',
  ),
  markWarp: part('mark-warp', WARP),
  details: part('details', DETAILS),
  target: part('target', 'ds:absolute ds:start-0 ds:-top-px'),
  panel: part('panel', PANEL),
  clip: part('clip', 'ds:min-h-0 ds:overflow-y-clip'),
  content: part('answer', ANSWER),
  body: part('answer-body', 'ds:max-w-measure ds:pe-8 ds:pb-2 ds:wrap-break-word'),
};
