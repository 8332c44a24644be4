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

interface LoadedPanel {
  /** The panel, once it is loaded. */
  MenuPanel: PanelModule['MenuPanel'] | undefined;
  /** Whether it could not be loaded. Older browsers ask for a script once, so another try fails until the page is reloaded. */
  hasFailed: boolean;
}

/**
 * Loads the panel when it is needed.
 *
 * @param open whether the panel is needed
 * @param close called when it cannot be loaded, and when the reader stops waiting, by Escape or a press outside
 */
export function useMenuPanel(
  button: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
): LoadedPanel {
  const [module, setModule] = useState(() => loaded);
  const [hasFailed, setFailed] = useState(false);
  const latest = useLatest(close);
  const isMissing = open && !module;
  useEffect(() => {
    if (!isMissing) return;
    const stop = new AbortController();
    const giveUp = () => stop.signal.aborted || latest.current();
    const cancel = ({ key, target }: Partial<KeyboardEvent>) => {
      // The browser closes its own list, which it opened before hydration.
      const isOutside =
        !button.current?.contains(target as Node) && !(target as Element).closest('[popover]');
      if (key ? key === 'Escape' : isOutside) giveUp();
    };
    document.addEventListener('keydown', cancel, stop);
    // Not when a touch begins: a swipe that scrolls the page never fires it.
    document.addEventListener('pointerup', cancel, stop);
    const fail = () => {
      setFailed(true);
      giveUp();
    };
    loadPanel().then((found) => stop.signal.aborted || setModule(found), fail);
    return () => stop.abort();
  }, [isMissing, button, latest]);
  // Another try may have succeeded.
  return { MenuPanel: module?.MenuPanel, hasFailed: hasFailed && !loaded };
}
