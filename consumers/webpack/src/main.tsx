import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@weft/design-system/styles.css';
import { Specimens } from './specimens.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <Specimens />
  </StrictMode>,
);
