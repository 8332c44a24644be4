import { useEffect } from 'react';
import { errorTitlePrefix } from '../content/layout.ts';
import { titleOf } from './head.ts';
import { useLocation } from './router.ts';
import { routeAt } from './routes.ts';

/** Begins the page's title with 'Error:' as long as a form of it holds errors, so that the tab says so too. */
export function useErrorTitle(wrong: boolean): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!wrong) return;
    const title = titleOf(routeAt(pathname).id);
    document.title = `${errorTitlePrefix} ${title}`;
    return () => {
      document.title = title;
    };
  }, [wrong, pathname]);
}
