'use client';

import { type ComponentPropsWithRef, type ElementType, useContext } from 'react';
import { Button } from '../button/button.js';
import { TooltipContext } from './tooltip-context.js';

interface TooltipTriggerOwnProps<As extends ElementType> {
  /**
   * The component that renders the control; its own props are then accepted here.
   * @default Button
   */
  as?: As | undefined;
}

/**
 * Props of {@link TooltipTrigger}: those of `as` (a `Button` by default).
 *
 * @typeParam As The component that renders the control, such as `IconButton` or `Link`.
 */
export type TooltipTriggerProps<As extends ElementType = typeof Button> = TooltipTriggerOwnProps<As> &
  Omit<ComponentPropsWithRef<As>, keyof TooltipTriggerOwnProps<As>>;

/**
 * The control that a tooltip describes. It must be focusable: a disabled button shows no tooltip, one with `aria-disabled`
 * does.
 *
 * @example
 * ```tsx
 * <TooltipTrigger as={IconButton} label="Copy">
 *   <CopyIcon />
 * </TooltipTrigger>
 * ```
 */
export function TooltipTrigger<As extends ElementType = typeof Button>(props: TooltipTriggerProps<As>) {
  const { as, ...rest } = props;
  const text = useContext(TooltipContext);
  if (!text) throw new Error('TooltipTrigger is outside a Tooltip, which has its text. Put it into one.');
  const Control: ElementType = as ?? Button;
  const own: string | undefined = (rest as Record<string, string | undefined>)[text.attribute];
  return (
    <Control
      data-slot="tooltip-trigger"
      {...rest}
      {...{ [text.attribute]: [own, text.id].filter(Boolean).join(' ') || undefined }}
    />
  );
}
