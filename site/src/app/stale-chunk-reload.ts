import { returnVerificationLink } from '../account/verification-link.ts';
import { holdsDrafts, holdsInput, isInField } from '../forms/drafts.ts';

const storageKey = 'weft:reloaded-for';

/** How long the site may take to answer before it counts as unreachable, in milliseconds. */
const ANSWER_LIMIT_MS = 5_000;

/**
 * Loads a page's chunk. When that fails, reloads the page, once per address: a tab that was open during a release asks for
 * files that are gone. Throws to the error boundary when {@link reloadIfOnline} does not reload.
 *
 * Use it only for pages: a failure of anything that a page loads later must not cost the visitor what they typed.
 */
export async function loadOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!(await reloadIfOnline())) throw error;
    return new Promise<Module>(() => {}); // never settles: the page reloads
  }
}

/**
 * Reloads the page, unless that loses what the visitor typed or is about to type, has been tried for this address, cannot
 * be recorded (the page could reload for ever), or the site is unreachable (the browser's error page would replace a
 * readable page).
 *
 * @returns Whether the page reloads.
 */
export async function reloadIfOnline(): Promise<boolean> {
  returnVerificationLink();
  const address = window.location.pathname;
  if (
    holdsWork() ||
    readNote() === address ||
    !(await isOnline(address)) ||
    holdsWork() || // since the site was asked
    !writeNote(address)
  )
    return false;
  window.location.reload();
  return true;
}

/**
 * Stops a reload in progress when a field takes the focus: until the new page arrives, the visitor can type into this one.
 */
export function stopReloadForInput(): void {
  const stopped = new AbortController();
  const stop = () => {
    if (!holdsWork()) return;
    stopped.abort();
    window.stop();
  };
  for (const name of ['focusin', 'input'])
    window.addEventListener(name, stop, { capture: true, signal: stopped.signal });
}

/** Whether a reload would lose what the visitor typed or is about to type. */
const holdsWork = () => holdsDrafts() || holdsInput() || isInField();

/** Whether the site answers. `navigator.onLine` only says whether there is a network. */
async function isOnline(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}

/** Allows another reload of the address. Call it when all of a page's chunks have loaded. */
export function forgetReload(): void {
  writeNote(undefined);
}

/** A browser that blocks cookies also blocks session storage; every access then throws. */
function readNote(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Stores the address that was reloaded, or removes it. Returns whether that succeeded. */
function writeNote(address: string | undefined): boolean {
  try {
    if (address === undefined) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, address);
    return true;
  } catch {
    return false;
  }
}
