import type { Failure, Success } from '@weft/account-contract';
import { useEffect, useLayoutEffect, useState } from 'react';
import { accountClient } from '../../account/client.ts';
import { takeVerificationToken } from '../../account/verification-link.ts';

/** Where the verification stands (P-50, P-51). */
export type Verification = { kind: 'pending' } | { kind: 'verifying' } | Success | Failure;

/**
 * Verifies the token of the link that the visitor came by: one call for one visit of the link.
 */
export function useVerification(): Verification {
  const [token, setToken] = useState<string>();
  const [state, setState] = useState<Verification>({ kind: 'pending' });

  // Before the browser paints again: the server's HTML is the page of a visitor without a link.
  useLayoutEffect(() => {
    const found = takeVerificationToken();
    if (!found) return;
    setToken(found);
    setState({ kind: 'verifying' });
  }, []);

  useEffect(() => {
    if (!token) return;
    const leaving = new AbortController();
    // A task later, because Strict Mode mounts twice at once and the link may be used once only.
    const timer = window.setTimeout(async () => {
      const result = await accountClient.verifyEmail(token, { signal: leaving.signal });
      if (result.kind !== 'aborted') setState(result);
    });
    return () => {
      window.clearTimeout(timer);
      leaving.abort();
    };
  }, [token]);

  return state;
}
