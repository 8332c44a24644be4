'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import {
  type ComponentPropsWithRef,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CloseIcon } from '../../icons/icons.js';
import { composeHandlers } from '../../lib/compose-handlers.js';
import { cx } from '../../lib/cx.js';
import { hasContent } from '../../lib/has-content.js';
import { isComposing } from '../../lib/is-composing.js';
import { isOneGroup, tabStopsIn } from '../../lib/tab-stops.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import { useStyleCheck } from '../../lib/use-style-check.js';
import { useToldId } from '../../lib/use-told-id.js';
import { IconButton } from '../icon-button/icon-button.js';
import { DialogContext } from './dialog-context.js';
import { rememberPresses, returnFocus } from './openers.js';
import { BodyAsBefore, useModalPage } from './use-modal-page.js';

/** The differences between a dialog and a drawer: the prefix of their slots, and classes. */
export interface ModalLook {
  slot: 'dialog' | 'drawer';
  sheet: 'styles.css' | 'overlays.css';
  overlay: string;
  footer: string;
  /** Of the element that scrolls while the footer stays; without it the whole panel scrolls. */
  main?: string;
}

interface ModalProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  look: ModalLook;
  role?: 'dialog' | 'alertdialog' | undefined;
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  closeLabel?: string | undefined;
  onEscapeKeyDown?: ((event: globalThis.KeyboardEvent) => void) | undefined;
}

/** The panel of the modal around. */
const PanelAround = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

/** Fades; the exit is in dialog.css. */
const OVERLAY = cx(
  'ds:modal ds:fixed ds:inset-0 ds:z-dialog ds:flex ds:overflow-hidden',
  'ds:overscroll-contain ds:bg-scrim ds:print:static',
  'ds:[transition:opacity_var(--ds-transition-enter)] ds:starting:opacity-0',
);

/**
 * Selects the button of an open popover or menu, whose panel may be elsewhere in the document. Leaves out one that controlled
 * state keeps open, because it would keep the modal open too.
 */
const OPEN_INSIDE = '[aria-haspopup][data-state="open"]:not([data-held])';

/** A panel above an inert page that does not scroll, and its overlay. Not public: `DialogContent` and `DrawerContent` are. */
export function Modal(props: ModalProps) {
  const { slot, overlay } = props.look;
  /** Whether the press outside, if it is one, does not close the modal. */
  const staysOpen = useRef(false);
  useEffect(() => rememberPresses(document), []);
  const panel = useRef<HTMLDivElement>(null);
  // React places what is inside before what is around, so a modal in one that opens in the same render would be covered by it.
  const around = use(PanelAround);
  const [isUncovered, setUncovered] = useState(around?.current !== null);
  useLayoutEffect(() => setUncovered(true), []);
  // Renders when the dialog opens: the body may be another by then, as routers that replace it have it.
  const { open } = use(DialogContext);
  // Without it Radix mounts the panel one render later, when the menu that opened it may be gone.
  const container = useHydrated() && isUncovered && open ? document.body : undefined;
  return (
    <RadixDialog.Portal container={container}>
      <div
        ref={makeTappable}
        data-slot={`${slot}-overlay`}
        className={cx(OVERLAY, overlay)}
        onPointerDownCapture={({ currentTarget }) => {
          staysOpen.current = currentTarget.querySelector(OPEN_INSIDE) !== null;
        }}
        // Radix closes at the next click, which may be that of a key inside: a swipe from the overlay ends in none of its own.
        onClickCapture={({ target, currentTarget }) => {
          if (target !== currentTarget) staysOpen.current = true;
        }}
      >
        <PanelAround value={panel}>
          <Panel {...props} panel={panel} staysOpen={staysOpen} />
        </PanelAround>
      </div>
    </RadixDialog.Portal>
  );
}

/** Radix closes at a click. iOS fires none for a tap on an element without a handler of its own, not of React's root. */
function makeTappable(overlay: HTMLElement | null): void {
  if (overlay) overlay.onclick = () => undefined;
}

/** Mounted while the modal is open, which is how long the scroll lock lasts. */
function Panel({
  look,
  panel,
  staysOpen,
  title,
  description,
  footer,
  closeLabel = 'Close',
  role = 'dialog',
  id,
  ref,
  onKeyDown,
  onKeyUp,
  onEscapeKeyDown,
  children,
  ...props
}: ModalProps & { panel: RefObject<HTMLDivElement | null>; staysOpen: RefObject<boolean> }) {
  const { slot } = look;
  useStyleCheck(`${slot}-content`, look.sheet);
  useImperativeHandle(ref, () => panel.current as HTMLDivElement, [panel]);
  const ownId = useToldId(id, use(DialogContext).setContentId);
  const bodyId = useId();
  const openers = useModalPage(panel);
  const isAlert = role === 'alertdialog';
  // An alert dialog needs a description (WAI-ARIA APG); a dialog's content may be too long for one.
  const described = isAlert &&
    !hasContent(description) &&
    hasContent(children) && { 'aria-describedby': bodyId };
  const main = (
    <>
      <div
        data-slot={`${slot}-close-place`}
        className="ds:sticky ds:top-0 ds:z-raised ds:flex ds:h-0 ds:justify-end ds:print:hidden"
      >
        <RadixDialog.Close asChild>
          <IconButton
            data-slot={`${slot}-close`}
            label={closeLabel}
            className="ds:-me-2 ds:-mt-2 ds:bg-raised"
          >
            <CloseIcon data-slot={`${slot}-close-icon`} className="ds:size-icon" />
          </IconButton>
        </RadixDialog.Close>
      </div>
      <RadixDialog.Title
        data-slot={`${slot}-title`}
        className="ds:me-control ds:text-heading-md ds:font-wide ds:wrap-anywhere"
      >
        {title}
      </RadixDialog.Title>
      {hasContent(description) && (
        <RadixDialog.Description
          data-slot={`${slot}-description`}
          className="ds:me-control ds:mt-2 ds:text-muted ds:text-pretty ds:wrap-anywhere"
        >
          {description}
        </RadixDialog.Description>
      )}
      {hasContent(children) && (
        <div data-slot={`${slot}-body`} id={bodyId} className="ds:mt-4 ds:min-w-0 ds:wrap-anywhere">
          {children}
        </div>
      )}
    </>
  );
  return (
    // Mounted as long as the overlay around it, whose exit transition is in dialog.css.
    <RadixDialog.Content
      forceMount
      data-slot={`${slot}-content`}
      aria-modal="true"
      role={role}
      {...described}
      {...props}
      {...ownId}
      ref={panel}
      onKeyDown={composeHandlers(onKeyDown, loopFocus)}
      onKeyUp={composeHandlers(onKeyUp, showFocused)}
      onEscapeKeyDown={composeHandlers(onEscapeKeyDown, keepWhileComposing)}
      onPointerDownOutside={(event) => {
        // A touch closes what is open inside before it reaches this handler, so `staysOpen` is set when the touch begins.
        if (isAlert || staysOpen.current) event.preventDefault();
      }}
      onOpenAutoFocus={(event) => {
        const answer = isAlert && leastDestructive(panel.current);
        if (!answer) return;
        event.preventDefault();
        answer.focus();
      }}
      onCloseAutoFocus={(event) => {
        if (returnFocus(openers.current)) event.preventDefault();
      }}
    >
      <BodyAsBefore />
      {look.main ? (
        <div data-slot={`${slot}-main`} className={look.main}>
          {main}
        </div>
      ) : (
        main
      )}
      {hasContent(footer) && (
        <div data-slot={`${slot}-footer`} className={look.footer}>
          {footer}
        </div>
      )}
    </RadixDialog.Content>
  );
}

/** Escape cancels a composition first. */
function keepWhileComposing(event: globalThis.KeyboardEvent): void {
  if (isComposing(event)) event.preventDefault();
}

/**
 * Tab goes on at the other end. Radix does that only at the first and the last element that could be focused: not at a radio
 * button after which others of its group, which Tab passes, come last.
 */
function loopFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, altKey, ctrlKey, metaKey, target, currentTarget: panel } = event;
  if (key !== 'Tab' || altKey || ctrlKey || metaKey || event.defaultPrevented) return;
  const stops = tabStopsIn(panel);
  // React passes on the keys in a modal that opens from this one, too.
  const from = [panel, ...stops].find((each) => each === target);
  const side = shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  if (!from) return;
  const ahead = stops.filter((stop) => from.compareDocumentPosition(stop) & side && !isOneGroup(from, stop));
  const next = ahead.at(shiftKey ? -1 : 0);
  // Radix does not count an editor without a tabindex, and would go on before it.
  if (next && next.tabIndex >= 0) return;
  event.preventDefault();
  (next ?? stops.at(shiftKey ? -1 : 0))?.focus({ preventScroll: true });
}

/** Radix wraps the focus without scrolling to it, so Shift+Tab would leave it below the window (WCAG 2.4.7). */
function showFocused({ key, target }: KeyboardEvent<HTMLElement>): void {
  if (key === 'Tab' && target instanceof Element)
    target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** The first `DialogClose` that the author placed. The close button in the corner does not count. */
function leastDestructive(panel: HTMLElement | null): HTMLElement | null | undefined {
  return panel?.querySelector<HTMLElement>(
    ':scope > :not([data-slot="dialog-close-place"]) [data-slot="dialog-close"]:enabled',
  );
}
