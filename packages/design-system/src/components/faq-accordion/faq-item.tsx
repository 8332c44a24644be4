'use client';

import * as Accordion from '@radix-ui/react-accordion';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx.js';
import { useFaq } from './faq-context.js';
import { FAQ_MOTION, FaqAnswer, FaqPanel } from './faq-panel.js';

/** Props of {@link FaqItem}: those of a native `<div>` and these. */
export interface FaqItemProps extends ComponentPropsWithRef<'div'> {
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
 * One question and its answer, inside a `FaqAccordion`: header and panel of WAI-ARIA APG, Accordion. Hydration mounts
 * the answer anew: keep its state outside of it.
 */
export function FaqItem({ value, question, id, className, children, ...props }: FaqItemProps) {
  const { enhanced } = useFaq();
  const root = {
    'data-slot': 'faq-item',
    'data-value': value,
    ...props,
    className: cx('ds:group/item ds:relative ds:border-t-hairline ds:border-default', className),
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

const HEADING = 'ds:flow-root ds:min-w-0 ds:text-heading-sm ds:font-semibold ds:font-wide';

/** The whole row takes the press; the focus ring stays inside it. */
const TRIGGER = cx(
  'ds:flex ds:min-h-control ds:w-full ds:cursor-pointer ds:items-start ds:justify-between ds:gap-4',
  'ds:relative ds:my-2 ds:rounded-sm ds:before:absolute ds:before:inset-x-0 ds:before:-inset-y-2',
  'ds:py-2 ds:text-start ds:text-default ds:transition-colors ds:duration-fast ds:ease-standard',
  'ds:list-none ds:focus-visible:focus-ring-words ds:enabled-hover:text-accent',
  'ds:[&::-webkit-details-marker]:hidden',
);

function ItemParts({ value, question, children }: PartsProps) {
  const { headingLevel } = useFaq();
  const answerId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <Accordion.Header asChild>
        <Heading data-slot="faq-heading" className={HEADING}>
          <Accordion.Trigger data-slot="faq-trigger" aria-controls={answerId} className={TRIGGER}>
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
 * On paper every answer is open. `flow-root` keeps the margins of question and answer apart, as with script.
 */
const DETAILS =
  'ds:flow-root ds:[&::details-content]:flow-root ds:print:[&::details-content]:[content-visibility:visible]';

/**
 * The item without script: the browser opens and closes it. A change before hydration is no hydration mismatch.
 * Browsers open `<details>` for a link to their content, not for a link to themselves or to an element around them.
 * So the id is on an element inside, at the top edge of the item.
 */
function NativeItem({ id, value, question, children }: PartsProps & Pick<FaqItemProps, 'id'>) {
  const { headingLevel, openValue, group } = useFaq();
  const Heading = `h${headingLevel}` as const;
  return (
    <details
      data-slot="faq-details"
      name={group}
      open={openValue === value}
      className={DETAILS}
      suppressHydrationWarning
    >
      <summary data-slot="faq-trigger" className={TRIGGER}>
        <Heading data-slot="faq-heading" className={HEADING}>
          <Question>{question}</Question>
        </Heading>
        <FaqMark />
      </summary>
      {id && <span data-slot="faq-target" id={id} className="ds:absolute ds:start-0 ds:-top-px" />}
      <FaqAnswer>{children}</FaqAnswer>
    </details>
  );
}

const THREAD = cx(
  'ds:pointer-events-none ds:absolute ds:start-0 ds:-top-px ds:w-0 ds:border-t-thread ds:border-selected',
  'ds:transition-[width] ds:duration-moderate ds:group-data-[state=open]/item:w-full',
  'ds:group-has-[>details[open]]/item:w-full',
  FAQ_MOTION,
);

function Thread() {
  return <span data-slot="faq-thread" aria-hidden="true" className={THREAD} />;
}

function Question({ children }: { children: ReactNode }) {
  return (
    <span data-slot="faq-question" className="ds:relative ds:block ds:min-w-0 ds:wrap-break-word">
      {children}
    </span>
  );
}

const WARP = cx(
  'ds:absolute ds:inset-0 ds:mx-auto ds:w-0 ds:border-s-thread ds:border-current ds:transition-transform',
  'ds:duration-fast ds:group-data-[state=open]/item:translate-y-full',
  'ds:group-has-[>details[open]]/item:translate-y-full',
  FAQ_MOTION,
);

/** A plus sign; its upright line slides out when the answer opens. */
function FaqMark() {
  return (
    <span
      data-slot="faq-mark"
      aria-hidden="true"
      className="ds:relative ds:mt-half ds:block ds:size-icon ds:shrink-0 ds:overflow-hidden ds:print:hidden"
    >
      <span
        data-slot="faq-mark-weft"
        className="ds:absolute ds:inset-0 ds:my-auto ds:h-0 ds:border-t-thread ds:border-current"
      />
      <span data-slot="faq-mark-warp" className={WARP} />
    </span>
  );
}
