'use client';

import { createContext, use } from 'react';

/** The level of the heading around each question. */
export type FaqHeadingLevel = 2 | 3 | 4 | 5 | 6;

interface FaqContextValue {
  headingLevel: FaqHeadingLevel;
  openValue: string;
  /** False on the server and in the first client render, which use `<details>`. */
  enhanced: boolean;
  /** Name that the `<details>` share, so that the browser keeps at most one open. */
  group: string;
  /** Opens an answer that a search or a link leads to: instantly, without motion. */
  reveal: (value: string) => void;
}

const FaqContext = createContext<FaqContextValue | null>(null);

/** Shares the state of an accordion with its items. */
export const FaqProvider = FaqContext;

/** @throws Error when an item is not inside an accordion. */
export function useFaq(): FaqContextValue {
  const context = use(FaqContext);
  if (!context) throw new Error('FaqItem must be inside a FaqAccordion.');
  return context;
}
