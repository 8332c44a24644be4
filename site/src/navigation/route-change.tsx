import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from './router.ts';
import { routeAt } from './routes.ts';
import { scrollToStart } from './scroll-restoration.ts';
import { titleOf } from './title.ts';

/** The id of the page's main landmark, where the skip link goes. */
export const mainId = 'main';

/**
 * What a full page load would do, for a change of path inside the site: scroll to the start, set the title, and say the
 * new page by moving the focus to its heading, from where a screen reader reads on (WCAG 2.4.3).
 */
export function RouteChange() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    scrollToStart(hash);
  }, [pathname, hash]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.title = titleOf(routeAt(pathname).id);
    focusPage();
  }, [pathname]);

  return null;
}

/** Focuses the page's heading; where there is none, or where an alert says it by itself, the main landmark. */
function focusPage(): void {
  const main = document.getElementById(mainId);
  const heading = main?.querySelector<HTMLElement>('h1:not([role=alert] *)');
  if (heading) {
    heading.tabIndex = -1;
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  }
  (heading ?? main)?.focus({ preventScroll: true });
}
