import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Puts the server's HTML of an element into the page, as a reader has it before the script arrives or without any. For
 * play functions and tests in a browser.
 *
 * @param element What the server renders.
 * @param parent Where the HTML is put, at the end; remove the host when done.
 * @returns The host of the HTML, whose children may be hydrated.
 */
export function serverHtml(element: ReactElement, parent: Element): HTMLElement {
  const host = parent.appendChild(document.createElement('div'));
  const { body } = new DOMParser().parseFromString(renderToString(element), 'text/html');
  host.append(...body.childNodes);
  return host;
}

/**
 * Calls a function where React allows hooks, as a component that a server renders once: states have their initial
 * values, and no effect runs.
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
