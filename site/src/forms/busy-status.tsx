import { useEffect, useState } from 'react';

/** A call that takes longer is announced as busy, in milliseconds. Of a quick call only the outcome is announced. */
const BUSY_AFTER_MS = 1_000;

/** A call that takes longer is announced as slow, in milliseconds. */
const SLOW_AFTER_MS = 5_000;

/** Announcements during a call. */
export interface BusyTexts {
  /** Announces that the call is busy; undefined where something else announces it. */
  busy?: string;
  /** Announces that the call takes longer than usual. */
  slow: string;
}

/**
 * A polite live region that announces a busy and a slow call (WCAG 4.1.3). The region is always in the page, so that
 * screen readers announce its first text. Only the slow text is visible, because the button shows the busy text.
 */
export function BusyStatus({ busy, texts }: { busy: boolean; texts: BusyTexts }) {
  const [waited, setWaited] = useState<keyof BusyTexts>();

  useEffect(() => {
    if (!busy) return;
    const timers = [
      window.setTimeout(() => setWaited('busy'), BUSY_AFTER_MS),
      window.setTimeout(() => setWaited('slow'), SLOW_AFTER_MS),
    ];
    return () => {
      for (const timer of timers) window.clearTimeout(timer);
      setWaited(undefined);
    };
  }, [busy]);

  return (
    <p role="status" className={waited === 'slow' ? undefined : 'sr-only'}>
      {waited && texts[waited]}
    </p>
  );
}
