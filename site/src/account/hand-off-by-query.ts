import type { LoginSuccess } from '@weft/account-contract';
import { handOffUrl, sealHandOff } from '@weft/account-contract/hand-off';
import { settings } from './settings.ts';

/**
 * Where the browser goes with the tokens (P-81). A chunk of its own, loaded when a login has
 * succeeded: it brings the cipher and the passphrase, which nobody else on the site needs.
 *
 * @throws Error when the build has no passphrase.
 */
export function addressByQuery(login: LoginSuccess): string {
  const passphrase = import.meta.env.WEFT_PUBLIC_HANDOFF_PASSPHRASE ?? '';
  return handOffUrl(settings.mainApp, sealHandOff(login, passphrase));
}
