'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { AccordionRoot } from '../accordion/accordion-root.js';
import { FAQ_LOOK } from './faq-look.js';

/** The level of the heading around each question. */
export type FaqHeadingLevel = 2 | 3 | 4 | 5 | 6;

/** Props of {@link FaqAccordion}: those of a native `<div>` and these. */
export interface FaqAccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue'> {
  /**
   * Level of the heading around each question: one below the heading of the section.
   * @default 3
   */
  headingLevel?: FaqHeadingLevel | undefined;
  /** The `value` of the open item; makes it controlled. An empty string when none is open. */
  value?: string | undefined;
  /**
   * The `value` of the item that starts open.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Called with the `value` of the item that opens, or an empty string when the open one closes. */
  onValueChange?: ((value: string) => void) | undefined;
  /** `FaqItem`s. */
  children?: ReactNode;
}

/**
 * A list of questions with at most one open answer; a press on the open question closes it.
 *
 * WAI-ARIA APG, Accordion, without its optional arrow keys. Closed answers stay in the page: the browser's search
 * finds them, and a link to an `id` in or on an item opens it. The server's HTML uses `<details>`, which work without
 * script; an answer opened before hydration stays open.
 *
 * @example
 * <FaqAccordion headingLevel={2}>
 *   <FaqItem value="steep" question="How long does it steep?">Three minutes.</FaqItem>
 *   <FaqItem value="milk" question="With milk?">Assam, yes.</FaqItem>
 * </FaqAccordion>
 */
export function FaqAccordion({
  headingLevel = 3,
  value,
  defaultValue = '',
  onValueChange,
  ...props
}: FaqAccordionProps) {
  return (
    <AccordionRoot
      look={FAQ_LOOK}
      {...props}
      headingLevel={headingLevel}
      multiple={false}
      value={value === undefined ? undefined : openOf(value)}
      defaultValue={openOf(defaultValue)}
      onValueChange={([next = '']) => onValueChange?.(next)}
    />
  );
}

/** The open item as a list: empty for an empty string. */
const openOf = (value: string): string[] => (value === '' ? [] : [value]);
