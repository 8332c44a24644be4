import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

createRoot(document.body.appendChild(document.createElement('div'))).render(
  createElement('b', null, 'Rendered'),
);
