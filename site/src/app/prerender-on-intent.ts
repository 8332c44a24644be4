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
 * have loaded. Each change of page forgets it, so that a page that was opened does not stay hidden with what was typed into
 * it. It loads nothing for a visitor who saves data.
 *
 * @param pathname The path of the current page.
 */
export function useNextPage(pathname: string): string | undefined {
  const [next, setNext] = useState<string>();
  const [current, setCurrent] = useState(pathname);
  if (current !== pathname) {
    setCurrent(pathname);
    setNext(undefined);
  }

  useEffect(() => {
    const gone = new AbortController();
    let wanted: string | undefined;
    const prepare = async ({ target }: Event) => {
      const path = target instanceof Element ? pageOf(target, pathname) : undefined;
      if (!path) return;
      wanted = path;
      const isLoaded = await preloadPage(path);
      if (isLoaded && wanted === path && !gone.signal.aborted) startTransition(() => setNext(path));
    };
    for (const sign of ['pointerover', 'touchstart', 'focusin'] as const) {
      document.addEventListener(sign, prepare, { passive: true, signal: gone.signal });
    }
    return () => gone.abort();
  }, [pathname]);

  return current === pathname && next !== pathname ? next : undefined;
}

/** The path of the page that the link around an element leads to, unless it opens elsewhere or cannot be prepared. */
function pageOf(element: Element, current: string): string | undefined {
  const link = element.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.origin !== window.location.origin) return;
  if ((navigator as NavigatorWithConnection).connection?.saveData) return;
  const { id, path, carriesToken } = routeAt(link.pathname);
  const isShown = routeAt(current).id === id;
  return isShown || id === 'not-found' || carriesToken ? undefined : path;
}

/** Loads the page of a path and its layout, so that rendering it does not suspend. Returns whether that succeeded. */
export async function preloadPage(pathname: string): Promise<boolean> {
  const { id, layout } = routeAt(pathname);
  const loads = await Promise.all([
    preloadComponent(pageModules[id]),
    preloadComponent(layoutModules[layout]),
  ]);
  return loads.every(Boolean);
}
