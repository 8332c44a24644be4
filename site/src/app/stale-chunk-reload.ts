import { returnVerificationLink } from '../account/verification-link.ts';
import { holdsDrafts } from '../forms/drafts.ts';

const storageKey = 'weft:reloaded-for';

/**
 * Loads a page's chunk. When that fails, loads the whole page again, once per address: a tab that was open during a
 * release asks for files that are gone. A second failure is thrown and left to the error boundary; so is the first one
 * where the browser keeps no note of it, because a page must not reload for ever, and where a form that the visitor left
 * would lose what they typed: they can still go back to it.
 *
 * Only pages are loaded so: what a page fetches later must not cost a visitor what they typed.
 */
export async function loadOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    returnVerificationLink();
    if (!reloadOnce()) throw error;
    return new Promise<Module>(() => {}); // never settles: the page is going away
  }
}

/**
 * Loads the whole page again, unless that has been tried for its address already, cannot be noted, or would lose what a
 * visitor typed.
 *
 * @returns Whether the page is going away.
 */
export function reloadOnce(): boolean {
  const address = window.location.pathname;
  if (holdsDrafts() || readNote() === address || !writeNote(address)) return false;
  window.location.reload();
  return true;
}

/** Lets the address be loaded again another time: for when all of a page has come, since each of its chunks may fail. */
export function forgetReload(): void {
  writeNote(undefined);
}

/** Blocking cookies also blocks the session's storage; each touch of it then throws. */
function readNote(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Notes the address that was loaded again, or nothing. Returns whether the browser keeps it. */
function writeNote(address: string | undefined): boolean {
  try {
    if (address === undefined) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, address);
    return true;
  } catch {
    return false;
  }
}
