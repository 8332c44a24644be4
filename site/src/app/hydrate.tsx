import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from '../navigation/router.ts';
import { routeAt } from '../navigation/routes.ts';
import { App } from './app.tsx';
import { layoutModules, pageModules } from './page-modules.ts';
import { firstPageReady } from './page-ready.tsx';
import { preloadComponent } from './retryable-lazy.tsx';

/**
 * Hydrates the page.
 *
 * @returns when the page handles events.
 */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element: index.html and this file must agree.');
  const { id, layout } = routeAt(window.location.pathname);
  // So that the first render does not suspend.
  await Promise.all([preloadComponent(pageModules[id]), preloadComponent(layoutModules[layout])]);
  // The tree must equal the prerenderer's: React derives its ids from it.
  const site = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  // The development server sends an empty root. Every built page is prerendered.
  if (root.firstElementChild) hydrateRoot(root, site);
  else createRoot(root).render(site);
  await firstPageReady;
}
