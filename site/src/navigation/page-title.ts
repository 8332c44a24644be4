import { useEffect } from 'react';
import { errorTitlePrefix } from '../content/layout.ts';
import { useLocation } from './router.ts';
import { routeAt } from './routes.ts';
import { titled, titleOf } from './title.ts';

/**
 * Sets the document's title, and restores the page's own title afterwards.
 *
 * @param title The complete title; undefined keeps the page's own.
 */
function useTitle(title: string | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (title === undefined) return;
    document.title = title;
    return () => {
      document.title = titleOf(routeAt(pathname).id);
    };
  }, [title, pathname]);
}

/** Sets a title for the page's state, such as the outcome of a verification; undefined keeps the page's own. */
export function useStateTitle(name: string | undefined): void {
  useTitle(name && titled(name));
}

/** Prefixes the page's title with 'Error:' while its form has errors. */
export function useErrorTitle(wrong: boolean): void {
  const { pathname } = useLocation();
  useTitle(wrong ? `${errorTitlePrefix} ${titleOf(routeAt(pathname).id)}` : undefined);
}
