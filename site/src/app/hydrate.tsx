import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from '../navigation/router.ts';
import { App } from './app.tsx';
import type { CurrentControl } from './hydrate-on-intent.ts';
import { currentControl } from './hydration-mismatch.tsx';
import { firstPageReady } from './page-ready.tsx';
import { preloadPage } from './prerender-on-intent.ts';

/**
 * Hydrates the page.
 *
 * @returns {@link currentControl}, when the page handles events.
 */
export async function hydrate(): Promise<CurrentControl> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element: index.html and this file must agree.');
  await preloadPage(window.location.pathname);
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
  return currentControl;
}
