import { holdsInput } from '../forms/drafts.ts';
import { isPlainEnter } from '../forms/plain-enter.ts';

/** Events that show that a visitor is about to use the page. */
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

/** Events of a visitor who uses the page. After a failure only these start another attempt. */
const USES = ['pointerdown', 'touchstart', 'keydown', 'input'] as const;

/** Without a sign the page hydrates this long after it has loaded, in milliseconds. */
const IDLE_LIMIT_MS = 10_000;

/** A click waits this long for hydration; then the browser handles it as it can. In milliseconds. */
const CLICK_WAIT_MS = 4_000;

/** Closes the list around a link, if the browser has opened it. A visitor who has chosen a link no longer needs the list. */
function closeListOf(control: Element): void {
  const list = control.closest<HTMLElement>('[popover]');
  if (list && 'popover' in list && list.matches(':popover-open')) list.hidePopover();
}

/**
 * The elements whose clicks are kept. The FAQ's questions are not among them: the browser opens them, and they stay open.
 */
const CONTROLS = 'button, a[href]';

/**
 * What the browser answers to a press by itself: it opens a question or the menu's links, and moves the focus into a field.
 * Without checkboxes and radio buttons, whose change React reads from the click.
 */
const ANSWERED_BY_BROWSER =
  'summary, [popovertarget], select, textarea, input:not([type=checkbox], [type=radio])';

/** The events of a press for which React hydrates at once. */
const PRESS = [
  'pointerdown',
  'pointerup',
  'pointercancel',
  'touchstart',
  'touchend',
  'touchcancel',
  'mousedown',
  'mouseup',
  'click',
  'auxclick',
  'dblclick',
  'contextmenu',
];

/**
 * Hides presses from React that the browser answers by itself. React would hydrate everything around the target first, in one
 * long task.
 */
function hideFromReact(signal: AbortSignal): void {
  const hide = (event: Event) => {
    if (event.target instanceof Element && event.target.closest(ANSWERED_BY_BROWSER)) event.stopPropagation();
  };
  for (const name of PRESS) window.addEventListener(name, hide, { capture: true, passive: true, signal });
}

/** Returns the control that the hydrated page has in place of one that was pressed: React may have rendered it anew. */
export type CurrentControl = (control: HTMLElement) => HTMLElement;

/** The visitor's last request, repeated once the page is hydrated. */
type Kept = { readonly kind: 'click' | 'enter'; readonly target: HTMLElement };

/** Whether the control works without script: a link does. */
const worksWithoutScript = (control: HTMLElement): boolean => !(control instanceof HTMLButtonElement);

const submitOf = (element: Element): HTMLButtonElement | null =>
  element.closest('form')?.querySelector<HTMLButtonElement>('button[type=submit]') ?? null;

/** Whether the request sends a form. */
const sendsForm = ({ kind, target }: Kept): boolean => kind === 'enter' || target.matches('[type=submit]');

/** Repeats a request. Submits a form that is complete by now; one that is not handles the Enter itself. */
function repeat({ kind, target }: Kept): void {
  const submit = submitOf(target);
  if (kind === 'click') target.click();
  else if (submit?.disabled === false) submit.click();
  else target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
}

/**
 * Calls `keep` with each request that needs script: a click on a control, a press on a form's disabled button, an Enter in
 * a field of an incomplete form, a submission by a form filler. Leaves links that open in another tab or window to the browser.
 *
 * @param leavesLinks Whether the browser follows links itself by now.
 */
function keepRequests(keep: (request: Kept) => void, leavesLinks: () => boolean, signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element && event.target.closest<HTMLElement>(CONTROLS);
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!target || elsewhere || target.getAttribute('target') === '_blank') return;
    closeListOf(target);
    if (leavesLinks() && worksWithoutScript(target)) return;
    if (target instanceof HTMLButtonElement && target.popoverTargetElement) return; // the browser opens it
    event.preventDefault();
    // React may listen already, and would handle the repeated click, too.
    event.stopPropagation();
    keep({ kind: 'click', target });
  };
  // A disabled button fires no click.
  const onPointerUp = ({ target, isPrimary, button }: PointerEvent) => {
    const submit = target instanceof Element && target.closest<HTMLButtonElement>('button[type=submit]');
    if (submit instanceof HTMLButtonElement && submit.disabled && isPrimary && button === 0)
      keep({ kind: 'click', target: submit });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement && isPlainEnter(event))) return;
    if (submitOf(target)?.disabled) keep({ kind: 'enter', target });
  };
  // Those of a plain click or an Enter are prevented with the click.
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const target = submitOf(event.target as HTMLFormElement);
    if (target) keep({ kind: 'click', target });
  };
  const options = { capture: true, signal };
  window.addEventListener('click', onClick, options);
  window.addEventListener('pointerup', onPointerUp, options);
  window.addEventListener('keydown', onKeyDown, options);
  window.addEventListener('submit', onSubmit, options);
}

/** Calls `start` after the page has loaded: immediately when a form holds input, otherwise after a delay. */
function startAfterLoad(start: () => unknown, signal: AbortSignal): void {
  const onLoad = () => {
    if (holdsInput()) {
      start();
      return;
    }
    const timer = window.setTimeout(start, IDLE_LIMIT_MS);
    signal.addEventListener('abort', () => window.clearTimeout(timer));
  };
  if (document.readyState === 'complete') onLoad();
  else window.addEventListener('load', onLoad, { once: true, signal });
}

/**
 * Hydrates the page at the first sign of intent, when it has loaded with input in a form, or after a long delay. Keeps the
 * visitor's last request before that and repeats it after hydration, so that no tap and no Enter is lost. Leaves to the browser
 * what works without script. A visitor who types on has not finished: the request to send the form is dropped. When hydration
 * fails or takes too long, the browser follows the kept link and all later ones. A button does nothing without script, so every
 * later use of the page tries again; the kept request is dropped, because a later key must not send a form.
 *
 * @param hydrate Resolves when the page's handlers are in place, to the function that finds a pressed control's successor. Its
 *   argument tells whether the visitor waits for a link, which the browser will follow when this fails.
 * @param options.atOnce Hydrates now instead of at a sign.
 */
export function hydrateOnIntent(
  hydrate: (isLeaving: () => boolean) => Promise<CurrentControl>,
  { atOnce }: { atOnce: boolean },
): void {
  const hydrated = new AbortController();
  let signs = new AbortController();
  let kept: Kept | undefined;
  let hydrating = false;
  let leavesLinks = false;

  const listen = (names: readonly string[]) => {
    signs = new AbortController();
    for (const name of names) {
      window.addEventListener(name, start, { capture: true, passive: true, signal: signs.signal });
    }
  };

  const isLeaving = () => kept?.kind === 'click' && worksWithoutScript(kept.target);

  const leaveToBrowser = () => {
    leavesLinks = true;
    if (!isLeaving()) return;
    kept?.target.click();
    kept = undefined;
  };

  const start = async () => {
    if (hydrating) return;
    hydrating = true;
    signs.abort();
    const timer = window.setTimeout(leaveToBrowser, CLICK_WAIT_MS);
    try {
      const currentControl = await hydrate(isLeaving);
      hydrated.abort();
      if (kept) repeat({ ...kept, target: currentControl(kept.target) });
    } catch {
      hydrating = false;
      leaveToBrowser();
      kept = undefined;
      listen(USES);
    } finally {
      window.clearTimeout(timer);
    }
  };

  const keep = (request: Kept) => {
    kept = request;
    void start();
  };
  keepRequests(keep, () => leavesLinks, hydrated.signal);
  hideFromReact(hydrated.signal);
  const typeOn = () => {
    if (kept && sendsForm(kept)) kept = undefined;
  };
  window.addEventListener('input', typeOn, { capture: true, signal: hydrated.signal });

  if (atOnce) {
    void start();
    return;
  }
  listen(SIGNS);
  startAfterLoad(start, signs.signal);
}
