import type { ReactElement } from 'react';
import { hydrate } from './mount.js';
import { serverHtml } from './server.js';

/** What React keeps on the comment before a boundary that it has not hydrated: a function that tries again. */
type Boundary = Comment & { _reactRetry?: () => void };

/** A boundary of Suspense in the server's HTML, and its content while that has not arrived. */
interface Pending {
  start: Boundary;
  content: DocumentFragment;
}

/**
 * Hydrates the server's HTML of an element before the content of its boundaries of Suspense has arrived, in a browser test,
 * until the test ends. React's own stream cannot be rendered beside its client, as both use one field of each context.
 *
 * @returns The host, and a function that lets the contents arrive as React's stream does; they hydrate after that.
 */
export function hydrateStreamed(element: ReactElement): { host: HTMLElement; arrive: () => void } {
  // A parser puts a comment that comes first outside of the body.
  const inside = <div>{element}</div>;
  const host = serverHtml(inside, document.body);
  const pending = boundaries(host).map(takeContent);
  hydrate(host, inside);
  const arrive = () => {
    for (const { start, content } of pending) {
      start.nextSibling?.remove();
      start.after(content);
      start.data = '$';
      start._reactRetry?.();
    }
  };
  return { host, arrive };
}

function boundaries(host: HTMLElement): Boundary[] {
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_COMMENT);
  const found: Boundary[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode instanceof Comment && currentNode.data === '$') found.push(currentNode);
  }
  return found;
}

/** Marks a boundary as queued (`$~`). React gives up on one that is pending (`$?`) once the page has loaded. */
function takeContent(start: Boundary): Pending {
  const content = document.createDocumentFragment();
  while (start.nextSibling && !(start.nextSibling instanceof Comment && start.nextSibling.data === '/$'))
    content.append(start.nextSibling);
  start.data = '$~';
  start.after(document.createElement('template'));
  return { start, content };
}
