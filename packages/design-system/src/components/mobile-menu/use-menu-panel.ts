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
    loadPanel().then((found) => stop.signal.aborted || setModule(found), giveUp);
    return () => stop.abort();
  }, [isMissing, button, latest]);
  return module?.MenuPanel;
}
