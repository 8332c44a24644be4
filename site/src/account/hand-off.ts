import type { LoginSuccess } from '@weft/account-contract';
import { createHandOffVerifier, handOffCodeUrl } from '@weft/account-contract/hand-off-code';
import { settings } from './settings.ts';

/** The hand-off of one login to the main application. */
export interface HandOff {
  /** The challenge that the login sends to get a code; undefined for a hand-off of tokens. */
  challenge?: string;
  /**
   * The address to open after the login.
   *
   * @throws Error when the service returned no code although this build needs one, or the cipher cannot be loaded.
   */
  address: (login: LoginSuccess) => Promise<string>;
}

/**
 * Prepares the hand-off of one login. A build for codes never falls back to tokens in an address (record 0073).
 *
 * @throws TypeError in a build for codes on plain http, where there is no Web Crypto.
 */
export async function prepareHandOff(): Promise<HandOff> {
  // Compared inline with a literal, so that the bundler removes the other branch from the published script.
  if (import.meta.env.WEFT_PUBLIC_HANDOFF !== 'code') {
    return {
      address: async (login) => (await import('./hand-off-by-query.ts')).addressByQuery(login),
    };
  }
  const { verifier, challenge } = await createHandOffVerifier();
  return {
    challenge,
    address: async ({ code }) => {
      if (!code) throw new Error('The account service gave no code: it needs HANDOFF=code, like this build.');
      return handOffCodeUrl(settings.mainApp, { code, verifier });
    },
  };
}
