import { cva } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Modal, type ModalLook } from './modal.js';

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
  /**
   * Called when Escape is pressed, before the dialog closes. `preventDefault()` keeps it open, for example while the list of a
   * combobox in it is open.
   */
  onEscapeKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

const LOOK: ModalLook = {
  slot: 'dialog',
  sheet: 'styles.css',
  overlay: 'ds:items-center ds:justify-center ds:p-4 ds:print:p-0',
  footer: 'ds:mt-4 ds:flex ds:flex-wrap ds:justify-end ds:gap-3',
};

const dialogContentClasses = cva(
  [
    'ds:max-h-full ds:w-full ds:scroll-pt-control ds:overflow-y-auto ds:overscroll-contain ds:rounded-lg ds:border-hairline',
    'ds:border-strong ds:border-t-thread ds:border-t-selected ds:bg-raised ds:font-sans ds:text-body ds:text-default ds:elevation-overlay',
    'ds:p-4 ds:sm:p-6',
  ],
  {
    variants: { size: { md: 'ds:max-w-measure', lg: 'ds:max-w-container' } },
    defaultVariants: { size: 'md' },
  },
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
 *         <Button variant="danger">Delete</Button>
 *       </>
 *     }
 *   />
 * </Dialog>
 */
export function DialogContent({ size = 'md', className, ...props }: DialogContentProps) {
  return (
    <Modal look={LOOK} data-size={size} {...props} className={dialogContentClasses({ size, className })} />
  );
}
