'use client';

import { type ElementType, type ReactNode, useId, useState } from 'react';
import { composeHandlers } from '../../lib/compose-handlers.js';
import { focusPressed } from '../../lib/focus-pressed.js';
import { ShareState } from '../../lib/shared-state.js';
import { useControllableState } from '../../lib/use-controllable-state.js';
import { useToldId } from '../../lib/use-told-id.js';
import type { AsButtonProps } from '../button/as-button.js';
import { Button } from '../button/button.js';
import { PopoverContext, usePopover } from './popover-context.js';

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** Whether the popover is open; makes it controlled. */
  open?: boolean | undefined;
  /**
   * Whether it starts open. It opens after the first client render: the server's HTML has it closed.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the popover has opened or closed. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** A `PopoverTrigger` and, right after it, a `PopoverContent`. */
  children: ReactNode;
}

/**
 * Shows content beside the button that opens it, above the page, which stays usable: a filter, details, a short
 * form. For a question that must be answered first use `Dialog`.
 *
 * A native popover: it opens without script, closes by Escape and by a press outside, and no ancestor clips it. Renders no
 * element of its own.
 *
 * @example
 * ```tsx
 * <Popover>
 *   <PopoverTrigger>Filter</PopoverTrigger>
 *   <PopoverContent title="Show">…</PopoverContent>
 * </Popover>
 * ```
 */
export function Popover({ open: given, defaultOpen = false, onOpenChange, children }: PopoverProps) {
  const [open, setOpen] = useControllableState(given, defaultOpen, onOpenChange);
  const [held, setHeld] = useState(false);
  const id = useId();
  const [triggerId = `${id}-trigger`, setTriggerId] = useState<string>();
  const [contentId = `${id}-content`, setContentId] = useState<string>();
  return (
    <ShareState
      context={PopoverContext}
      value={{ open, setOpen, held, setHeld, triggerId, contentId, setTriggerId, setContentId }}
    >
      {children}
    </ShareState>
  );
}

/**
 * Props of {@link PopoverTrigger}: those of `as` (a `Button` by default).
 *
 * @typeParam As The component that renders the button, such as `IconButton`.
 */
export type PopoverTriggerProps<As extends ElementType = typeof Button> = AsButtonProps<As>;

/**
 * The button that opens and closes the popover. The browser says whether it is expanded (WCAG 4.1.2).
 *
 * @example
 * ```tsx
 * <PopoverTrigger as={IconButton} label="Filter">
 *   <FilterIcon />
 * </PopoverTrigger>
 * ```
 */
export function PopoverTrigger<As extends ElementType = typeof Button>(props: PopoverTriggerProps<As>) {
  const { as, id, onClick, ...rest } = props as PopoverTriggerProps;
  const { open, held, triggerId, contentId, setTriggerId } = usePopover('PopoverTrigger');
  const Control: ElementType = as ?? Button;
  return (
    <Control
      data-slot="popover-trigger"
      data-state={open ? 'open' : 'closed'}
      data-held={(open && held) || undefined}
      aria-haspopup="dialog"
      popoverTarget={contentId}
      {...rest}
      id={triggerId}
      {...useToldId(id, setTriggerId)}
      onClick={composeHandlers(onClick, focusPressed)}
    />
  );
}

/**
 * Props of {@link PopoverClose}: those of `as` (a `Button` by default).
 *
 * @typeParam As The component that renders the button, such as `IconButton`.
 */
export type PopoverCloseProps<As extends ElementType = typeof Button> = PopoverTriggerProps<As>;

/**
 * A button inside the popover that closes it.
 *
 * @example
 * ```tsx
 * <PopoverClose variant="action">Apply</PopoverClose>
 * ```
 */
export function PopoverClose<As extends ElementType = typeof Button>(props: PopoverCloseProps<As>) {
  const { as, ...rest } = props;
  const { contentId } = usePopover('PopoverClose');
  const Control: ElementType = as ?? Button;
  return <Control data-slot="popover-close" popoverTarget={contentId} popoverTargetAction="hide" {...rest} />;
}
