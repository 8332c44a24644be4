/** Path and query of the verification link that opened the site, kept in memory until its call has a verdict. */
let pathname = '';
let query = '';

/** Keys of history entries: of the one that the link opened, and of the same once its address is verified. */
let opened: string | undefined;
let verified: string | undefined;

// As in scroll-restoration.ts. An import of it would split the first script of a page, which is one file.
const entryKey = (): string | undefined => (window.history.state as { key?: string } | null)?.key;

/** Whether the visitor is at the history entry that the link opened, or the page has not read its token yet. */
const isAtLink = () => opened === undefined || opened === entryKey();

/** Marks the document while a verification is pending: the prerendered page is the one for a visitor without a link. */
const awaitOutcome = (does: boolean) => document.documentElement.toggleAttribute('data-verifying', does);

/**
 * Removes the token from the address, so that no history entry, referrer or reload contains it. Call it first on the
 * verification page.
 *
 * @returns Whether there is one.
 */
export function keepVerificationLink(): boolean {
  if (tokenOf(window.location.search) === undefined) return false;
  pathname = window.location.pathname;
  query = window.location.search;
  window.history.replaceState(window.history.state, '', pathname);
  awaitOutcome(true);
  return true;
}

/** Returns the token of the link until its call has a verdict, and only at the history entry that the link opened. */
export function verificationToken(): string | undefined {
  keepVerificationLink(); // again after a call without a verdict, which puts it back
  awaitOutcome(false);
  if (!query || !isAtLink()) return undefined;
  opened = entryKey();
  return tokenOf(query);
}

/** Ends the verification. Without a verdict the address has the link again, so that a reload or a return tries it again. */
export function endVerification(outcome: 'verified' | 'refused' | 'undecided'): void {
  if (outcome === 'undecided') {
    returnVerificationLink();
    return;
  }
  if (outcome === 'verified') verified = opened;
  query = '';
}

/** Whether the visitor has returned to the history entry whose link has verified its address. */
export const isVerified = (): boolean => verified !== undefined && entryKey() === verified;

/** Restores the address of a link whose call had no verdict: after a failed script load the next load needs it. */
export function returnVerificationLink(): void {
  if (!query || !isAtLink() || window.location.pathname !== pathname) return;
  window.history.replaceState(window.history.state, '', pathname + query);
  awaitOutcome(false);
}

/**
 * The token, unchanged: URLSearchParams would turn a plus sign into a space. In a link that was cut off it is empty, so that the
 * service refuses it. A link that was copied from HTML has `&amp;` in place of an ampersand.
 */
function tokenOf(search: string): string | undefined {
  const found = /(?:^\?|&)(?:amp;)?token(?:=([^&]*))?(?=&|$)/.exec(search);
  if (!found) return undefined;
  const [, value = ''] = found;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
