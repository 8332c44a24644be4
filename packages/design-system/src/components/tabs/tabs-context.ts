'use client';

import { createContext, type RefObject } from 'react';
import { type SharedState, useSharedState } from '../../lib/shared-state.js';
import type { RegisterTab } from './use-selectable.js';

interface TabsContextValue {
  /** Whether a `Tab` renders its place in the list, or its panel. Each is rendered as both. */
  place: 'list' | 'panel';
  /** Begins every id. */
  base: string;
  /** The `value` of the selected tab; empty in the first render, where no tab has been chosen. */
  selected: string;
  /** The `value` of the tab that rendered first, which is selected until another one is. */
  first: RefObject<string>;
  select: (value: string) => void;
  register: RegisterTab;
  /** The element of the headings that name the panels without script. */
  heading: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

export const TabsContext = createContext<SharedState<TabsContextValue> | null>(null);

/** @throws Error when a tab is not inside `Tabs`. */
export function useTabs(): TabsContextValue {
  const context = useSharedState(TabsContext);
  if (!context) throw new Error('Tab must be inside Tabs.');
  return context;
}
