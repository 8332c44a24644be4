import { Component, type ReactNode, type RefObject } from 'react';

interface KeepFocusProps {
  /** The part that may lose the focus. */
  part: RefObject<HTMLElement | null>;
  /** Selects what gets the focus then: the first inside the part that is shown. */
  to: string;
  /** Called when the focus was moved. */
  onMove?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * Moves the focus on when what had it in a part unmounts; it would be lost to the body (WCAG 2.4.3). A class, because no
 * effect runs before React changes the page.
 */
export class KeepFocus extends Component<KeepFocusProps> {
  override getSnapshotBeforeUpdate(): boolean {
    const part = this.props.part.current;
    if (!part) return false;
    return part.contains((part.getRootNode() as Document | ShadowRoot).activeElement);
  }

  override componentDidUpdate(_props: KeepFocusProps, _state: unknown, hadFocus: boolean): void {
    const { part, to, onMove } = this.props;
    if (!hadFocus || !part.current || document.activeElement !== document.body) return;
    for (const each of part.current.querySelectorAll<HTMLElement>(to)) {
      each.focus();
      if (document.activeElement === document.body) continue;
      onMove?.();
      return;
    }
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
