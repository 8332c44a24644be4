import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { BrowserRouter } from './router.ts';
import { routeAt } from './routes.ts';

/**
 * Brings the page to life.
 *
 * @returns When its handlers are in place: an event that is dispatched then is answered.
 */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element: the document template and this file disagree.');
  // With the page's own chunk at hand, React can hydrate the part that an event is meant for at once. Where the chunk
  // cannot be had, the page's own error boundary will say so.
  await routeAt(window.location.pathname)
    .load()
    .catch(() => undefined);

  return new Promise((resolve) => {
    const site = (
      <StrictMode>
        <Hydrated then={resolve}>
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </Hydrated>
      </StrictMode>
    );
    // The development server sends an empty root; every built page is prerendered.
    if (root.firstElementChild) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
}

/** Around the site and not beside it: a sibling would change the ids that React counts, and they would not be the server's. */
function Hydrated({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}
