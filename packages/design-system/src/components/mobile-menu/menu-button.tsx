'use client';

import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { cx } from '../../lib/cx.js';

interface MenuButtonProps extends ComponentPropsWithRef<'button'> {
  /** The caller's own props, kept apart from those that Radix adds. */
  host: ComponentPropsWithRef<'button'>;
  label: string;
  onPress: () => void;
  onOpenAtEnd: () => void;
}

/**
 * The button of the menu. Radix opens on pointer-down, which is also how a swipe begins on a touch screen. So its
 * pointer handler is left out and the button acts on click. Its keys are kept, and the up arrow is added.
 */
export function MenuButton({
  host,
  label,
  onPress,
  onOpenAtEnd,
  onPointerDown: _onTouchDown,
  onKeyDown,
  ...radix
}: MenuButtonProps) {
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    host.onKeyDown?.(event);
    if (event.defaultPrevented) return;
    if (event.key === 'ArrowUp') {
      event.preventDefault();
      onOpenAtEnd();
    } else onKeyDown?.(event);
  };
  return (
    <button
      {...radix}
      data-slot="mobile-menu-trigger"
      {...host}
      type="button"
      aria-label={label}
      className={cx(
        // Hidden while the `TopBar` shows its row of links.
        'ds:group/menu ds:-me-2 ds:inline-grid ds:size-control ds:shrink-0 ds:cursor-pointer ds:place-items-center',
        'ds:touch-manipulation ds:rounded-button ds:text-default ds:focus-visible:focus-ring ds:print:hidden',
        'ds:forced-colors:border-hairline ds:bar-row:hidden',
        host.className,
      )}
      onKeyDown={handleKeyDown}
      onClick={(event) => {
        host.onClick?.(event);
        if (!event.defaultPrevented) onPress();
      }}
    >
      <MenuIcon />
    </button>
  );
}

const DRAWN = 'ds:transition-[stroke-dashoffset] ds:duration-fast ds:ease-standard ds:[stroke-dasharray:1_2]';
/** Three lines when closed, a cross when open; each line is drawn in or out along its own axis. */
const THREAD = cx(DRAWN, 'ds:group-data-[state=open]/menu:[stroke-dashoffset:1]');
const CROSS = cx(DRAWN, 'ds:[stroke-dashoffset:1] ds:group-data-[state=open]/menu:[stroke-dashoffset:0]');

function MenuIcon() {
  return (
    <svg
      data-slot="mobile-menu-icon"
      className="ds:size-6 ds:fill-none ds:[stroke-width:var(--ds-stroke-thread)] ds:rtl:-scale-x-100"
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
