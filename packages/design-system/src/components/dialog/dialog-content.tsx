'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { type ComponentPropsWithRef, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { isShown } from '../../lib/is-shown.js';
import { IconButton } from '../icon-button/icon-button.js';
import { type DialogVariants, dialogContentVariants, dialogOverlayVariants } from './dialog.variants.js';
import { lockScroll, makeRestInert } from './hold-page.js';

/** Props of {@link DialogContent}: those of a native `<div>` and these. */
export interface DialogContentProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'>,
    DialogVariants {
  /** Its heading and its name (WCAG 2.4.6, 4.1.2). */
  title: ReactNode;
  /** A sentence below the title, read out together with it. */
  description?: ReactNode;
  /**
   * Name of the button that closes.
   * @default 'Close'
   */
  closeLabel?: string | undefined;
}

/**
 * What is shown above the page: a title, a button that closes, and what you put into it.
 *
 * WAI-ARIA APG, Dialog (Modal). The rest of the page is inert and does not scroll, also under a script that scrolls
 * smoothly. Rendered into `<body>` while open and while it fades, and not at all on a server.
 */
export function DialogContent({
  title,
  description,
  closeLabel = 'Close',
  size = 'md',
  className,
  children,
  ...props
}: DialogContentProps) {
  return (
    <RadixDialog.Portal>
      {/* Its attribute keeps a smooth-scroll library's hands off the wheel (Lenis has it so). */}
      <div data-slot="dialog-overlay" data-lenis-prevent="" className={dialogOverlayVariants()}>
        <Panel {...{ title, description, closeLabel, size, className, ...props }}>{children}</Panel>
      </div>
    </RadixDialog.Portal>
  );
}

/** Mounted while the dialog is open, which is how long the page is held. */
function Panel({
  title,
  description,
  closeLabel,
  size,
  className,
  children,
  ...props
}: DialogContentProps & { closeLabel: string }) {
  const marker = useRef<HTMLDivElement>(null);
  const opener = useHeldPage(marker);
  return (
    // Mounted as long as the overlay around it, whose way out is in dialog.css.
    <RadixDialog.Content
      forceMount
      data-slot="dialog-content"
      data-size={size}
      aria-modal="true"
      {...props}
      className={dialogContentVariants({ size, className })}
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
            <CloseIcon />
          </IconButton>
        </RadixDialog.Close>
      </div>
      <RadixDialog.Title
        data-slot="dialog-title"
        className="ds:me-control ds:text-heading-md ds:font-wide ds:wrap-anywhere"
      >
        {title}
      </RadixDialog.Title>
      {isShown(description) && (
        <RadixDialog.Description
          data-slot="dialog-description"
          className="ds:me-control ds:mt-2 ds:text-muted ds:wrap-anywhere"
        >
          {description}
        </RadixDialog.Description>
      )}
      <div data-slot="dialog-body" className="ds:mt-4 ds:min-w-0 ds:wrap-anywhere">
        {children}
      </div>
    </RadixDialog.Content>
  );
}

/**
 * Holds the page while a part of the dialog is mounted. Radix gives the focus back to the trigger; what had it before a
 * dialog without one opened is kept here.
 */
function useHeldPage(part: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
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

function CloseIcon() {
  return (
    <svg
      data-slot="dialog-close-icon"
      className="ds:size-icon"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="m4 4 12 12M16 4 4 16" />
    </svg>
  );
}
