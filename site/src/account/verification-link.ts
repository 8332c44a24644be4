/** The path and query of the mailed link that the site was opened by. In memory only, until the page takes its token. */
let pathname = '';
let query = '';

/** Says in the document whether an outcome is awaited: what the server sent is the page of a visitor without a link. */
const awaitOutcome = (does: boolean) => document.documentElement.toggleAttribute('data-verifying', does);

/**
 * Takes the token out of the address of the verification's page, so that no history entry, referrer or reload has it.
 * The first thing to be done there.
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

/** The token of the kept link, once. */
export function takeVerificationToken(): string | undefined {
  const token = tokenOf(query);
  query = '';
  awaitOutcome(false);
  return token;
}

/** Puts a link that nobody has taken back into the address: where a script did not load, the next load must have it. */
export function returnVerificationLink(): void {
  if (!query || window.location.pathname !== pathname) return;
  window.history.replaceState(window.history.state, '', pathname + query);
  query = '';
  awaitOutcome(false);
}

/** The token byte for byte: a plus sign stays a plus sign, which URLSearchParams would turn into a blank. */
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
