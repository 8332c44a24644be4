import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Adds the server's HTML of an element to the page, without hydrating it. For play functions and browser tests.
 *
 * @param element The element to render.
 * @param parent The parent of the HTML; remove the host when done.
 * @returns The host of the HTML.
 */
export function serverHtml(element: ReactElement, parent: Element): HTMLElement {
  const host = parent.appendChild(document.createElement('div'));
  const { body } = new DOMParser().parseFromString(renderToString(element), 'text/html');
  host.append(...body.childNodes);
  return host;
}

/**
 * Calls a function that uses hooks, in a component rendered once by the server: with initial state, without effects.
 */
export function callWithHooks<T>(work: () => T): T {
  const results: T[] = [];
  const Caller = () => {
    results.push(work());
    return null;
  };
  renderToString(<Caller />);
  return results[0] as T;
}
