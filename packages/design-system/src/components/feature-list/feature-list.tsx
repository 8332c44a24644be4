'use client';

import { type ComponentPropsWithRef, useImperativeHandle, useRef } from 'react';
import { composeHandlers } from '../../lib/compose-handlers.js';
import { cx } from '../../lib/cx.js';
import { KeepFocus } from '../../lib/keep-focus.js';
import { ShareState } from '../../lib/shared-state.js';
import { useStyleCheck } from '../../lib/use-style-check.js';
import { FeatureListContext } from './feature-list-context.js';
import { useInteraction } from './use-interaction.js';

/** Closed details that still have the focus, and the title above them, which takes it. */
const CLOSED = '[data-slot="feature-list-details"]:not([data-selected])';
const ITS_TITLE = '[data-slot="feature-list-item"]:has(:focus) > [data-slot="feature-list-trigger"]';

/** Props of {@link FeatureList}: those of a native `<ul>` and these. Name it by `aria-label` or `aria-labelledby`. */
export interface FeatureListProps extends Omit<ComponentPropsWithRef<'ul'>, 'defaultValue'> {
  /** The `value` of the chosen item; makes it controlled. An empty string for none. */
  value?: string | undefined;
  /**
   * The `value` of the item that is chosen initially.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Called with the `value` of the chosen item, or an empty string for none. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Delay between leaving the list and the reset to none, in milliseconds. Not a token.
   * @default 1000
   */
  resetDelay?: number | undefined;
  /**
   * The widest window, in CSS pixels, in which a tap toggles an item and hovering does nothing. Not a breakpoint of the
   * tokens.
   * @default 630
   */
  tapWidth?: number | undefined;
}

/**
 * Lists a few features and shows the details of one at a time; the page may show its picture. Hover and keyboard
 * focus choose an item, Enter and Space toggle it, Escape closes it, and a tap toggles it in a narrow window. For
 * answers that are opened on purpose use `FaqAccordion`.
 *
 * Each item is a button with `aria-expanded` (WAI-ARIA APG, Disclosure). All details are in the document from the
 * start.
 *
 * @example
 * <FeatureList>
 *   <FeatureListItem value="till" title="One till">Every shop in one list.</FeatureListItem>
 *   <FeatureListItem value="stock" title="Live stock">Counted while you sell.</FeatureListItem>
 * </FeatureList>
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
  onClickCapture,
  onFocus,
  onBlur,
  ...props
}: FeatureListProps) {
  useStyleCheck('feature-list');
  const list = useRef<HTMLUListElement>(null);
  useImperativeHandle(ref, () => list.current as HTMLUListElement, []);
  const { context, events } = useInteraction(list, {
    value,
    defaultValue,
    onValueChange,
    resetDelay,
    tapWidth,
  });

  return (
    <ShareState context={FeatureListContext} value={context}>
      <KeepFocus part={list} to={ITS_TITLE} left={CLOSED}>
        {/* Safari drops the list role of a list without markers, so it is set explicitly. */}
        <ul
          data-slot="feature-list"
          data-state={context.selected === '' ? 'none' : 'chosen'}
          role="list"
          {...props}
          ref={list}
          className={cx('ds:flex ds:min-w-0 ds:flex-col ds:font-sans', className)}
          onPointerEnter={composeHandlers(onPointerEnter, events.pointerEnter)}
          onPointerLeave={composeHandlers(onPointerLeave, events.pointerLeave)}
          onPointerDown={composeHandlers(onPointerDown, events.pointerDown)}
          onPointerCancel={composeHandlers(onPointerCancel, events.pointerCancel)}
          onClickCapture={composeHandlers(onClickCapture, events.clickCapture)}
          onFocus={composeHandlers(onFocus, events.focus)}
          onBlur={composeHandlers(onBlur, events.blur)}
        />
      </KeepFocus>
    </ShareState>
  );
}
