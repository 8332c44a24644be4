/**
 * The address of the latest sign-up in this tab, for the resend button (decision 15). In memory only: nothing about a
 * visitor is kept in storage, in a cookie or in the history.
 */
let address = '';

/** Remembers the address that a verification link was sent to. */
export function rememberRegisteredAddress(email: string): void {
  address = email;
}

/** The remembered address, or an empty string. */
export function registeredAddress(): string {
  return address;
}
