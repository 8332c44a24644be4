'use client';

import { createContext, use } from 'react';

/** What the items of a list share. */
export interface FeatureListContextValue {
  /** The chosen item; an empty string when none is. */
  selected: string;
  /** The pointer is over an item. */
  hover: (value: string) => void;
  /** The keyboard has reached an item. */
  focus: (value: string) => void;
  /** An item is pressed: by a pointer, or by the keyboard or assistive technology. */
  press: (value: string, byPointer: boolean) => void;
}

const FeatureListContext = createContext<FeatureListContextValue | null>(null);

/** Tells the items of one list which of them is chosen, and the list what happens to its items. */
export const FeatureListProvider = FeatureListContext;

/** @throws Error when an item is not inside a list. */
export function useFeatureList(): FeatureListContextValue {
  const context = use(FeatureListContext);
  if (!context) throw new Error('A FeatureListItem has no FeatureList around it. Put it inside one.');
  return context;
}
