import '@weft/tokens/fonts.css';
import '../src/styles/styles.css';
import '../src/styles/prose.css';
import '../src/styles/marketing.css';
import '../src/styles/navigation.css';
import '../src/styles/controls.css';
import '../src/styles/overlays.css';
import './page.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/**
 * Renders an element in a browser test, in Strict Mode, with the package's stylesheet, until the test ends.
 *
 * @returns Its host.
 */
export function mount(element: ReactNode): HTMLElement {
  const host = document.body.appendChild(document.createElement('main'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  root.render(<StrictMode>{element}</StrictMode>);
  return host;
}
