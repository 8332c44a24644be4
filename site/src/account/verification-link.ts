/** Path and query of the verification link that opened the site, kept in memory until the page takes the token. */
let pathname = '';
let query = '';

/** The query of the link whose token the page has taken. */
let taken = '';

/** Keys of history entries: of the one that the link opened, and of the same once its address is verified. */
let opened: string | undefined;
let verified: string | undefined;

// As in scroll-restoration.ts. An import of it would split the first script of a page, which is one file.
const entryKey = (): string | undefined => (window.history.state as { key?: string } | null)?.key;

/** Whether the visitor is at the history entry that the link opened, or the page has not taken its token yet. */
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
  if (!tokenOf(window.location.search)) return false;
  pathname = window.location.pathname;
  query = window.location.search;
  window.history.replaceState(window.history.state, '', pathname);
  awaitOutcome(true);
  return true;
}

/**
 * Returns the token of the link once, and only at the history entry that the link opened. {@link returnTakenLink} and
 * {@link keepForReturn} undo it.
 */
export function takeVerificationToken(): string | undefined {
  const token = isAtLink() ? tokenOf(query) : undefined;
  if (token) {
    opened = entryKey();
    taken = query;
    query = '';
  }
  awaitOutcome(false);
  return token;
}

/** Keeps a link whose call was aborted, because the visitor left the page, for a return to its history entry. */
export function keepForReturn(): void {
  query = taken;
}

/** Restores the address of a link whose token was taken but had no reply, so that a reload tries it again. */
export function returnTakenLink(): void {
  query = taken;
  taken = '';
  returnVerificationLink();
}

/** Remembers that the link has verified its address, until the document goes. */
export function rememberVerified(): void {
  verified = opened;
}

/** Whether the visitor has returned to the history entry whose link has verified its address. */
export const isVerified = (): boolean => verified !== undefined && entryKey() === verified;

/** Restores the address of a link whose token was not taken: after a failed script load the next load needs it. */
export function returnVerificationLink(): void {
  if (!query || !isAtLink() || window.location.pathname !== pathname) return;
  window.history.replaceState(window.history.state, '', pathname + query);
  query = '';
  awaitOutcome(false);
}

/** The token, unchanged: URLSearchParams would turn a plus sign into a space. */
function tokenOf(search: string): string | undefined {
  const parameter = search
    .slice(1)
    .split('&')
    .find((part) => part.startsWith('token='));
  const value = parameter?.slice('token='.length);
  if (!value) return undefined;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
