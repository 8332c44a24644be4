import { returnVerificationLink } from '../account/verification-link.ts';
import { holdsDrafts, holdsInput } from '../forms/drafts.ts';

const storageKey = 'weft:reloaded-for';

/** How long the site may take to answer before it counts as out of reach, in milliseconds. */
const ANSWER_LIMIT_MS = 5_000;

/**
 * Loads a page's chunk. When that fails, loads the whole page again, once per address: a tab that was open during a
 * release asks for files that are gone. A second failure is thrown and left to the error boundary; so is the first one
 * where the site is out of reach, where the browser keeps no note of it, because a page must not reload for ever, and
 * where a form that the visitor left would lose what they typed: they can still go back to it.
 *
 * Only pages are loaded so: what a page fetches later must not cost a visitor what they typed.
 */
export async function loadOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!(await reloadIfOnline())) throw error;
    return new Promise<Module>(() => {}); // never settles: the page is going away
  }
}

/**
 * Loads the whole page again, unless the site is out of reach, that has been tried for the address already, cannot be
 * noted, or would lose what a visitor typed. A page that can be read is never given up for the browser's own error page.
 *
 * @returns Whether the page is going away.
 */
export async function reloadIfOnline(): Promise<boolean> {
  returnVerificationLink();
  const address = window.location.pathname;
  if (
    holdsDrafts() ||
    holdsInput() ||
    readNote() === address ||
    !(await isOnline(address)) ||
    !writeNote(address)
  )
    return false;
  window.location.reload();
  return true;
}

/** Whether the site answers for an address. `navigator.onLine` knows of the nearest cable only. */
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
