import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '../styles/site.css';
import { App } from './app.tsx';
import { BrowserRouter } from './router.ts';

const root = document.getElementById('root');
if (!root)
  throw new Error('The page has no #root element: the document template and the client entry disagree.');

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
