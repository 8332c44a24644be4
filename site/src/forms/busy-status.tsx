import { useEffect, useState } from 'react';

/** A call that takes longer than this is said to be under way, in milliseconds: a quick one is told by its outcome. */
const SAID_AFTER_MS = 1_000;

/** A call that takes longer than this is said to take long, in milliseconds. */
const SLOW_AFTER_MS = 5_000;

/** What is said while a call is under way. */
export interface BusyTexts {
  /** That it is under way; none where something else says so. */
  busy?: string;
  /** That it takes longer than usual. */
  slow: string;
}

/**
 * Says politely that a call is under way, and that it takes long (WCAG 4.1.3). The region is always in the page, so that
 * its first text is read out. The second text is shown as well; the first is what the button shows.
 */
export function BusyStatus({ busy, texts }: { busy: boolean; texts: BusyTexts }) {
  const [waited, setWaited] = useState<keyof BusyTexts>();

  useEffect(() => {
    if (!busy) return;
    const timers = [
      window.setTimeout(() => setWaited('busy'), SAID_AFTER_MS),
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
