import { routeAt } from './routes.ts';
import { titleOf } from './title.ts';

/**
 * Updates the parts of the head that a browser shows or shares, which the prerenderer writes for the page that loads: the
 * title, the canonical address, and the colour of the browser's bars.
 *
 * @param pathname The path of the page that is shown.
 */
export function updateHead(pathname: string): void {
  const { id, ground } = routeAt(pathname);
  document.title = titleOf(id);
  const canonical = document.querySelector<HTMLLinkElement>('[rel=canonical]');
  if (canonical) canonical.href = new URL(pathname, canonical.href).href;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]'))
    meta.content = meta.dataset[ground] ?? '';
}
