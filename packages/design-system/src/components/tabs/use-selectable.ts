'use client';

import { type RefObject, useCallback, useRef, useState } from 'react';

/** Tells that a tab can be selected, until the returned function is called. */
export type RegisterTab = (value: string, link: Element) => () => void;

interface SelectableTab {
  value: string;
  link: Element;
}

/** Tabs register in the order in which they were enabled. */
const byPlace = (one: SelectableTab, other: SelectableTab) =>
  one.link.compareDocumentPosition(other.link) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

interface Selectable {
  /** The `value` of the tab to show; empty while the first one that renders is wanted, and not known. */
  selected: string;
  /** The effect of each tab that can be selected. */
  register: RegisterTab;
  /** The `value` of the first tab that rendered. */
  first: RefObject<string>;
}

/**
 * The wanted tab, or the first of the list while the wanted one is disabled or not there: without a selected tab there would
 * be no panel, and no way into the list by keyboard.
 *
 * @param wanted the `value` of a tab; empty for the one that renders first
 * @param atFirst the `value` of the tab to show until tabs have registered
 */
export function useSelectable(wanted: string, atFirst: string): Selectable {
  // Reading `children` would miss the tabs inside a wrapper.
  const [tabs, setTabs] = useState<readonly SelectableTab[]>([]);
  const first = useRef('');
  const register = useCallback((value: string, link: Element) => {
    const tab = { value, link };
    setTabs((before) => [...before, tab]);
    return () => setTabs((before) => before.filter((each) => each !== tab));
  }, []);
  const asked = wanted || first.current;
  if (tabs.some(({ value }) => value === asked)) return { selected: asked, register, first };
  const [other] = [...tabs].sort(byPlace);
  return { selected: other?.value ?? atFirst, register, first };
}
