import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Example } from './example.tsx';
import { Home } from './home.tsx';
import { Specimens } from './specimens.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');
const Page = { '/example': Example, '/home': Home }[location.pathname] ?? Specimens;
createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
