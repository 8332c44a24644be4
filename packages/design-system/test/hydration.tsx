import { type ReactElement, type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import { listenToConsole } from '#storybook/checks/console.ts';

/**
 * Checks that an element hydrates without a mismatch, in Strict Mode, and that the server's HTML has no style
 * attribute, which a strict content security policy forbids. For play functions and browser tests.
 *
 * @param element The element to render.
 * @returns The server's HTML.
 * @throws When React reports a hydration mismatch, or anything is written to the console.
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
