import type { Failure, Success } from '@weft/account-contract';

/** Path and query of the verification link that opened the site, kept in memory until the page takes the token. */
let pathname = '';
let query = '';

/** Marks the document while a verification is pending: the prerendered page is the one for a visitor without a link. */
const awaitOutcome = (does: boolean) => document.documentElement.toggleAttribute('data-verifying', does);

/**
 * Removes the token from the address, so that no history entry, referrer or reload contains it. Call it first on the
 * verification page.
 *
 * @returns Whether script has another state to show than the prerendered page: that of a link, or its kept outcome.
 */
export function keepVerificationLink(): boolean {
  const hasLink = tokenOf(window.location.search) !== undefined;
  if (hasLink) {
    pathname = window.location.pathname;
    query = window.location.search;
    window.history.replaceState(window.history.state, '', pathname);
  }
  const isOther = hasLink || keptOutcome() !== undefined;
  if (isOther) awaitOutcome(true);
  return isOther;
}

/** Keeps the outcome with the history entry, where a reload and a return find it. */
export function keepOutcome(verification: Success | Failure): void {
  window.history.replaceState({ ...window.history.state, verification }, '');
}

/** The outcome that the history entry keeps. */
export const keptOutcome = (): Success | Failure | undefined =>
  (window.history.state as { verification?: Success | Failure } | null)?.verification;

/** Returns the token of the link once, then forgets it. */
export function takeVerificationToken(): string | undefined {
  const token = tokenOf(query);
  query = '';
  awaitOutcome(false);
  return token;
}

/** Restores the address of a link whose token was not taken: after a failed script load the next load needs it. */
export function returnVerificationLink(): void {
  awaitOutcome(false);
  if (!query || window.location.pathname !== pathname) return;
  window.history.replaceState(window.history.state, '', pathname + query);
  query = '';
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
