import { type HandOffTokens, handOffUrl, sealHandOff } from '@weft/account-contract/hand-off';
import { settings } from '../app/settings.ts';

/**
 * Sends the browser to the main application with the tokens (specification 7, decision 10). A chunk of its own, loaded
 * when a login has succeeded: it brings the cipher and the passphrase, which nobody else on the site needs.
 */
export function handOff(tokens: HandOffTokens): void {
  const passphrase = import.meta.env.WEFT_PUBLIC_HANDOFF_PASSPHRASE ?? '';
  window.location.assign(handOffUrl(settings.mainApp, sealHandOff(tokens, passphrase)));
}
