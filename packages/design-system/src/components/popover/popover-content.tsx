'use client';

import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { composeHandlers } from '../../lib/compose-handlers.js';
import { cx } from '../../lib/cx.js';
import { hasContent } from '../../lib/has-content.js';
import { isComposing } from '../../lib/is-composing.js';
import { isPopoverShown } from '../../lib/is-popover-shown.js';
import { useStyleCheck } from '../../lib/use-style-check.js';
import { useToldId } from '../../lib/use-told-id.js';
import { usePopover } from './popover-context.js';
import { useNativePopover } from './use-native-popover.js';

/** On which side of the trigger, where there is room: below or above. */
export type PopoverSide = 'bottom' | 'top';

/** Which edges are in line: those at the start or the end of the text, or the centres. */
export type PopoverAlign = 'start' | 'center' | 'end';

/** Props of {@link PopoverContent}: those of a native `<div>` and these. */
export interface PopoverContentProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role' | 'popover'> {
  /** Its heading and its name (WCAG 4.1.2). Without one it has the name of its trigger. */
  title?: ReactNode;
  /**
   * The side of the trigger on which the popover opens. Without room there, it opens on the other side.
   * @default 'bottom'
   */
  side?: PopoverSide | undefined;
  /**
   * The edges that are in line with those of the trigger.
   * @default 'start'
   */
  align?: PopoverAlign | undefined;
}

/** What is open inside closes first. */
const INNER = ':popover-open, [role="menu"]';

/** A tooltip closes before what it may cover. */
const TIP = '[role="tooltip"]:popover-open';

/**
 * The panel beside the trigger: an optional title and its content. Non-modal, with the role `dialog`.
 *
 * It is in the server's HTML, and the browser hides it while it is closed. It closes when something else gets the focus.
 *
 * @example
 * ```tsx
 * <PopoverContent title="Show" side="top" align="end">
 *   <CheckboxGroup label="Kind" name="kind" options={[{ value: 'web', label: 'Web' }, { value: 'tv', label: 'TV' }]} />
 *   <PopoverClose>Done</PopoverClose>
 * </PopoverContent>
 * ```
 */
export function PopoverContent({
  title,
  side = 'bottom',
  align = 'start',
  id,
  ref,
  className,
  children,
  onToggle,
  ...props
}: PopoverContentProps) {
  useStyleCheck('popover-content', 'overlays.css');
  const popover = usePopover('PopoverContent');
  const panel = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => panel.current as HTMLDivElement, []);
  const learn = useNativePopover(panel, popover);
  const titleId = useId();
  const isTitled = hasContent(title);

  useEffect(() => {
    if (!popover.open || popover.held || !panel.current?.parentElement?.closest('[aria-modal="true"]'))
      return;
    // Before the listener of the modal around it, because one press must not close both. The inner part closes first.
    const closeAlone = (event: KeyboardEvent) => {
      const { current } = panel;
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      if (!current || !isPopoverShown(current)) return;
      if (current.querySelector(INNER) || document.querySelector(TIP)) return;
      event.preventDefault();
      event.stopPropagation();
      current.hidePopover?.();
    };
    window.addEventListener('keydown', closeAlone, true);
    return () => window.removeEventListener('keydown', closeAlone, true);
  }, [popover.open, popover.held]);

  const { held, setHeld } = popover;
  useEffect(() => {
    const { current } = panel;
    if (!held || !current) return;
    // What the reader does in it may change the state's answer, so the state is asked again before a modal around it closes.
    const askAgain = (event: Event) => {
      if (!(event instanceof KeyboardEvent && event.key === 'Escape')) setHeld(false);
    };
    const types = ['pointerdown', 'keydown'];
    for (const type of types) current.addEventListener(type, askAgain);
    return () => {
      for (const type of types) current.removeEventListener(type, askAgain);
    };
  }, [held, setHeld]);

  return (
    <div
      data-slot="popover-content"
      data-state={popover.open ? 'open' : 'closed'}
      data-side={side}
      data-align={align}
      aria-labelledby={isTitled ? titleId : popover.triggerId}
      {...props}
      {...(props['aria-label'] !== undefined && { 'aria-labelledby': undefined })}
      ref={panel}
      id={popover.contentId}
      {...useToldId(id, popover.setContentId)}
      role="dialog"
      popover="auto"
      className={cx('ds:popover-content', className)}
      onToggle={composeHandlers(onToggle, learn)}
    >
      {isTitled && (
        <p id={titleId} data-slot="popover-title" className="ds:popover-title">
          {title}
        </p>
      )}
      {children}
    </div>
  );
}
