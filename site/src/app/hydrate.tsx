import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from '../navigation/router.ts';
import { App } from './app.tsx';
import { firstPageReady } from './page-ready.tsx';

/**
 * Brings the page to life.
 *
 * @returns When the page's handlers are in place: an event that is dispatched then is answered.
 */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element: the document template and this file disagree.');
  // The tree must be the prerenderer's, component by component: React counts its ids along it.
  const site = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  // The development server sends an empty root; every built page is prerendered.
  if (root.firstElementChild) hydrateRoot(root, site);
  else createRoot(root).render(site);
  await firstPageReady;
}
