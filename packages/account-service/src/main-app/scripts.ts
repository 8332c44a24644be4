import { HAND_OFF_CODE_PARAMETER } from '@weft/account-contract/hand-off';

/** The tokens leave the address bar and the history before anything else happens. */
export const FORGET_QUERY = "history.replaceState(null, '', location.pathname);";

/** Code and verifier leave the address bar, go to this application's own server, and the page says what it made of them. */
export const TAKE_OVER = `
const code = new URLSearchParams(location.search).get('${HAND_OFF_CODE_PARAMETER}');
const verifier = location.hash.slice(1);
${FORGET_QUERY}
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
});
`;
