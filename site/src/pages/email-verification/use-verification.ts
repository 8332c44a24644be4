import { type Failure, type Success, verificationResult, verifyEmailCall } from '@weft/account-contract';
import { useEffect, useLayoutEffect, useState } from 'react';
import { send } from '../../account/send.ts';
import { takeVerificationToken } from '../../account/verification-link.ts';
import { settings } from '../../app/settings.ts';

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
