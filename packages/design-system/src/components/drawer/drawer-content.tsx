import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { Modal, type ModalLook } from '../dialog/modal.js';

/** The edge of the screen: where text starts or ends, or the lower one. */
export type DrawerSide = 'start' | 'end' | 'bottom';

/** Props of {@link DrawerContent}: those of a native `<div>` and these. */
export interface DrawerContentProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /**
   * The edge that it comes from.
   * @default 'end'
   */
  side?: DrawerSide | undefined;
  /**
   * The edge on screens of at most 640 px, if it is another one there: `bottom` is within reach of the thumb.
   * @default that of `side`
   */
  narrowSide?: 'bottom' | undefined;
  /** Its heading and its name (WCAG 2.4.6, 4.1.2). */
  title: ReactNode;
  /** A sentence below the title, announced together with it. */
  description?: ReactNode;
  /** The buttons, at the end below the content. They stay visible on a screen that is tall enough. */
  footer?: ReactNode;
  /**
   * Name of the button that closes.
   * @default 'Close'
   */
  closeLabel?: string | undefined;
  /**
   * Called when Escape is pressed, before the drawer closes. `preventDefault()` keeps it open, for example while the list of a
   * combobox in it is open.
   */
  onEscapeKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

const LOOK: ModalLook = {
  slot: 'drawer',
  sheet: 'overlays.css',
  overlay: 'ds:drawer-overlay',
  footer: 'ds:drawer-footer',
  main: 'ds:drawer-main',
};

/**
 * The panel at the edge: a title, a close button, its content and an optional footer.
 *
 * WAI-ARIA APG, Dialog (Modal). The rest of the page is inert and does not scroll. Rendered into `<body>` while open and while it
 * leaves; not rendered on the server.
 *
 * @example
 * <DrawerContent side="end" narrowSide="bottom" title="Your cart" footer={<Button variant="action">Check out</Button>}>
 *   …
 * </DrawerContent>
 */
export function DrawerContent({ side = 'end', narrowSide, className, ...props }: DrawerContentProps) {
  return (
    <Modal
      look={LOOK}
      data-side={side}
      data-narrow-side={narrowSide}
      {...props}
      className={cx('ds:drawer-content', className)}
    />
  );
}
