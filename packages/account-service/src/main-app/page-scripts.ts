import { HAND_OFF_CODE_PARAMETER } from '@weft/account-contract/hand-off';

/** Removes the tokens from the address bar and the history before anything else happens. */
export const REMOVE_QUERY = "history.replaceState(null, '', location.pathname);";

/**
 * Removes code and verifier from the address bar, posts them to this application's server, and shows its reply, with the buttons
 * of the session that it has started.
 */
export const REDEEM_CODE = `
const code = new URLSearchParams(location.search).get('${HAND_OFF_CODE_PARAMETER}');
const verifier = location.hash.slice(1);
${REMOVE_QUERY}
addEventListener('DOMContentLoaded', async () => {
  const response = await fetch('/redeem', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, verifier }),
  }).catch(() => undefined);
  const said = response
    ? await response.json()
    : { title: 'Not logged in', text: 'The network failed. Please log in again.' };
  document.title = said.title;
  document.querySelector('h1').textContent = said.title;
  document.querySelector('[role=status]').textContent = said.text;
  document.querySelector('[name=session]').value = said.session ?? '';
  document.querySelector('form').hidden = !said.session;
});
`;
