import { removeIfEmpty } from '../../lib/remove-if-empty.js';

/** `!important`, because a host's rule for the overflow of its page is usually outside of any layer. */
const LOCKED = 'ds:overflow-hidden!';

/** Keeps the room of a scrollbar, so that the page does not shift. */
const KEEPS_SCROLLBAR = 'ds:[scrollbar-gutter:stable]!';

/** The inline overflow of each body that a lock has overridden, to restore when the lock ends. */
const overflowOf = new WeakMap<HTMLElement, Pick<CSSStyleDeclaration, 'overflowX' | 'overflowY'>>();

/**
 * Locks the scrolling of the page. `data-scroll-locked` on the root tells scripts that scroll about the lock. It works by class
 * names, because a style element would violate a strict content security policy.
 *
 * A body's overflow propagates to the viewport only while the root's is visible. The lock hides the root's, so a body with
 * an overflow of its own would become a scroll container, to which sticky parts would stick.
 *
 * @returns Unlocks; with several dialogs, the last one to close unlocks.
 */
export function lockScroll(root: HTMLElement): () => void {
  const locks = () => Number(root.dataset.scrollLocked ?? 0);
  const { body } = root.ownerDocument;
  if (getComputedStyle(root).overflow === 'visible' && getComputedStyle(body).overflow !== 'visible') {
    const { overflowX, overflowY } = body.style;
    overflowOf.set(body, { overflowX, overflowY });
    body.style.setProperty('overflow', 'visible', 'important');
  }
  const scrollbar = (root.ownerDocument.defaultView?.innerWidth ?? 0) > root.clientWidth;
  root.classList.add(LOCKED);
  if (scrollbar) root.classList.add(KEEPS_SCROLLBAR);
  root.dataset.scrollLocked = String(locks() + 1);
  return () => {
    const left = locks() - 1;
    if (left > 0) {
      root.dataset.scrollLocked = String(left);
      return;
    }
    delete root.dataset.scrollLocked;
    root.classList.remove(LOCKED, KEEPS_SCROLLBAR);
    removeIfEmpty(root, 'class');
    Object.assign(body.style, overflowOf.get(body));
    overflowOf.delete(body);
    removeIfEmpty(body, 'style');
  };
}

/** The overlays of modals, which are children of the body. */
export const OVERLAYS = '[data-slot="dialog-overlay"], [data-slot="drawer-overlay"]';

/** How many modals hold each element inert. One may open while another fades out. */
const holders = new WeakMap<Element, number>();

/** Whether an element is the overlay of a modal that the page paints above another one: it comes later in the body. */
const isAbove = (element: Element, other: Element): boolean =>
  element.matches(OVERLAYS) &&
  (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * Makes everything outside an element inert: the siblings of the element and of its ancestors (WAI-ARIA APG, Dialog). Not a modal
 * above it, which opens at the same time: each would make the other inert.
 *
 * @returns Restores what was not inert before; with several dialogs, the last one to close restores.
 */
export function makeRestInert(element: HTMLElement): () => void {
  const rest: Element[] = [];
  for (let node: Element = element; node.parentElement; node = node.parentElement) {
    if (node === node.ownerDocument.body) break;
    rest.push(...[...node.parentElement.children].filter((child) => child !== node && !isAbove(child, node)));
  }
  const held = rest.filter((node) => holders.has(node) || !node.hasAttribute('inert'));
  for (const node of held) {
    node.setAttribute('inert', '');
    holders.set(node, (holders.get(node) ?? 0) + 1);
  }
  return () => {
    for (const node of held) {
      const left = (holders.get(node) ?? 1) - 1;
      if (left > 0) holders.set(node, left);
      else {
        holders.delete(node);
        node.removeAttribute('inert');
      }
    }
  };
}
