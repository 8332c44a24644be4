'use client';

import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import { featureListVariants } from './feature-list.variants.js';
import { FeatureListProvider } from './feature-list-context.js';
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
   * Time between leaving the list and going back to none, in milliseconds. Specification 9's own number, no token.
   * @default 1000
   */
  resetDelay?: number | undefined;
  /**
   * The widest window, in CSS pixels, in which a tap toggles an item and hovering does nothing. Specification 9's own
   * number, no breakpoint.
   * @default 630
   */
  tapWidth?: number | undefined;
}

/**
 * Lists a few features of which one at a time is chosen by looking at it: it shows its details, and the page may show
 * its picture. Under the pointer and under the keyboard's focus an item is chosen; in a narrow window a tap chooses it or
 * lets it go (Specification 2 and 4, Decision 16). For answers that are opened on purpose use `FaqAccordion`.
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
  const { selected, select, leave, stay } = useSelection({
    value,
    defaultValue,
    onValueChange,
    resetDelay,
    rest: () => hovered.current ?? focusedValue(list.current),
  });
  useTapOutside(list, selected !== '', leave);

  const isNarrow = () => window.matchMedia(`(width <= ${tapWidth}px)`).matches;
  const hover = (next: string) => {
    if (isNarrow()) return;
    hovered.current = next;
    select(next);
  };
  const focus = (next: string) => {
    if (!pressing.current) select(next);
  };
  const press = (next: string, byPointer: boolean) => {
    pressing.current = false;
    select(byPointer && isNarrow() && next === selected ? '' : next);
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
        className={featureListVariants({ className })}
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

/** A tap elsewhere leaves the list, also where it moves no focus, as on iOS. A scroll is no tap. */
function useTapOutside(list: { readonly current: HTMLElement | null }, wanted: boolean, leave: () => void) {
  useEffect(() => {
    if (!wanted) return;
    const follow = (event: globalThis.PointerEvent) => {
      const inside = event.target instanceof Node && list.current?.contains(event.target);
      if (event.pointerType === 'touch' && !inside) leave();
    };
    document.addEventListener('pointerup', follow);
    return () => document.removeEventListener('pointerup', follow);
  }, [list, wanted, leave]);
}
