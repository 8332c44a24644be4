/** The elements inside an element at which Tab stops, in the order of the document. */
export const tabStopsIn = (element: Element): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>('*')].filter(isTabStop);

function isTabStop(element: HTMLElement): boolean {
  // The index of an editor is -1 without the attribute, too.
  const isEditor = element.isContentEditable && element.matches('[contenteditable]:not([tabindex])');
  if ((element.tabIndex < 0 && !isEditor) || element.matches(':disabled, [inert], [inert] *')) return false;
  // A link without an address, whose index is 0 nevertheless.
  if (element.matches('a:not(:any-link, [tabindex])')) return false;
  if (element instanceof HTMLInputElement && isPassed(element)) return false;
  // jsdom, in which customers test their pages, has no layout.
  return element.checkVisibility?.({ visibilityProperty: true }) !== false;
}

/** Tab stops once at the radio buttons of a group: at the checked one. */
function isPassed(radio: HTMLInputElement): boolean {
  if (radio.type !== 'radio' || radio.checked) return false;
  const checked = radio.ownerDocument.querySelectorAll('[type="radio"]:checked');
  return [...checked].some((other) => isOneGroup(radio, other));
}

/** Whether two elements are radio buttons of one group. While none is checked, Tab enters the group at either end, and leaves it. */
export function isOneGroup(element: Element, other: Element): boolean {
  if (!(element instanceof HTMLInputElement && other instanceof HTMLInputElement)) return false;
  if (element.type !== 'radio' || other.type !== 'radio' || !element.name) return false;
  return element.name === other.name && element.form === other.form;
}
