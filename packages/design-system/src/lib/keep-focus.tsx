import { Component, type ReactNode, type RefObject } from 'react';

interface KeepFocusProps {
  /** The part that may lose the focus. */
  part: RefObject<HTMLElement | null>;
  /** Selects candidates inside the part for the lost focus, best first: the first that can take it gets it. */
  to: string | readonly string[];
  /**
   * Selects elements that count as removed while they are still in the document.
   * @default '[inert]'
   */
  left?: string | undefined;
  /** Called when the focus was moved. */
  onMove?: (() => void) | undefined;
  children: ReactNode;
}

/** The focused element of a part, if any. */
function focusIn(part: HTMLElement): Element | null {
  const { activeElement } = part.getRootNode() as Document | ShadowRoot;
  return part.contains(activeElement) ? activeElement : null;
}

/** Elements that become inert, or are emptied, keep the focus until the next frame. */
function isLost(part: HTMLElement, selector: string): boolean {
  const left = focusIn(part)?.closest(selector);
  const { activeElement, body } = part.ownerDocument;
  return activeElement === body || (!!left && part.contains(left));
}

/**
 * Moves the focus within a part when its focused element goes away; otherwise the body would get it (WCAG 2.4.3). A class
 * component, because no effect runs before React changes the page.
 */
export class KeepFocus extends Component<KeepFocusProps> {
  /** How to move the focus that the part has. The page scrolls with a keyboard only: a pointer may be elsewhere by now. */
  override getSnapshotBeforeUpdate(): FocusOptions | null {
    const part = this.props.part.current;
    const focused = part && focusIn(part);
    return focused && { preventScroll: !focused.matches(':focus-visible') };
  }

  override componentDidUpdate(_props: KeepFocusProps, _state: unknown, options: FocusOptions | null): void {
    const { part, to, left = '[inert]', onMove } = this.props;
    if (!options || !part.current || !isLost(part.current, left)) return;
    const { current } = part;
    const candidates = [to].flat().flatMap((each) => [...current.querySelectorAll<HTMLElement>(each)]);
    for (const each of candidates) {
      each.focus(options);
      if (focusIn(current) !== each) continue;
      onMove?.();
      return;
    }
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
