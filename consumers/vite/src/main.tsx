import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Specimens } from './specimens.tsx';
import '@weft/design-system/styles.css';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <Specimens />
  </StrictMode>,
);
