'use client';

import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import { composeHandlers } from '../../lib/compose-handlers.js';
import { cx } from '../../lib/cx.js';
import { hasContent } from '../../lib/has-content.js';
import { useStyleCheck } from '../../lib/use-style-check.js';
import { TooltipContext } from './tooltip-context.js';
import { useTooltip } from './use-tooltip.js';

/** On which side of the trigger, where there is room. */
export type TooltipSide = 'top' | 'bottom';

/** The relationship of the content to the trigger: its description or its name. */
export type TooltipRelationship = 'description' | 'label';

/** Props of {@link Tooltip}: those of a native `<span>` and these. */
export interface TooltipProps extends Omit<ComponentPropsWithRef<'span'>, 'content'> {
  /** A few words, or none. No link or control, because a reader could not reach it. */
  content: ReactNode;
  /**
   * Whether the content describes the trigger or names it. A `label` replaces the accessible name of the trigger:
   * use it for an icon whose name the tooltip shows.
   * @default 'description'
   */
  relationship?: TooltipRelationship | undefined;
  /**
   * The side of the trigger on which the tooltip opens. Without room there, it opens on the other side.
   * @default 'top'
   */
  side?: TooltipSide | undefined;
  /** A `TooltipTrigger`. */
  children: ReactNode;
}

/**
 * A few words about a control, shown while the pointer or the keyboard’s focus is on it. Never the only place of what a reader
 * must know: touch screens do not show it.
 *
 * WAI-ARIA APG, Tooltip: it can be dismissed, hovered over, and stays (WCAG 1.4.13). A native popover, never cut off by
 * what is around it; without script, CSS shows it.
 *
 * @example
 * ```tsx
 * <Tooltip content="Members keep their access">
 *   <TooltipTrigger>Archive</TooltipTrigger>
 * </Tooltip>
 * ```
 */
export function Tooltip({
  content,
  relationship = 'description',
  side = 'top',
  className,
  children,
  onPointerEnter,
  onPointerLeave,
  onPointerDown,
  onFocus,
  onBlur,
  ...props
}: TooltipProps) {
  useStyleCheck('tooltip', 'overlays.css');
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const hasWords = hasContent(content);
  const { parent, onToggle } = useTooltip(tip, hasWords);
  const handlers = {
    onPointerEnter: composeHandlers(onPointerEnter, parent.onPointerEnter),
    onPointerLeave: composeHandlers(onPointerLeave, parent.onPointerLeave),
    onPointerDown: composeHandlers(onPointerDown, parent.onPointerDown),
    onFocus: composeHandlers(onFocus, parent.onFocus),
    onBlur: composeHandlers(onBlur, parent.onBlur),
  };
  const attribute = relationship === 'label' ? 'aria-labelledby' : 'aria-describedby';
  return (
    <span data-slot="tooltip" {...props} {...handlers} className={cx('ds:tooltip', className)}>
      <TooltipContext value={{ attribute, id: hasWords ? id : undefined }}>{children}</TooltipContext>
      {hasWords && (
        <span
          ref={tip}
          data-slot="tooltip-tip"
          data-side={side}
          id={id}
          role="tooltip"
          popover="hint"
          className="ds:tooltip-tip"
          onToggle={onToggle}
        >
          <span data-slot="tooltip-content" className="ds:tooltip-content">
            {content}
          </span>
        </span>
      )}
    </span>
  );
}
