import { holdsInput } from '../forms/drafts.ts';
import { isPlainEnter } from '../forms/plain-enter.ts';

/** Signs that somebody is about to use the page. */
const SIGNS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  'input',
  'scroll',
  'wheel',
] as const;

/** Signs that somebody uses it: after a failure these alone try again. */
const USES = ['pointerdown', 'touchstart', 'keydown', 'input'] as const;

/** Without a sign the page wakes this long after it has loaded, in milliseconds. */
const PATIENCE_MS = 10_000;

/** A click waits this long for the page to wake; then the browser does with it what it can. In milliseconds. */
const CLICK_WAIT_MS = 4_000;

/** What a click is meant for. A question of the FAQ is none: the browser opens it, and it stays open. */
const CONTROLS = 'button, a[href]';

/** What the visitor asked for last, to be done again once the page is awake. */
type Kept = { readonly kind: 'click' | 'enter'; readonly target: HTMLElement };

/** Whether the browser itself does what the control is for: a link. */
const worksAlone = (control: HTMLElement): boolean => !(control instanceof HTMLButtonElement);

const submitOf = (element: Element): HTMLButtonElement | null =>
  element.closest('form')?.querySelector<HTMLButtonElement>('button[type=submit]') ?? null;

/** Does what was asked for. A form that is complete by now is sent; another one answers the Enter by itself. */
function redo({ kind, target }: Kept): void {
  const submit = submitOf(target);
  if (kind === 'click') target.click();
  else if (submit?.disabled === false) submit.click();
  else target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
}

/**
 * Wakes the page at the first sign of intent, when it has loaded with something in a form, or long after that. What a
 * visitor asks for before the page is awake is kept and done afterwards, so no tap and no Enter is lost: a click, a press
 * on a form's button, which is disabled until then, and an Enter in a field. A link that is meant for another tab or
 * window is left to the browser. Where waking fails or takes too long, the browser follows the kept link and every later
 * one; a button can do nothing without script, so each use of the page tries again. What was kept is dropped then: a form
 * must not be sent by a later key.
 *
 * @param wake Brings the page to life; settles when its handlers are in place. Can ask whether the visitor waits for
 *   something that the browser will do where this fails.
 * @param options.atOnce Wakes the page now instead of at a sign.
 */
export function hydrateOnIntent(
  wake: (isLeaving: () => boolean) => Promise<void>,
  { atOnce }: { atOnce: boolean },
): void {
  const awake = new AbortController();
  let signs = new AbortController();
  let kept: Kept | undefined;
  let waking = false;
  let alone = false;

  const listen = (names: readonly string[]) => {
    signs = new AbortController();
    for (const name of names) {
      window.addEventListener(name, start, { capture: true, passive: true, signal: signs.signal });
    }
  };

  const isLeaving = () => kept?.kind === 'click' && worksAlone(kept.target);

  const leaveToBrowser = () => {
    alone = true;
    if (!isLeaving()) return;
    kept?.target.click();
    kept = undefined;
  };

  const start = async () => {
    if (waking) return;
    waking = true;
    signs.abort();
    const timer = window.setTimeout(leaveToBrowser, CLICK_WAIT_MS);
    try {
      await wake(isLeaving);
      awake.abort();
      if (kept) redo(kept);
    } catch {
      waking = false;
      leaveToBrowser();
      kept = undefined;
      listen(USES);
    } finally {
      window.clearTimeout(timer);
    }
  };

  const keep = (next: Kept) => {
    kept = next;
    void start();
  };

  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element && event.target.closest<HTMLElement>(CONTROLS);
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!target || elsewhere || target.getAttribute('target') === '_blank') return;
    if (alone && worksAlone(target)) return;
    event.preventDefault();
    keep({ kind: 'click', target });
  };
  // No click comes from a disabled button.
  const onPointerUp = ({ target, isPrimary }: PointerEvent) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('button[type=submit]');
    if (button instanceof HTMLButtonElement && button.disabled && isPrimary)
      keep({ kind: 'click', target: button });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement && isPlainEnter(event))) return;
    if (submitOf(target)?.disabled) keep({ kind: 'enter', target });
  };
  const once = { capture: true, signal: awake.signal };
  window.addEventListener('click', onClick, once);
  window.addEventListener('pointerup', onPointerUp, once);
  window.addEventListener('keydown', onKeyDown, once);

  if (atOnce) {
    void start();
    return;
  }
  listen(SIGNS);
  const { signal } = signs;
  const wait = () => {
    if (holdsInput()) {
      void start();
      return;
    }
    const timer = window.setTimeout(start, PATIENCE_MS);
    signal.addEventListener('abort', () => window.clearTimeout(timer));
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
}
