'use client';

import {
  Children,
  type ComponentPropsWithRef,
  isValidElement,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
} from 'react';
import { cx } from '../../lib/cx.js';
import { KeepFocus } from '../../lib/keep-focus.js';
import { ShareState } from '../../lib/shared-state.js';
import { useControllableState } from '../../lib/use-controllable-state.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import { useStyleCheck } from '../../lib/use-style-check.js';
import { markScrolled } from './mark-scrolled.js';
import { moveInList } from './move-in-list.js';
import { TabsContext } from './tabs-context.js';
import { useFocusOfRemoved } from './use-focus-of-removed.js';
import { useOpenFromLink } from './use-open-from-link.js';
import { useSelectable } from './use-selectable.js';

/** The level of the headings that name the panels without script. */
export type TabsHeadingLevel = 2 | 3 | 4 | 5 | 6;

/** Props of {@link Tabs}: those of a native `<div>` and these. */
export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue'> {
  /** The name of the list of tabs: what they are views of. It is not shown. */
  label: string;
  /**
   * The `value` of the selected tab; makes it controlled. While the tab that has it is disabled or not there, the first
   * one that can be selected is shown.
   */
  value?: string | undefined;
  /**
   * The `value` of the tab that is selected at first.
   * @default that of the first tab that is not disabled
   */
  defaultValue?: string | undefined;
  /** Called with the `value` of the tab that the reader selects. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Level of the headings that name the panels without script and on paper: one below the heading of the section.
   * @default 3
   */
  headingLevel?: TabsHeadingLevel | undefined;
  /** Elements of `Tab`. */
  children?: ReactNode;
}

/** What gets the focus when the tab that has it is removed: the selected tab, or the one that will be selected. */
const NEXT_TAB = ['[aria-selected="true"]', '[data-slot="tab"]:not([aria-disabled])'];

/**
 * A few views of one thing, one of them visible.
 *
 * WAI-ARIA APG, Tabs, with automatic activation. The server's HTML is a list of links to sections with headings, which
 * work without script. Closed panels stay in the page: the browser's search finds them, and a link to an `id` in or on
 * one selects it.
 *
 * @example
 * <Tabs label="Prices">
 *   <Tab value="month" title="By month">€5 a month.</Tab>
 *   <Tab value="year" title="By year">€50 a year.</Tab>
 * </Tabs>
 */
export function Tabs({
  label,
  value,
  defaultValue,
  onValueChange,
  headingLevel = 3,
  className,
  children,
  ref,
  ...props
}: TabsProps) {
  useStyleCheck('tabs', 'navigation.css');
  const root = useRef<HTMLDivElement>(null);
  const [wanted, select] = useControllableState(value, defaultValue ?? firstOf(children), onValueChange);
  const { selected, register, first } = useSelectable(wanted, shownAtFirst(children, wanted));
  const enhanced = useHydrated();
  const list = useRef<HTMLUListElement>(null);
  // The row may have been scrolled before hydration.
  useEffect(() => {
    if (list.current) markScrolled(list.current);
  }, []);
  const shared = {
    base: useId(),
    selected,
    select,
    register: useFocusOfRemoved(list, register, NEXT_TAB),
    first,
    heading: `h${headingLevel}` as const,
  };
  useOpenFromLink(root, enhanced, select);

  return (
    <div data-slot="tabs" {...props} ref={ref} className={cx('ds:tabs', className)}>
      <ShareState context={TabsContext} value={{ ...shared, place: 'list' }}>
        <KeepFocus part={list} to={NEXT_TAB}>
          <ul
            data-slot="tab-list"
            role={enhanced ? 'tablist' : 'list'}
            aria-label={label}
            onKeyDown={enhanced ? moveInList : undefined}
            ref={list}
            onScroll={({ currentTarget }) => markScrolled(currentTarget)}
            className="ds:tab-list"
          >
            {children}
          </ul>
        </KeepFocus>
      </ShareState>
      <div ref={root} data-slot="tab-panels" className="ds:tab-panels">
        <ShareState context={TabsContext} value={{ ...shared, place: 'panel' }}>
          {children}
        </ShareState>
      </div>
    </div>
  );
}

/** The children that are elements; a tab among them has `value` and `disabled`. */
const elementsOf = (children: ReactNode) =>
  Children.toArray(children).filter((child) =>
    isValidElement<{ value?: unknown; disabled?: unknown }>(child),
  );

/** The `value` of the first tab that can be selected; empty if a component of the page comes first: it may render that tab. */
function firstOf(children: ReactNode): string {
  for (const { type, props } of elementsOf(children)) {
    // A browser renders what is inside of a boundary after the tabs beside it, unlike the server.
    if (type === Suspense) continue;
    if (typeof props.value !== 'string') return '';
    if (!props.disabled) return props.value;
  }
  return '';
}

/** The wanted tab until all are known, or the first where the wanted one is certainly disabled or not there. */
function shownAtFirst(children: ReactNode, wanted: string): string {
  const mayBeThere = elementsOf(children).some(
    // A component of the page may render it.
    ({ props: { value, disabled } }) => typeof value !== 'string' || (value === wanted && !disabled),
  );
  return mayBeThere ? wanted : firstOf(children) || wanted;
}
