import { PATHS } from '@weft/account-contract';
import type { HandOffTokens } from '@weft/account-contract/hand-off';
import type { SessionResult } from '@weft/account-contract/main-app';
import { SECOND } from '../time.ts';

/**
 * Redeems a hand-off code at the account service, server to server, as a main application does.
 * @param given code and verifier as the page sent them; the service validates them.
 * @returns the tokens; `ended` when the service refuses, `unavailable` when it cannot reply now.
 */
export async function redeem(api: string, given: unknown): Promise<SessionResult<{ tokens: HandOffTokens }>> {
  const response = await fetch(api + PATHS.exchangeCode, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(given ?? null),
    redirect: 'error',
    signal: AbortSignal.timeout(5 * SECOND),
  }).catch(() => undefined);
  if (!response || response.status === 429 || response.status >= 500) return { kind: 'unavailable' };
  const body: unknown = await response.json().catch(() => undefined);
  const { accestoken, refreshtoken } = Object(body) as Record<string, unknown>;
  if (!response.ok || typeof accestoken !== 'string' || typeof refreshtoken !== 'string') {
    return { kind: 'ended' };
  }
  return { kind: 'success', tokens: { accessToken: accestoken, refreshToken: refreshtoken } };
}
