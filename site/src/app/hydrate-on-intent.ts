/** Signs that somebody is about to use the page. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'] as const;

/** Without a sign the page wakes this long after it has loaded, in milliseconds. */
const patience = 10_000;

/** A click waits this long for the page to wake, in milliseconds; then the browser does with it what it can. */
const longest = 4_000;

/** What a click is meant for. */
const controls = 'button, summary, a[href]';

/**
 * Wakes the page at the first sign of intent, or long after it has loaded. A click that comes before the page is awake
 * is kept and given back to its target afterwards, so no tap and no Enter is lost; a link that is meant for another tab
 * or window is left to the browser. Where waking fails or takes too long, the browser follows the kept link and every
 * later one; a button can do nothing without script, so each click on one tries again.
 *
 * @param wake Brings the page to life; settles when its handlers are in place. Can ask whether the visitor waits for
 *   something that the browser will do where this fails.
 */
export function hydrateOnIntent(wake: (isLeaving: () => boolean) => Promise<void>): void {
  const started = new AbortController();
  const awake = new AbortController();
  let clicked: HTMLElement | undefined;
  let waking = false;
  let alone = false;

  const isLeaving = () => clicked !== undefined && worksAlone(clicked);

  const leaveToBrowser = () => {
    alone = true;
    if (!isLeaving()) return;
    clicked?.click();
    clicked = undefined;
  };

  const start = async () => {
    if (waking) return;
    waking = true;
    started.abort();
    const timer = window.setTimeout(leaveToBrowser, longest);
    try {
      await wake(isLeaving);
      awake.abort();
      clicked?.click();
    } catch {
      waking = false; // the next click on a button tries again
      leaveToBrowser();
    } finally {
      window.clearTimeout(timer);
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
      if (alone && worksAlone(control)) return;
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

/** Whether the browser itself does what the control is for: a link, a summary. */
function worksAlone(control: HTMLElement): boolean {
  return !(control instanceof HTMLButtonElement);
}
