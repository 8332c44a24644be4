/** Removes `class` or `style` from an element where nothing is left in it, so that it is as it was before. */
export function removeIfEmpty(element: Element, attribute: 'class' | 'style'): void {
  if (element.getAttribute(attribute) === '') element.removeAttribute(attribute);
}
