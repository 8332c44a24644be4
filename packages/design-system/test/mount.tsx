import '@weft/tokens/fonts.css';
import '../src/styles/styles.css';
import '../src/styles/prose.css';
import '../src/styles/marketing.css';
import '../src/styles/navigation.css';
import '../src/styles/controls.css';
import '../src/styles/overlays.css';
import './page.css';
import { type ReactNode, StrictMode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot, type HydrationOptions, hydrateRoot } from 'react-dom/client';
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

/**
 * Renders an element in a shadow root in a browser test, until the test ends.
 *
 * @returns What it is in.
 */
export function mountInShadow(element: ReactNode): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'));
  const inside = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const root = createRoot(inside);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  root.render(element);
  return inside;
}

/**
 * Renders an element in a browser test into the document of a frame, as an editor's preview does, until the test ends.
 *
 * @returns That document, without a stylesheet.
 */
export function mountInFrame(element: ReactNode): Document {
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  const inside = frame.contentDocument as Document;
  mount(createPortal(element, inside.body));
  return inside;
}

/** Hydrates the server's HTML of an element in a browser test, in Strict Mode, until the test ends. */
export function hydrate(host: Element, element: ReactNode, options?: HydrationOptions): void {
  const root = hydrateRoot(host, <StrictMode>{element}</StrictMode>, options);
  onTestFinished(() => {
    flushSync(() => root.unmount());
    host.remove();
  });
}

/** Takes popovers from the browser until the test ends: jsdom has none. */
export function withoutPopovers(): void {
  const own = Object.getOwnPropertyDescriptors(HTMLElement.prototype);
  const names = ['showPopover', 'hidePopover', 'togglePopover'] as const;
  for (const name of names) Reflect.deleteProperty(HTMLElement.prototype, name);
  onTestFinished(() => {
    for (const name of names) Object.defineProperty(HTMLElement.prototype, name, own[name]);
  });
}
