/** Signs that somebody is about to use the page. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'] as const;

/** Without a sign the page wakes this long after it has loaded, in milliseconds. */
const patience = 10_000;

/** What a click is meant for. */
const controls = 'button, summary, a[href]';

/**
 * Wakes the page at the first sign of intent, or long after it has loaded. A click that comes before the page is awake
 * is kept and given back to its target afterwards, so no tap and no Enter is lost; a link that is meant for another tab
 * or window is left to the browser. Where waking fails, the next click tries again.
 *
 * @param wake Brings the page to life; settles when its handlers are in place.
 */
export function whenWanted(wake: () => Promise<void>): void {
  const started = new AbortController();
  const awake = new AbortController();
  let clicked: HTMLElement | undefined;

  let waking = false;

  const start = async () => {
    if (waking) return;
    waking = true;
    started.abort();
    try {
      await wake();
      awake.abort();
      clicked?.click();
    } catch {
      waking = false; // the next click tries again
    }
  };

  for (const sign of signs) {
    window.addEventListener(sign, start, { capture: true, passive: true, signal: started.signal });
  }
  window.addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element && event.target.closest<HTMLElement>(controls);
      const elsewhere =
        event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0;
      if (!control || elsewhere || control.getAttribute('target') === '_blank') return;
      event.preventDefault();
      clicked = control;
      void start();
    },
    { capture: true, signal: awake.signal },
  );

  const wait = () => {
    const timer = window.setTimeout(start, patience);
    started.signal.addEventListener('abort', () => window.clearTimeout(timer));
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal: started.signal });
}
