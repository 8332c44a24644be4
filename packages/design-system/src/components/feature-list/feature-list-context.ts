'use client';

import { createContext, use } from 'react';

/** The shared state of the items of a list. */
export interface FeatureListContextValue {
  /** The chosen item; an empty string for none. */
  selected: string;
  /** The pointer enters an item. */
  hover: (value: string) => void;
  /** Keyboard focus reaches an item. */
  focus: (value: string) => void;
  /** An item is pressed, by a pointer or by keyboard and assistive technology. */
  press: (value: string, byPointer: boolean) => void;
}

const FeatureListContext = createContext<FeatureListContextValue | null>(null);

/** Shares the chosen item and its handlers with the items of a list. */
export const FeatureListProvider = FeatureListContext;

/** @throws Error when an item is not inside a list. */
export function useFeatureList(): FeatureListContextValue {
  const context = use(FeatureListContext);
  if (!context) throw new Error('FeatureListItem must be inside a FeatureList.');
  return context;
}
