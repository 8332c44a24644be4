import { Component, type ReactNode, type RefObject } from 'react';

interface KeepFocusProps {
  /** The part that may lose the focus. */
  part: RefObject<HTMLElement | null>;
  /** Selects what gets the focus then: the first inside the part that is shown. */
  to: string;
  /**
   * Selects what counts as left, though it is still there.
   * @default '[inert]'
   */
  left?: string | undefined;
  /** Called when the focus was moved. */
  onMove?: (() => void) | undefined;
  children: ReactNode;
}

/** What has the focus in a part. */
function focusIn(part: HTMLElement): Element | null {
  const { activeElement } = part.getRootNode() as Document | ShadowRoot;
  return part.contains(activeElement) ? activeElement : null;
}

/** Elements that become inert, or are emptied, keep the focus until the next frame. */
function isLost(part: HTMLElement, selector: string): boolean {
  const left = focusIn(part)?.closest(selector);
  return document.activeElement === document.body || (!!left && part.contains(left));
}

/**
 * Moves the focus on when what had it in a part leaves; it would be lost to the body (WCAG 2.4.3). A class,
 * because no effect runs before React changes the page.
 */
export class KeepFocus extends Component<KeepFocusProps> {
  override getSnapshotBeforeUpdate(): boolean {
    const part = this.props.part.current;
    return part !== null && focusIn(part) !== null;
  }

  override componentDidUpdate(_props: KeepFocusProps, _state: unknown, hadFocus: boolean): void {
    const { part, to, left = '[inert]', onMove } = this.props;
    if (!hadFocus || !part.current || !isLost(part.current, left)) return;
    for (const each of part.current.querySelectorAll<HTMLElement>(to)) {
      each.focus();
      if (focusIn(part.current) !== each) continue;
      onMove?.();
      return;
    }
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
