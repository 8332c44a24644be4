'use client';

import { createContext } from 'react';
import { type SharedState, useSharedState } from '../../lib/shared-state.js';

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

/** The chosen item and its handlers, for the items of a list. */
export const FeatureListContext = createContext<SharedState<FeatureListContextValue> | null>(null);

/** @throws Error when an item is not inside a list. */
export function useFeatureList(): FeatureListContextValue {
  const context = useSharedState(FeatureListContext);
  if (!context) throw new Error('FeatureListItem must be inside a FeatureList.');
  return context;
}
