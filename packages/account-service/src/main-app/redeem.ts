import { PATHS } from '@weft/account-contract';
import type { HandOffTokens } from '@weft/account-contract/hand-off';
import { SECOND } from '../time.ts';

/**
 * Redeems a hand-off code at the account service, server to server, as a main application does.
 * @param given code and verifier as the page sent them; the service validates them.
 * @returns the tokens. @throws Error when the service refuses or does not answer.
 */
export async function redeem(api: string, given: unknown): Promise<HandOffTokens> {
  const response = await fetch(api + PATHS.exchangeCode, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(given ?? null),
    redirect: 'error',
    signal: AbortSignal.timeout(5 * SECOND),
  });
  const { accestoken, refreshtoken } = Object(await response.json()) as Record<string, unknown>;
  if (!response.ok || typeof accestoken !== 'string' || typeof refreshtoken !== 'string') {
    throw new Error('The code was refused.');
  }
  return { accessToken: accestoken, refreshToken: refreshtoken };
}
