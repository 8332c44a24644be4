'use client';

import { useEffect, useState } from 'react';
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
 * @param close called when it cannot be loaded, so that the next press tries again
 */
export function useMenuPanel(open: boolean, close: () => void): PanelModule['MenuPanel'] | undefined {
  const [module, setModule] = useState(() => loaded);
  const latest = useLatest(close);
  const isMissing = open && !module;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    loadPanel().then(
      (found) => isCurrent && setModule(found),
      () => isCurrent && latest.current(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, latest]);
  return module?.MenuPanel;
}
