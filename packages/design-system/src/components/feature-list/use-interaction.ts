'use client';

import { type FocusEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { matchesMedia } from '../../lib/media-query.js';
import type { FeatureListContextValue } from './feature-list-context.js';
import { useEscape, useTapOutside } from './use-dismissal.js';
import { type SelectionOptions, useSelection } from './use-selection.js';

interface ChoiceOptions extends Omit<SelectionOptions, 'rest'> {
  /** The widest window, in CSS pixels, in which a tap toggles an item and hovering does nothing. */
  tapWidth: number;
}

/** The event handlers of the list's root. */
interface ListEvents {
  pointerEnter: (event: PointerEvent) => void;
  pointerLeave: (event: PointerEvent) => void;
  pointerDown: (event: PointerEvent) => void;
  pointerCancel: () => void;
  clickCapture: () => void;
  focus: () => void;
  blur: (event: FocusEvent) => void;
}

/** Decides which item is chosen, by pointer, focus, press and dismissal. */
export function useInteraction(
  list: RefObject<HTMLElement | null>,
  { tapWidth, ...options }: ChoiceOptions,
): { context: FeatureListContextValue; events: ListEvents } {
  const hovered = useRef<string>(undefined);
  // True between a pointer's press and its click: focus that arrives in between is not the keyboard's.
  const pressing = useRef(false);
  // False after a dismissal: focus chooses nothing until it moves or the item is pressed.
  const focusChooses = useRef(true);
  const rest = () => hovered.current ?? (focusChooses.current ? focusedValue(list.current) : '');
  const { selected, select, leave, stay } = useSelection({ ...options, rest });
  const isNarrow = () => matchesMedia(`(width <= ${tapWidth}px)`);

  const dismiss = () => {
    hovered.current = undefined;
    focusChooses.current = false;
    select('');
  };
  useTapOutside(list, selected !== '', leave);
  useEscape(selected !== '', dismiss);

  const isReading = () => !!list.current?.querySelector('[data-slot="feature-list-details"] :focus-visible');
  const chooses = useItemChoice({
    selected,
    select,
    dismiss,
    isNarrow,
    isReading,
    pressing,
    focusChooses,
    hovered,
  });
  const events: ListEvents = {
    pointerEnter: ({ pointerType }) => {
      if (pointerType !== 'touch') stay();
    },
    pointerLeave: ({ pointerType }) => {
      // A finger that is lifted has left nothing: the item it tapped stays chosen.
      if (pointerType === 'touch') return;
      hovered.current = undefined;
      pressing.current = false;
      leave();
    },
    pointerDown: ({ button }) => {
      // Others end without a click.
      pressing.current = button === 0;
    },
    pointerCancel: () => {
      pressing.current = false;
    },
    clickCapture: () => {
      pressing.current = false;
    },
    focus: stay,
    blur: ({ currentTarget, relatedTarget }) => {
      // A press on words takes the focus from a title, and leaves nothing.
      if (pressing.current && !relatedTarget) return;
      if (!currentTarget.contains(relatedTarget)) pressing.current = false;
      leave();
    },
  };
  return { context: { selected, ...chooses }, events };
}

interface ItemChoiceOptions {
  selected: string;
  select: (value: string) => void;
  dismiss: () => void;
  isNarrow: () => boolean;
  /** The keyboard's focus is in the details of an item. */
  isReading: () => boolean;
  pressing: RefObject<boolean>;
  focusChooses: RefObject<boolean>;
  hovered: RefObject<string | undefined>;
}

/** The events of an item: the pointer is over it, the keyboard has reached it, it is pressed. */
function useItemChoice({
  selected,
  select,
  dismiss,
  isNarrow,
  isReading,
  pressing,
  focusChooses,
  hovered,
}: ItemChoiceOptions): Omit<FeatureListContextValue, 'selected'> {
  // The item whose focus event is still being handled.
  const arriving = useRef<string>(undefined);
  return {
    hover: (value) => {
      if (isNarrow()) return;
      hovered.current = value;
      if (!isReading()) select(value);
    },
    focus: (value) => {
      if (pressing.current) return;
      focusChooses.current = true;
      arriving.current = value;
      window.setTimeout(() => {
        arriving.current = undefined;
      });
      select(value);
    },
    press: (value, byPointer) => {
      pressing.current = false;
      // Assistive technology may focus and press in one go: that press opens the item, it does not close it again.
      const toggles = byPointer ? isNarrow() : arriving.current !== value;
      if (toggles && value === selected) return dismiss();
      focusChooses.current = true;
      select(value);
    },
  };
}

/** The item with the keyboard's focus: it stays chosen when a pointer has only passed by. */
function focusedValue(list: HTMLElement | null): string {
  const item = list?.querySelector<HTMLElement>('[data-slot="feature-list-item"]:has(:focus-visible)');
  return item?.dataset.value ?? '';
}
