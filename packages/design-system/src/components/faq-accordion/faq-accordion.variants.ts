import { cva } from 'class-variance-authority';

/** Motion of a part: none when an answer was opened by a search or a link, which must be seen at once. */
const moves = 'ds:ease-standard ds:group-data-revealed/faq:transition-none';

/** Class names of the whole list. Importable on a server, as all of these are. */
export const faqAccordionVariants = cva('ds:group/faq ds:border-b-hairline ds:border-default ds:font-sans');

/** Class names of one question and its answer. */
export const faqItemVariants = cva('ds:group/item ds:relative ds:border-t-hairline ds:border-default');

/** Class names of the thread that runs along the top of the open item. */
export const faqThreadVariants = cva([
  'ds:pointer-events-none ds:absolute ds:start-0 ds:-top-px ds:w-0 ds:border-t-thread ds:border-selected',
  'ds:transition-[width] ds:duration-moderate ds:group-data-[state=open]/item:w-full',
  'ds:group-has-[>details[open]]/item:w-full',
  moves,
]);

/** Class names of the heading, around the button or, without script, in it. */
export const faqHeadingVariants = cva(
  'ds:flow-root ds:min-w-0 ds:text-heading-sm ds:font-semibold ds:font-wide',
);

/**
 * Class names of the item without script, whose answer lies open on paper. The margins of question and answer do not
 * collapse, as they do not with script.
 */
export const faqDetailsVariants = cva(
  'ds:flow-root ds:[&::details-content]:flow-root ds:print:[&::details-content]:[content-visibility:visible]',
);

/** Class names of the button. Its ring stays within its row, the whole of which answers to a press. */
export const faqTriggerVariants = cva([
  'ds:flex ds:min-h-control ds:w-full ds:cursor-pointer ds:items-start ds:justify-between ds:gap-4',
  'ds:relative ds:my-2 ds:rounded-sm ds:before:absolute ds:before:inset-x-0 ds:before:-inset-y-2',
  'ds:py-2 ds:text-start ds:text-default ds:transition-colors ds:duration-fast ds:ease-standard',
  'ds:list-none ds:focus-visible:focus-ring-words ds:enabled-hover:text-accent',
  'ds:[&::-webkit-details-marker]:hidden',
]);

/** Class names of the mark; the upright thread slides out of it. */
export const faqMarkVariants = cva([
  'ds:relative ds:mt-half ds:block ds:size-icon ds:shrink-0 ds:overflow-hidden ds:print:hidden',
]);

/** Class names of the upright thread of the mark. */
export const faqWarpVariants = cva([
  'ds:absolute ds:inset-0 ds:mx-auto ds:w-0 ds:border-s-thread ds:border-current ds:transition-transform',
  'ds:duration-fast ds:group-data-[state=open]/item:translate-y-full',
  'ds:group-has-[>details[open]]/item:translate-y-full',
  moves,
]);

/**
 * Class names of the box that opens and shuts, by a grid row: no height is measured and none is written by
 * script. On paper every answer lies open.
 */
export const faqPanelVariants = cva([
  'ds:grid ds:grid-cols-1 ds:grid-rows-[1fr] ds:transition-[grid-template-rows,content-visibility]',
  'ds:transition-discrete ds:duration-fast',
  'ds:data-[state=closed]:grid-rows-[0fr]',
  'ds:data-[state=closed]:[content-visibility:hidden]',
  'ds:print:grid-rows-[1fr]! ds:print:[content-visibility:visible]!',
  moves,
]);

/** Class names of the answer: at most size.faq-answer high, then it scrolls. */
export const faqAnswerVariants = cva([
  'ds:my-2 ds:max-h-faq-answer ds:overflow-y-auto ds:rounded-sm ds:text-body ds:text-default',
  'ds:focus-visible:focus-ring-words ds:noscript:max-h-none ds:print:max-h-none',
  'ds:[scrollbar-color:var(--ds-color-line-strong)_transparent] ds:[scrollbar-width:thin]',
]);
