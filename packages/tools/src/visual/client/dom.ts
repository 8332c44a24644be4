type Child = Node | string | false | undefined;

/** Attributes, and `on…` properties that are listeners. A value of `false` leaves an attribute out, `true` is an empty one. */
type Attributes = Readonly<Record<string, string | number | boolean | EventListener | undefined>>;

/** Creates an element. Text is never parsed as HTML. */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(key.slice(2), value);
    else if (value !== undefined && value !== false)
      element.setAttribute(key, value === true ? '' : String(value));
  }
  element.append(...children.filter((child) => child !== false && child !== undefined));
  return element;
}

/** A keyboard shortcut, as part of a control's label. */
export const key = (name: string): HTMLElement => el('kbd', { 'aria-hidden': 'true' }, name);

/** The element with an id, which the report's page has. */
export function byId<Element extends HTMLElement>(id: string): Element {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The report has no element #${id}.`);
  return found as Element;
}

/** The names of the kinds of a finding. */
export const KINDS = { broken: 'failed', changed: 'changed', added: 'new', removed: 'removed' } as const;
