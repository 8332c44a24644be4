'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { Button } from '../button/button.js';

/** Props of {@link Dialog}. */
export interface DialogProps {
  /** Whether the dialog is open, for a state of your own. */
  open?: boolean | undefined;
  /**
   * Whether it is open at first. It appears after the first client render: a server renders no dialog.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the dialog is about to open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** A `DialogTrigger`, unless you open it yourself, and a `DialogContent`. */
  children: ReactNode;
}

/**
 * Asks or shows one thing above the page, which has to wait: a picture enlarged, a step confirmed. For what may stay
 * beside the page use the page.
 *
 * WAI-ARIA APG, Dialog (Modal). Renders no element of its own.
 */
export function Dialog(props: DialogProps) {
  return <RadixDialog.Root {...props} />;
}

interface DialogControlOwnProps<As extends ElementType> {
  /**
   * The component that renders the button; its own props are then accepted here.
   * @default Button
   */
  as?: As | undefined;
}

/**
 * Props of {@link DialogTrigger}: those of `as` (a `Button` by default).
 *
 * @typeParam As The component that renders the button, such as `IconButton`.
 */
export type DialogTriggerProps<As extends ElementType = typeof Button> = DialogControlOwnProps<As> &
  Omit<ComponentPropsWithRef<As>, keyof DialogControlOwnProps<As>>;

/** The button that opens the dialog, and gets the focus back when it closes (WAI-ARIA APG, Dialog). */
export function DialogTrigger<As extends ElementType = typeof Button>(props: DialogTriggerProps<As>) {
  const { as, ...rest } = props;
  const Control: ElementType = as ?? Button;
  return (
    <RadixDialog.Trigger asChild>
      <Control data-slot="dialog-trigger" {...rest} />
    </RadixDialog.Trigger>
  );
}

/**
 * Props of {@link DialogClose}: those of `as` (a `Button` by default).
 *
 * @typeParam As The component that renders the button, such as `IconButton`.
 */
export type DialogCloseProps<As extends ElementType = typeof Button> = DialogTriggerProps<As>;

/** A button inside the dialog that closes it, beside the one that every dialog has (WAI-ARIA APG, Dialog). */
export function DialogClose<As extends ElementType = typeof Button>(props: DialogCloseProps<As>) {
  const { as, ...rest } = props;
  const Control: ElementType = as ?? Button;
  return (
    <RadixDialog.Close asChild>
      <Control data-slot="dialog-close" {...rest} />
    </RadixDialog.Close>
  );
}
