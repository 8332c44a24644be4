import { useEffect } from 'react';
import { errorTitlePrefix } from '../content/layout.ts';
import { useLocation } from './router.ts';
import { routeAt } from './routes.ts';
import { titled, titleOf } from './title.ts';

/**
 * Gives the page a title for what it shows now, and its own title back afterwards.
 *
 * @param title As the tab shows it; undefined leaves the page its own.
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

/** Names the page after its state, such as the outcome of a verification; undefined leaves it its own name. */
export function useStateTitle(name: string | undefined): void {
  useTitle(name && titled(name));
}

/** Begins the page's title with 'Error:' as long as a form of it holds errors, so that the tab says so too. */
export function useErrorTitle(wrong: boolean): void {
  const { pathname } = useLocation();
  useTitle(wrong ? `${errorTitlePrefix} ${titleOf(routeAt(pathname).id)}` : undefined);
}
