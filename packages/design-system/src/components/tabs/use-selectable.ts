'use client';

import { useCallback, useState } from 'react';

/**
 * The wanted tab, or another one while the wanted one is disabled or not there: without a selected tab there would be no
 * panel, and no way into the list by keyboard.
 *
 * @param wanted the `value` of a tab
 * @returns The `value` of the tab to show, and the effect of each tab that can be selected.
 */
export function useSelectable(wanted: string): [shown: string, register: (value: string) => () => void] {
  // Reading `children` would miss the tabs inside a wrapper.
  const [values, setValues] = useState<readonly string[]>([]);
  const register = useCallback((value: string) => {
    setValues((before) => [...before, value]);
    return () => setValues((before) => before.filter((each) => each !== value));
  }, []);
  const [first = wanted] = values;
  return [values.includes(wanted) ? wanted : first, register];
}
