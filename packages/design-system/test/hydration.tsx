import { type ReactElement, type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import { listenToConsole } from '#storybook/checks/console.ts';

/**
 * Checks that the server's HTML and the first render in the browser are the same, under Strict Mode, and that
 * the HTML has no style attribute (a strict content policy forbids it). For play functions and tests in a
 * browser.
 *
 * @param element What the server renders.
 * @returns The server's HTML.
 * @throws When React reports a difference, or anything is written to the console, while it takes the HTML over.
 */
export async function expectHydration(element: ReactElement): Promise<string> {
  const html = renderToString(<StrictMode>{element}</StrictMode>);
  await expect(html, 'server markup').not.toMatch(/\sstyle=/);

  const host = document.body.appendChild(document.createElement('div'));
  host.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
  const ear = listenToConsole();
  const mismatch = fn().mockName('onRecoverableError');
  const ready = fn();
  const root = hydrateRoot(
    host,
    <StrictMode>
      <Signal onMount={ready}>{element}</Signal>
    </StrictMode>,
    { onRecoverableError: mismatch },
  );
  try {
    await waitFor(() => expect(ready).toHaveBeenCalled());
    await expect(mismatch).not.toHaveBeenCalled();
    ear.expectSilence();
  } finally {
    ear.stop();
    root.unmount();
    host.remove();
  }
  return html;
}

function Signal({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  useEffect(onMount, [onMount]);
  return children;
}
