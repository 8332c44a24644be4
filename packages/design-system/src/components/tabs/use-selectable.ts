'use client';

import { useCallback, useState } from 'react';

/** Tells that a tab can be selected, until the returned function is called. */
export type RegisterTab = (value: string, link: Element) => () => void;

interface SelectableTab {
  value: string;
  link: Element;
}

/** Tabs register in the order in which they were enabled. */
const byPlace = (one: SelectableTab, other: SelectableTab) =>
  one.link.compareDocumentPosition(other.link) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/**
 * The wanted tab, or the first of the list while the wanted one is disabled or not there: without a selected tab there would
 * be no panel, and no way into the list by keyboard.
 *
 * @param wanted the `value` of a tab
 * @returns The `value` of the tab to show, and the effect of each tab that can be selected.
 */
export function useSelectable(wanted: string): [shown: string, register: RegisterTab] {
  // Reading `children` would miss the tabs inside a wrapper.
  const [tabs, setTabs] = useState<readonly SelectableTab[]>([]);
  const register = useCallback((value: string, link: Element) => {
    const tab = { value, link };
    setTabs((before) => [...before, tab]);
    return () => setTabs((before) => before.filter((each) => each !== tab));
  }, []);
  if (tabs.some(({ value }) => value === wanted)) return [wanted, register];
  const [first] = [...tabs].sort(byPlace);
  return [first?.value ?? wanted, register];
}
