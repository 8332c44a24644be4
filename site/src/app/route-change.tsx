import { useEffect, useLayoutEffect, useRef } from 'react';
import { titleOf } from './head.ts';
import { useLocation } from './router.ts';
import { routeAt } from './routes.ts';

/** The id of the page's main landmark: where the skip link goes and where focus starts after a change of page. */
export const mainId = 'main';

/**
 * What a full page load would do, for a change of path inside the site: scroll to the top (specification 2), set the
 * title, and move focus to the new page's main landmark so that a screen reader reads on from there (WCAG 2.4.3).
 */
export function RouteChange() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    if (!hash) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.title = titleOf(routeAt(pathname).id);
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
