'use client';

import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef } from 'react';
import { ChevronDownIcon } from '../../icons/icons.js';
import { composeHandlers } from '../../lib/compose-handlers.js';
import { cx } from '../../lib/cx.js';
import { focusPressed } from '../../lib/focus-pressed.js';
import { listItems } from '../../lib/list-items.js';
import { useControllableState } from '../../lib/use-controllable-state.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import { useStyleCheck } from '../../lib/use-style-check.js';
import { useNativePopover } from '../popover/use-native-popover.js';
import { groupHandlers } from './group-handlers.js';

/** Props of {@link TopBarGroup}: those of a native `<div>` and these. */
export interface TopBarGroupProps extends ComponentPropsWithRef<'div'> {
  /** What the links have in common: the text of the button, which also names the list. */
  label: ReactNode;
  /** Whether the panel is open; makes it controlled. */
  open?: boolean | undefined;
  /**
   * Whether it starts open. It opens after the first client render: the server's HTML has it closed.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the panel has opened or closed. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** `TopBarGroupLink`s; each child is one item of a list. */
  children: ReactNode;
}

/**
 * Links of the bar that belong together, in a panel below a button of the `TopBarNav`.
 *
 * WAI-ARIA APG, Disclosure Navigation: a button and a list of links, not a menu, so Tab goes through the links. The panel is a native popover: it
 * opens without script, closes on Escape and on a press outside, and one is open at a time. It also closes when the focus
 * leaves it, after a link is followed, and on Back and Forward. Hover does not open it.
 *
 * @example
 * <TopBarNav>
 *   <TopBarLink href="/prices">Prices</TopBarLink>
 *   <TopBarGroup label="Product">
 *     <TopBarGroupLink href="/orders" description="Every table, one list">Orders</TopBarGroupLink>
 *     <TopBarGroupLink href="/stock">Stock</TopBarGroupLink>
 *   </TopBarGroup>
 * </TopBarNav>
 */
export function TopBarGroup({
  label,
  open: given,
  defaultOpen = false,
  onOpenChange,
  className,
  children,
  onKeyDown,
  ...props
}: TopBarGroupProps) {
  useStyleCheck('top-bar-group', 'navigation.css');
  const [open, setOpen] = useControllableState(given, defaultOpen, onOpenChange);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  const id = useId();
  const triggerId = `${id}-trigger`;
  const panelId = `${id}-panel`;
  const learn = useNativePopover(panel, { open, setOpen, triggerId });
  const isHydrated = useHydrated();
  const handlers = groupHandlers(open, trigger, panel);
  useEffect(() => {
    if (!open) return;
    // In a layout of several pages the panel would stay open over the page that the reader goes back to.
    const close = () => panel.current?.hidePopover?.();
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [open]);
  const around = { onKeyDown: composeHandlers(onKeyDown, handlers.group.onKeyDown) };

  return (
    <div data-slot="top-bar-group" {...props} {...around} className={cx('ds:top-bar-group', className)}>
      <button
        ref={trigger}
        id={triggerId}
        type="button"
        data-slot="top-bar-group-trigger"
        data-state={open ? 'open' : 'closed'}
        // Until script runs, the browser itself says whether the popover is shown.
        aria-expanded={isHydrated ? open : undefined}
        aria-controls={panelId}
        popoverTarget={panelId}
        className="ds:top-bar-group-trigger"
        onClick={focusPressed}
      >
        {label}
        <ChevronDownIcon data-slot="top-bar-group-chevron" className="ds:top-bar-group-chevron" />
      </button>
      {/* Safari drops the list role of a list without markers, so it is set explicitly. */}
      <ul
        ref={panel}
        id={panelId}
        role="list"
        popover="auto"
        data-slot="top-bar-group-panel"
        data-state={open ? 'open' : 'closed'}
        aria-labelledby={triggerId}
        className="ds:top-bar-group-panel"
        onToggle={learn}
        {...handlers.panel}
      >
        {listItems(children, { 'data-slot': 'top-bar-group-item', className: 'ds:top-bar-group-item' })}
      </ul>
    </div>
  );
}
