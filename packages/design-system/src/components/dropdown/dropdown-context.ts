'use client';

import { createContext, type RefObject, use, useLayoutEffect, useState } from 'react';
import type { useMenuFocus } from '../mobile-menu/use-menu-focus.js';

/** Where the menu is; known once it has been open. */
export interface DropdownPlace {
  direction: 'ltr' | 'rtl';
  triggerId: string;
}

interface DropdownState extends ReturnType<typeof useMenuFocus> {
  trigger: RefObject<HTMLButtonElement | null>;
  open: boolean;
  setOpen: (open: boolean) => void;
  place: DropdownPlace | null;
  /** The id that the menu has by its own prop. */
  contentId: string | undefined;
  setContentId: (id: string | undefined) => void;
}

const Context = createContext<DropdownState | null>(null);
export const DropdownProvider = Context.Provider;

/**
 * The state of the menu around a part.
 *
 * @throws outside a `Dropdown`
 */
export function useDropdown(part: string): DropdownState {
  const state = use(Context);
  if (!state) throw new Error(`${part} has no state, because it is outside a Dropdown: put it into one.`);
  return state;
}

/** Measured in the browser: the server renders no menu, and Radix cannot read the direction of a part of the page. */
export function useDropdownPlace(
  trigger: RefObject<HTMLButtonElement | null>,
  open: boolean,
): DropdownPlace | null {
  const [place, setPlace] = useState<DropdownPlace | null>(null);
  useLayoutEffect(() => {
    const node = trigger.current;
    if (!open || !node) return;
    setPlace({
      direction: getComputedStyle(node).direction === 'rtl' ? 'rtl' : 'ltr',
      triggerId: node.id,
    });
  }, [trigger, open]);
  return place;
}
