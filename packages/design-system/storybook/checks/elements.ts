function shown(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[inert], [aria-hidden="true"]') === null
  );
}

/** The visible elements on the canvas that match. */
export function all(selector: string): HTMLElement[] {
  return [...document.body.querySelectorAll<HTMLElement>(selector)].filter(shown);
}

/** The styles of an element and of its `::before` and `::after`. */
export const layers = (element: Element): CSSStyleDeclaration[] =>
  [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo));

/** The texts directly inside an element, each as a range, whose boxes are its lines. */
export function textsIn(element: Element): Range[] {
  return [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
    .map((node) => {
      const range = document.createRange();
      range.selectNode(node);
      return range;
    });
}

/** The start of an element's HTML, for messages. */
export const opening = (element: Element): string => element.outerHTML.slice(0, 120);
