import type { LoginSuccess } from '@weft/account-contract';
import { settings } from './settings.ts';

/** How one login is handed over to the main application. */
export interface HandOff {
  /** What the login asks for a code with; none where the tokens themselves are handed over. */
  challenge?: string;
  /** Where the browser goes after the login. @throws Error when this build and the service do not agree on the way. */
  address: (login: LoginSuccess) => Promise<string>;
}

/**
 * Prepares the hand-off of one login. A build for codes never falls back to tokens in an address: a login without a code
 * is not handed over at all (record 0073).
 *
 * @throws Error when a chunk cannot be loaded, or where there is no Web Crypto, on plain http.
 */
export async function prepareHandOff(): Promise<HandOff> {
  // Compared with a literal and in place, so that the other way is no part of the published script.
  if (import.meta.env.WEFT_PUBLIC_HANDOFF !== 'code') {
    return {
      address: async (login) => (await import('./hand-off-by-query.ts')).addressByQuery(login),
    };
  }
  const { createHandOffVerifier, handOffCodeUrl } = await import('@weft/account-contract/hand-off-code');
  const { verifier, challenge } = await createHandOffVerifier();
  return {
    challenge,
    address: async ({ code }) => {
      if (!code) throw new Error('The account service gave no code: it needs HANDOFF=code, like this build.');
      return handOffCodeUrl(settings.mainApp, { code, verifier });
    },
  };
}
