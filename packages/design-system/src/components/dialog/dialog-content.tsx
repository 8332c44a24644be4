'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { cva } from 'class-variance-authority';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { CloseIcon } from '../../icons/icons.js';
import { cx } from '../../lib/cx.js';
import { hasContent } from '../../lib/has-content.js';
import { useStyleCheck } from '../../lib/use-style-check.js';
import { IconButton } from '../icon-button/icon-button.js';
import { lockScroll, makeRestInert } from './scroll-lock.js';

/** Maximum width: `md` is size.measure, for text; `lg` is size.container, for a picture. */
export type DialogSize = 'md' | 'lg';

/** `alertdialog` asks before something is done that is hard to undo. */
export type DialogRole = 'dialog' | 'alertdialog';

/** Props of {@link DialogContent}: those of a native `<div>` and these. */
export interface DialogContentProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /**
   * Its maximum width: `md` for a question, `lg` for a picture.
   * @default 'md'
   */
  size?: DialogSize | undefined;
  /**
   * `alertdialog` for a question that has to be answered: a press outside does not close it, and focus begins on the first
   * `DialogClose`, the least destructive answer. Without a `description` its content describes it.
   * @default 'dialog'
   */
  role?: DialogRole | undefined;
  /** Its heading and its name (WCAG 2.4.6, 4.1.2). */
  title: ReactNode;
  /** A sentence below the title, announced together with it. */
  description?: ReactNode;
  /** The buttons, at the end below the content; a `DialogClose` first. */
  footer?: ReactNode;
  /**
   * Name of the button that closes.
   * @default 'Close'
   */
  closeLabel?: string | undefined;
}

const OVERLAY = cx(
  'ds:pointer-events-auto ds:fixed ds:inset-0 ds:z-dialog ds:flex ds:items-center ds:justify-center',
  'ds:overflow-hidden ds:overscroll-contain ds:bg-scrim ds:p-4 ds:print:static ds:print:p-0',
  'ds:transition-opacity ds:duration-fast ds:ease-enter ds:starting:opacity-0',
);

/**
 * The panel above the page: a title, a close button and its content.
 *
 * WAI-ARIA APG, Dialog (Modal) and Alert Dialog. The rest of the page is inert and does not scroll. Rendered into `<body>` while
 * open and while it fades out; not rendered on the server.
 *
 * @example
 * <Dialog>
 *   <DialogTrigger>Delete the flow</DialogTrigger>
 *   <DialogContent
 *     role="alertdialog"
 *     title="Delete this flow?"
 *     description="The apps that read it stop getting new data."
 *     footer={
 *       <>
 *         <DialogClose>Keep it</DialogClose>
 *         <Button tone="danger">Delete</Button>
 *       </>
 *     }
 *   />
 * </Dialog>
 */
export function DialogContent(props: DialogContentProps) {
  return (
    <RadixDialog.Portal>
      <div data-slot="dialog-overlay" className={OVERLAY}>
        <Panel {...props} />
      </div>
    </RadixDialog.Portal>
  );
}

const dialogContentClasses = cva(
  [
    'ds:max-h-full ds:w-full ds:overflow-y-auto ds:overscroll-contain ds:rounded-lg ds:border-hairline',
    'ds:border-strong ds:bg-raised ds:font-sans ds:text-body ds:text-default ds:shadow-overlay',
    'ds:focus-visible:focus-ring ds:p-4 ds:sm:p-6',
  ],
  {
    variants: { size: { md: 'ds:max-w-measure', lg: 'ds:max-w-container' } },
    defaultVariants: { size: 'md' },
  },
);

/** Mounted while the dialog is open, which is how long the scroll lock lasts. */
function Panel({
  title,
  description,
  footer,
  closeLabel = 'Close',
  role = 'dialog',
  size = 'md',
  className,
  children,
  ...props
}: DialogContentProps) {
  useStyleCheck('dialog-content');
  const marker = useRef<HTMLDivElement>(null);
  const bodyId = useId();
  const opener = useModalPage(marker);
  const isAlert = role === 'alertdialog';
  // An alert dialog needs a description (WAI-ARIA APG); a dialog's content may be too long for one.
  const described = isAlert &&
    !hasContent(description) &&
    hasContent(children) && { 'aria-describedby': bodyId };
  return (
    // Mounted as long as the overlay around it, whose exit transition is in dialog.css.
    <RadixDialog.Content
      forceMount
      data-slot="dialog-content"
      data-size={size}
      aria-modal="true"
      role={role}
      {...described}
      {...props}
      className={dialogContentClasses({ size, className })}
      onPointerDownOutside={(event) => {
        if (isAlert) event.preventDefault();
      }}
      onOpenAutoFocus={(event) => {
        const answer = isAlert && leastDestructive(marker.current);
        if (!answer) return;
        event.preventDefault();
        answer.focus();
      }}
      onCloseAutoFocus={(event) => {
        if (!opener.current?.isConnected) return;
        event.preventDefault();
        opener.current.focus({ preventScroll: true });
      }}
    >
      <div
        ref={marker}
        data-slot="dialog-close-place"
        className="ds:sticky ds:top-0 ds:z-raised ds:flex ds:h-0 ds:justify-end ds:print:hidden"
      >
        <RadixDialog.Close asChild>
          <IconButton data-slot="dialog-close" label={closeLabel} className="ds:-me-2 ds:-mt-2 ds:bg-raised">
            <CloseIcon data-slot="dialog-close-icon" className="ds:size-icon" />
          </IconButton>
        </RadixDialog.Close>
      </div>
      <RadixDialog.Title
        data-slot="dialog-title"
        className="ds:me-control ds:text-heading-md ds:font-wide ds:wrap-anywhere"
      >
        {title}
      </RadixDialog.Title>
      {hasContent(description) && (
        <RadixDialog.Description
          data-slot="dialog-description"
          className="ds:me-control ds:mt-2 ds:text-muted ds:wrap-anywhere"
        >
          {description}
        </RadixDialog.Description>
      )}
      {hasContent(children) && (
        <div data-slot="dialog-body" id={bodyId} className="ds:mt-4 ds:min-w-0 ds:wrap-anywhere">
          {children}
        </div>
      )}
      {hasContent(footer) && (
        <div data-slot="dialog-footer" className="ds:mt-4 ds:flex ds:flex-wrap ds:justify-end ds:gap-3">
          {footer}
        </div>
      )}
    </RadixDialog.Content>
  );
}

/** The first `DialogClose` of the author. The button in the corner, which every dialog has, is no answer. */
function leastDestructive(closePlace: HTMLElement | null): HTMLElement | null | undefined {
  return closePlace?.parentElement?.querySelector<HTMLElement>(
    ':scope > :not([data-slot="dialog-close-place"]) [data-slot="dialog-close"]:enabled',
  );
}

/**
 * Locks scrolling and makes the rest of the page inert while a part of the dialog is mounted. Radix restores focus to
 * the trigger; a dialog without one restores it to the element that had it before.
 */
function useModalPage(part: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  const opener = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const overlay = part.current?.closest<HTMLElement>('[data-slot="dialog-overlay"]');
    if (!overlay) return;
    const { activeElement, body, documentElement } = overlay.ownerDocument;
    opener.current = activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
    const unlock = lockScroll(documentElement);
    const revive = makeRestInert(overlay);
    return () => {
      revive();
      unlock();
    };
  }, [part]);
  return opener;
}
