import { routeAt } from '../navigation/routes.ts';
import { layoutModules, pageModules } from './page-modules.ts';
import { preloadComponent } from './retryable-lazy.tsx';

interface NavigatorWithConnection extends Navigator {
  /** Chromium only. */
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * Loads the scripts of a page when a visitor points at a link to it, touches or focuses it, so that the page is there at
 * the click. Not for a visitor who saves data.
 */
export function prefetchOnIntent(): void {
  for (const sign of ['pointerover', 'touchstart', 'focusin'] as const) {
    document.addEventListener(sign, prefetch, { passive: true });
  }
}

function prefetch({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.origin !== window.location.origin) return;
  if (link.pathname === window.location.pathname) return;
  if ((navigator as NavigatorWithConnection).connection?.saveData) return;
  const { id, layout } = routeAt(link.pathname);
  if (id === 'not-found') return;
  void preloadComponent(pageModules[id]);
  void preloadComponent(layoutModules[layout]);
}
