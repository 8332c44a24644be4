'use client';

import { type RefObject, useEffect, useState } from 'react';
import { useLatest } from '../../lib/use-latest.js';

type PanelModule = typeof import('./menu-panel.js');

let loaded: PanelModule | undefined;

async function loadPanel(): Promise<PanelModule> {
  loaded ??= await import('./menu-panel.js');
  return loaded;
}

/** Loads the panel early. If that fails, the press that needs it tries again. */
export const preloadPanel = (): void => void loadPanel().catch(() => undefined);

/**
 * The panel, once it is loaded.
 *
 * @param open whether the panel is needed
 * @param close called when it cannot be loaded, so that the next press tries again; and when the reader stops waiting, by
 * Escape or a press outside
 */
export function useMenuPanel(
  button: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
): PanelModule['MenuPanel'] | undefined {
  const [module, setModule] = useState(() => loaded);
  const latest = useLatest(close);
  const isMissing = open && !module;
  useEffect(() => {
    if (!isMissing) return;
    const stop = new AbortController();
    const { signal } = stop;
    const cancel = ({ target, type, key }: Partial<KeyboardEvent>) => {
      if (type === 'keydown' ? key === 'Escape' : !button.current?.contains(target as Node)) latest.current();
    };
    for (const type of ['keydown', 'pointerdown'] as const) document.addEventListener(type, cancel, stop);
    loadPanel().then(
      (found) => signal.aborted || setModule(found),
      () => signal.aborted || latest.current(),
    );
    return () => stop.abort();
  }, [isMissing, button, latest]);
  return module?.MenuPanel;
}
