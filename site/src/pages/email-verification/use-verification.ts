import { type Failure, type Success, verificationResult, verifyEmailCall } from '@weft/account-contract';
import { useEffect, useLayoutEffect, useState } from 'react';
import { send } from '../../account/send.ts';
import { settings } from '../../app/settings.ts';

/** Where the verification stands (specification 4). */
export type Verification = { kind: 'pending' } | { kind: 'verifying' } | Success | Failure;

/**
 * Verifies the token of the page's address: one call for one visit of the link. The token leaves the address bar before
 * the call is made, so that no history entry, referrer or reload has it.
 */
export function useVerification(): Verification {
  const [token, setToken] = useState<string>();
  const [state, setState] = useState<Verification>({ kind: 'pending' });

  // Before the browser paints again: the server's HTML is the page of a visitor without a link.
  useLayoutEffect(() => {
    const found = tokenOf(window.location.search);
    if (!found) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    setToken(found);
    setState({ kind: 'verifying' });
  }, []);

  useEffect(() => {
    if (!token) return;
    const leaving = new AbortController();
    // A task later, because Strict Mode mounts twice at once and the link may be used once only.
    const timer = window.setTimeout(async () => {
      const result = verificationResult(await send(verifyEmailCall(settings.userApi, token), leaving.signal));
      if (!leaving.signal.aborted) setState(result);
    });
    return () => {
      window.clearTimeout(timer);
      leaving.abort();
    };
  }, [token]);

  return state;
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
