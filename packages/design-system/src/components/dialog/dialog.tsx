'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { type ElementType, type ReactNode, use, useState } from 'react';
import { useControllableState } from '../../lib/use-controllable-state.js';
import type { AsButtonProps } from '../button/as-button.js';
import { Button } from '../button/button.js';
import { DialogContext } from './dialog-context.js';

/** Props of {@link Dialog}. */
export interface DialogProps {
  /** Whether the dialog is open; makes it controlled. */
  open?: boolean | undefined;
  /**
   * Whether it starts open. It appears after the first client render: the server renders no dialog.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the dialog is about to open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** A `DialogTrigger`, unless you control `open`, and a `DialogContent`. */
  children: ReactNode;
}

/**
 * Shows one thing above the page and blocks the page until it is closed: an enlarged picture, a confirmation. Put anything
 * that does not have to block the page into the page itself.
 *
 * WAI-ARIA APG, Dialog (Modal). Renders no element of its own.
 *
 * @example
 * <Dialog>
 *   <DialogTrigger>Enlarge</DialogTrigger>
 *   <DialogContent title="The garden" size="lg">
 *     <Image src="/garden.avif" alt="A tea garden in the rain" width={1200} height={800} />
 *   </DialogContent>
 * </Dialog>
 */
export function Dialog({ open, defaultOpen = false, onOpenChange, children }: DialogProps) {
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, onOpenChange);
  const [contentId, setContentId] = useState<string>();
  return (
    <DialogContext value={{ open: isOpen, contentId, setContentId }}>
      <RadixDialog.Root open={isOpen} onOpenChange={setOpen}>
        {children}
      </RadixDialog.Root>
    </DialogContext>
  );
}

/**
 * Props of {@link DialogTrigger}: those of `as` (a `Button` by default).
 *
 * @typeParam As The component that renders the button, such as `IconButton`.
 */
export type DialogTriggerProps<As extends ElementType = typeof Button> = AsButtonProps<As>;

/**
 * The button that opens the dialog; focus returns to it on close (WAI-ARIA APG, Dialog).
 *
 * @example
 * <DialogTrigger as={IconButton} label="Enlarge">
 *   <ExpandIcon />
 * </DialogTrigger>
 */
export function DialogTrigger<As extends ElementType = typeof Button>(props: DialogTriggerProps<As>) {
  const { as, ...rest } = props;
  const Control: ElementType = as ?? Button;
  const { contentId } = use(DialogContext);
  return (
    <RadixDialog.Trigger asChild {...(contentId !== undefined && { 'aria-controls': contentId })}>
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

/**
 * A further close button inside the dialog (WAI-ARIA APG, Dialog).
 *
 * @example
 * <DialogClose variant="action">Keep it</DialogClose>
 */
export function DialogClose<As extends ElementType = typeof Button>(props: DialogCloseProps<As>) {
  const { as, ...rest } = props;
  const Control: ElementType = as ?? Button;
  return (
    <RadixDialog.Close asChild>
      <Control data-slot="dialog-close" {...rest} />
    </RadixDialog.Close>
  );
}
