import type { LoginSuccess } from '@weft/account-contract';
import { handOffUrl, sealHandOff } from '@weft/account-contract/hand-off';
import { settings } from './settings.ts';

/**
 * The main application's address with the encrypted tokens (P-81). It is a separate chunk, loaded after a successful
 * login, because only this file needs the cipher and the passphrase.
 *
 * @throws Error when the build has no passphrase.
 */
export function addressByQuery(login: LoginSuccess): string {
  const passphrase = import.meta.env.WEFT_PUBLIC_HANDOFF_PASSPHRASE ?? '';
  return handOffUrl(settings.mainApp, sealHandOff(login, passphrase));
}
