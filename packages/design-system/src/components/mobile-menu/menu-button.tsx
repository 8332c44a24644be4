'use client';

import { type ComponentPropsWithRef, type KeyboardEvent, type RefObject, useImperativeHandle } from 'react';
import { composeHandlers } from '../../lib/compose-handlers.js';
import { cx } from '../../lib/cx.js';
import type { Entry } from './use-menu-focus.js';
import { preloadPanel } from './use-menu-panel.js';

interface MenuButtonProps extends ComponentPropsWithRef<'button'> {
  /** The button, for the parts of the menu. */
  button: RefObject<HTMLButtonElement | null>;
  label: string;
  open: boolean;
  /** The id of the panel, while there is one. */
  panelId: string | undefined;
  onPress: () => void;
  /** Sets the item that gets the focus when a key opens the menu; null for a pointer. With `now` it opens the menu, too. */
  onOpenBy: (entry: Entry | null, now?: boolean) => void;
}

/**
 * The button of the menu. It acts on click, since a swipe on a touch screen begins with a press too. Enter and Space are
 * clicks of the browser.
 */
export function MenuButton({
  button,
  label,
  open,
  panelId,
  popoverTarget,
  onPress,
  onOpenBy,
  ref,
  ...host
}: MenuButtonProps) {
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, [button]);
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    host.onKeyDown?.(event);
    if (event.defaultPrevented) return;
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      onOpenBy(event.key === 'ArrowUp' ? 'last' : 'first', true);
    } else if (event.key === 'Enter' || event.key === ' ') onOpenBy('first');
  };
  return (
    <button
      data-slot="mobile-menu-trigger"
      {...host}
      ref={button}
      type="button"
      popoverTarget={popoverTarget}
      // For a popover the browser itself announces whether it is open.
      aria-haspopup={popoverTarget === undefined ? 'menu' : undefined}
      aria-expanded={popoverTarget === undefined ? open : undefined}
      aria-controls={panelId}
      aria-label={label}
      data-state={open ? 'open' : 'closed'}
      className={cx(
        // Hidden while the `TopBar` shows its row of links.
        'ds:-me-2 ds:inline-grid ds:size-control ds:shrink-0 ds:cursor-pointer ds:place-items-center',
        'ds:touch-manipulation ds:rounded-button ds:text-default ds:enabled-hover:bg-subtle',
        'ds:pressed-thread ds:print:hidden ds:forced-colors:border-hairline ds:bar-row:hidden',
        host.className,
      )}
      onKeyDown={handleKeyDown}
      onPointerDown={composeHandlers(host.onPointerDown, () => onOpenBy(null))}
      onPointerEnter={composeHandlers(host.onPointerEnter, preloadPanel)}
      onFocus={composeHandlers(host.onFocus, preloadPanel)}
      onClick={(event) => {
        host.onClick?.(event);
        if (popoverTarget !== undefined) preloadPanel();
        else if (!event.defaultPrevented) onPress();
      }}
    >
      <MenuIcon />
    </button>
  );
}

const DRAWN = 'ds:[transition:stroke-dashoffset_var(--ds-transition-control)] ds:[stroke-dasharray:1_2]';
/** Three lines when closed, a cross when open; each line is drawn in or out along its own axis. */
const THREAD = cx(DRAWN, 'ds:menu-open:[stroke-dashoffset:1]');
const CROSS = cx(DRAWN, 'ds:[stroke-dashoffset:1] ds:menu-open:[stroke-dashoffset:0]');

function MenuIcon() {
  return (
    <svg
      data-slot="mobile-menu-icon"
      className="ds:size-6 ds:fill-none ds:[stroke-width:var(--ds-stroke-thread)] ds:rtl:mirrored"
      viewBox="0 0 24 24"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path className={THREAD} pathLength="1" d="M1 6h22" />
      <path className={THREAD} pathLength="1" d="M1 12h22" />
      <path className={THREAD} pathLength="1" d="M1 18h22" />
      <path className={CROSS} pathLength="1" d="M4 4l16 16" />
      <path className={CROSS} pathLength="1" d="M20 4L4 20" />
    </svg>
  );
}
