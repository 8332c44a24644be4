import type { CallFailure, Failure, Success } from '@weft/account-contract';
import { useEffect, useLayoutEffect, useState } from 'react';
import { accountClient } from '../../account/client.ts';
import { endVerification, isVerified, verificationToken } from '../../account/verification-link.ts';

/** The state of the verification (P-50, P-51). */
export type Verification = { kind: 'pending' } | { kind: 'verifying' } | Success | Failure;

/**
 * Verifies the token of the link that opened the page, with one call at a time and none after a verdict. After a return the
 * address is still verified, and a link whose call had no verdict is tried again.
 */
export function useVerification(): Verification {
  const [token, setToken] = useState<string>();
  const [state, setState] = useState<Verification>({ kind: 'pending' });

  // Before the next paint, because the prerendered page is the one for a visitor without a link.
  useLayoutEffect(() => {
    const found = verificationToken();
    if (isVerified()) setState({ kind: 'success' });
    if (found === undefined) return;
    setToken(found);
    setState({ kind: 'verifying' });
  }, []);

  useEffect(() => {
    if (token === undefined) return;
    const leaving = new AbortController();
    // In a timeout, because Strict Mode mounts twice and the call must be made once.
    const timer = window.setTimeout(async () => {
      const result = await accountClient.verifyEmail(token, { signal: leaving.signal });
      if (result.kind === 'aborted') return;
      endVerification(result.kind === 'success' ? 'verified' : isVerdict(result) ? 'refused' : 'undecided');
      setState(result);
    });
    return () => {
      window.clearTimeout(timer);
      leaving.abort();
    };
  }, [token]);

  return state;
}

/** Whether a failure is about the link. The service may be out of order (5xx) or busy (408, 429), or the reply another server's. */
function isVerdict({ httpStatus = 0 }: CallFailure): boolean {
  return httpStatus >= 400 && httpStatus < 500 && httpStatus !== 408 && httpStatus !== 429;
}
