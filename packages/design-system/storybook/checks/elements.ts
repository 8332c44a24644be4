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

/** The start of an element's HTML, for messages. */
export const opening = (element: Element): string => element.outerHTML.slice(0, 120);
