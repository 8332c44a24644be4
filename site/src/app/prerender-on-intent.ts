import { startTransition, useEffect, useState } from 'react';
import { routeAt } from '../navigation/routes.ts';
import { layoutModules, pageModules } from './page-modules.ts';
import { preloadComponent } from './retryable-lazy.tsx';

interface NavigatorWithConnection extends Navigator {
  /** Chromium only. */
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * The path of the page that the visitor probably opens next: its link was pointed at, touched or focused, and its scripts
 * have loaded. It loads nothing for a visitor who saves data.
 *
 * @param pathname The path of the current page.
 */
export function useNextPage(pathname: string): string | undefined {
  const [link, setLink] = useState({ from: '', to: '' });

  useEffect(() => {
    const stop = new AbortController();
    const prepare = async ({ target }: Event) => {
      const from = window.location.pathname;
      const to = target instanceof Element && pageOf(target);
      if (!to || !(await loadPage(to)) || stop.signal.aborted) return;
      startTransition(() => setLink((last) => (last.from === from && last.to === to ? last : { from, to })));
    };
    for (const sign of ['pointerover', 'touchstart', 'focusin'] as const) {
      document.addEventListener(sign, prepare, { passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, []);

  return link.from === pathname && link.to !== pathname ? link.to : undefined;
}

/** The path of the page that the link around an element leads to, unless it opens elsewhere or cannot be prepared. */
function pageOf(element: Element): string | undefined {
  const link = element.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.origin !== window.location.origin) return;
  if (link.pathname === window.location.pathname) return;
  if ((navigator as NavigatorWithConnection).connection?.saveData) return;
  const { id, carriesToken } = routeAt(link.pathname);
  return id === 'not-found' || carriesToken ? undefined : link.pathname;
}

/** Loads a page's scripts. Returns whether that succeeded. */
async function loadPage(pathname: string): Promise<boolean> {
  const { id, layout } = routeAt(pathname);
  const loads = await Promise.all([
    preloadComponent(pageModules[id]),
    preloadComponent(layoutModules[layout]),
  ]);
  return loads.every(Boolean);
}
