'use client';

import type { ComponentPropsWithRef } from 'react';
import { PauseIcon, PlayIcon } from '../../icons/icons.js';
import { cx } from '../../lib/cx.js';
import { useControllableState } from '../../lib/use-controllable-state.js';
import { useStyleCheck } from '../../lib/use-style-check.js';

/** Props of {@link MotionToggle}: those of a native `<button>` and these. */
export interface MotionToggleProps
  extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'aria-pressed' | 'children' | 'type'> {
  /** What moves. Part of the accessible name, so that the names of several buttons differ. */
  label: string;
  /** Whether it is paused; makes the button controlled. */
  paused?: boolean | undefined;
  /**
   * Whether it starts paused, when uncontrolled.
   * @default false
   */
  defaultPaused?: boolean | undefined;
  /** Called when the button changes the state. */
  onPausedChange?: ((paused: boolean) => void) | undefined;
  /**
   * Label of the action while something moves.
   * @default 'Pause'
   */
  pauseLabel?: string | undefined;
  /**
   * Label of the action while it is paused.
   * @default 'Play'
   */
  playLabel?: string | undefined;
}

/**
 * A pause button for content that moves automatically (WCAG 2.2.2). Put it before the content.
 *
 * The name of the button says what a press does. It has no `aria-pressed`, because a changing name and a changing
 * state contradict each other (WAI-ARIA APG, Carousel and Button). Hidden under reduced motion, where nothing moves,
 * and without script.
 *
 * @example
 * <MotionToggle label="Steam" paused={paused} onPausedChange={setPaused} />
 */
export function MotionToggle({
  label,
  paused,
  defaultPaused = false,
  onPausedChange,
  pauseLabel = 'Pause',
  playLabel = 'Play',
  className,
  onClick,
  ...props
}: MotionToggleProps) {
  useStyleCheck('motion-toggle');
  const [isPaused, setPaused] = useControllableState(paused, defaultPaused, onPausedChange);
  const Icon = isPaused ? PlayIcon : PauseIcon;
  return (
    <button
      data-slot="motion-toggle"
      data-state={isPaused ? 'paused' : 'playing'}
      {...props}
      type="button"
      aria-label={`${isPaused ? playLabel : pauseLabel}: ${label}`}
      className={cx(
        // It may lie on a picture, so it has a ground: the page's, because in dark a surface is as light as a hovered button.
        'ds:icon-button ds:grid ds:bg-page ds:enabled-hover:bg-subtle ds:at-rest:hidden',
        className,
      )}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) setPaused(!isPaused);
      }}
    >
      <Icon data-slot="motion-toggle-icon" className="ds:size-icon" />
    </button>
  );
}
