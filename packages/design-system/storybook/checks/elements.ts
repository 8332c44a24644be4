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

/** An element's own style, and that of what is drawn before and after its content. */
export const layers = (element: Element): CSSStyleDeclaration[] =>
  [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo));

/** The beginning of an element's markup, to name it in a message. */
export const opening = (element: Element): string => element.outerHTML.slice(0, 120);
