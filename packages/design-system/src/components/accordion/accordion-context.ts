'use client';

import { createContext, use } from 'react';
import type { Enhancement } from './use-enhanced.js';

/** The level of the heading around each title. */
export type AccordionHeadingLevel = 2 | 3 | 4 | 5 | 6;

/** The elements of an accordion. */
type AccordionPart =
  | 'root'
  | 'item'
  | 'thread'
  | 'heading'
  | 'trigger'
  | 'title'
  | 'mark'
  | 'markWeft'
  | 'markWarp'
  | 'details'
  | 'target'
  | 'panel'
  | 'clip'
  | 'content'
  | 'body';

/** The slot and the classes of each element. Apart from scrolling, `Accordion` and `FaqAccordion` differ in nothing else. */
export interface AccordionLook
  extends Readonly<Record<AccordionPart, Readonly<{ 'data-slot': string; className: string }>>> {
  /** Whether `content` has a maximum height and scrolls. */
  readonly scrolls?: boolean;
  /** The stylesheet of its classes, where it is not styles.css. */
  readonly sheet?: 'navigation.css';
}

interface AccordionContextValue extends Enhancement {
  look: AccordionLook;
  headingLevel: AccordionHeadingLevel;
  openValues: readonly string[];
  multiple: boolean;
  /** The name that the `<details>` share where one is open at a time, so that the browser closes the others. */
  group: string | undefined;
  /** Opens an item that a search or a link leads to: instantly, without motion. */
  reveal: (value: string) => void;
}

const AccordionContext = createContext<AccordionContextValue | null>(null);

/** Shares the state of an accordion with its items. */
export const AccordionProvider = AccordionContext;

/** @throws Error when an item is not inside an accordion. */
export function useAccordion(): AccordionContextValue {
  const context = use(AccordionContext);
  if (!context)
    throw new Error(
      'An item must be inside its accordion: AccordionItem in Accordion, FaqItem in FaqAccordion.',
    );
  return context;
}
