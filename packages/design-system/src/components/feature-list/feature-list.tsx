'use client';

import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type PointerEvent,
  useImperativeHandle,
  useRef,
} from 'react';
import { cx } from '../../lib/cx.js';
import { FeatureListProvider } from './feature-list-context.js';
import { useEscape, useTapOutside } from './use-dismissal.js';
import { useSelection } from './use-selection.js';

/** Props of {@link FeatureList}: those of a native `<ul>` and these. Name it by `aria-label` or `aria-labelledby`. */
export interface FeatureListProps extends Omit<ComponentPropsWithRef<'ul'>, 'defaultValue'> {
  /** The `value` of the chosen item, for a state of your own; an empty string when none is. */
  value?: string | undefined;
  /**
   * The `value` of the item that is chosen at first.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Called with the `value` of the item that is chosen, or an empty string when none is any more. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Time between leaving the list and going back to none, in milliseconds. A number of its own, no token.
   * @default 1000
   */
  resetDelay?: number | undefined;
  /**
   * The widest window, in CSS pixels, in which a tap toggles an item and hovering does nothing. A number of its own,
   * number, no breakpoint.
   * @default 630
   */
  tapWidth?: number | undefined;
}

/**
 * Lists a few features of which one at a time is chosen by looking at it: it shows its details, and the page may show
 * its picture. Hover and keyboard focus choose an item; Enter and Space toggle it, Escape closes it, and in a narrow
 * window a tap toggles it. For answers that are opened on purpose use `FaqAccordion`.
 *
 * Each item is a button with `aria-expanded` (WAI-ARIA APG, Disclosure). All details are in the document from the start.
 */
export function FeatureList({
  value,
  defaultValue = '',
  onValueChange,
  resetDelay = 1000,
  tapWidth = 630,
  className,
  ref,
  onPointerEnter,
  onPointerLeave,
  onPointerDown,
  onPointerCancel,
  onFocus,
  onBlur,
  ...props
}: FeatureListProps) {
  const list = useRef<HTMLUListElement>(null);
  useImperativeHandle(ref, () => list.current as HTMLUListElement, []);
  const hovered = useRef<string>(undefined);
  // From the press of a pointer to its click: the focus that comes in between is not the keyboard's.
  const pressing = useRef(false);
  // Cleared by a dismissal: the focus then chooses nothing until it moves or the item is pressed.
  const focusChooses = useRef(true);
  // The item whose focus event is still being handled.
  const arriving = useRef<string>(undefined);
  const { selected, select, leave, stay } = useSelection({
    value,
    defaultValue,
    onValueChange,
    resetDelay,
    rest: () => hovered.current ?? (focusChooses.current ? focusedValue(list.current) : ''),
  });
  const dismiss = () => {
    hovered.current = undefined;
    focusChooses.current = false;
    select('');
  };
  useTapOutside(list, selected !== '', leave);
  useEscape(selected !== '', dismiss);

  const isNarrow = () => window.matchMedia(`(width <= ${tapWidth}px)`).matches;
  const hover = (next: string) => {
    if (isNarrow()) return;
    hovered.current = next;
    select(next);
  };
  const focus = (next: string) => {
    if (pressing.current) return;
    focusChooses.current = true;
    arriving.current = next;
    window.setTimeout(() => {
      arriving.current = undefined;
    });
    select(next);
  };
  const press = (next: string, byPointer: boolean) => {
    pressing.current = false;
    // Assistive technology may focus and press in one go: that press opens the item, it does not close what it opened.
    const toggles = byPointer ? isNarrow() : arriving.current !== next;
    if (toggles && next === selected) return dismiss();
    focusChooses.current = true;
    select(next);
  };

  return (
    <FeatureListProvider value={{ selected, hover, focus, press }}>
      {/* WebKit takes a list without markers for no list, unless the role says so. */}
      <ul
        data-slot="feature-list"
        data-state={selected === '' ? 'none' : 'chosen'}
        role="list"
        {...props}
        ref={list}
        className={cx('ds:group/features ds:flex ds:min-w-0 ds:flex-col ds:font-sans', className)}
        onPointerEnter={(event: PointerEvent<HTMLUListElement>) => {
          onPointerEnter?.(event);
          if (event.pointerType !== 'touch') stay();
        }}
        onPointerLeave={(event: PointerEvent<HTMLUListElement>) => {
          onPointerLeave?.(event);
          // A finger that is lifted has left nothing: the item it tapped stays.
          if (event.pointerType === 'touch') return;
          hovered.current = undefined;
          pressing.current = false;
          leave();
        }}
        onPointerDown={(event: PointerEvent<HTMLUListElement>) => {
          onPointerDown?.(event);
          pressing.current = true;
        }}
        onPointerCancel={(event: PointerEvent<HTMLUListElement>) => {
          onPointerCancel?.(event);
          pressing.current = false;
        }}
        onFocus={(event: FocusEvent<HTMLUListElement>) => {
          onFocus?.(event);
          stay();
        }}
        onBlur={(event: FocusEvent<HTMLUListElement>) => {
          onBlur?.(event);
          if (!event.currentTarget.contains(event.relatedTarget)) pressing.current = false;
          leave();
        }}
      />
    </FeatureListProvider>
  );
}

/** The item that the keyboard's focus is on: it stays chosen when a pointer has only passed by. */
function focusedValue(list: HTMLElement | null): string {
  const item = list?.querySelector<HTMLElement>('[data-slot="feature-list-item"]:has(:focus-visible)');
  return item?.dataset.value ?? '';
}
