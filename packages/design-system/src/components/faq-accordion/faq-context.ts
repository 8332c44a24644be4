'use client';

import { createContext, use } from 'react';

/** The level of the heading that each question stands in. */
export type FaqHeadingLevel = 2 | 3 | 4 | 5 | 6;

interface FaqContextValue {
  headingLevel: FaqHeadingLevel;
  openValue: string;
  /** Script has taken over; the server's HTML, and the first client render of it, are `<details>`. */
  enhanced: boolean;
  /** Name that the `<details>` share, so that the browser keeps one of them open. */
  group: string;
  /** Opens an answer that a search or a link has found: at once, without motion. */
  reveal: (value: string) => void;
}

const FaqContext = createContext<FaqContextValue | null>(null);

/** Tells the items of one accordion which answer is open. */
export const FaqProvider = FaqContext;

/** @throws Error when an item is not inside an accordion. */
export function useFaq(): FaqContextValue {
  const context = use(FaqContext);
  if (!context) throw new Error('A FaqItem has no FaqAccordion around it. Put it inside one.');
  return context;
}
