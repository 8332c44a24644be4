import { RESEND_PAUSE_MS } from '@weft/account-contract';

/**
 * The unverified address of the latest sign-up or login in this tab, and the end of the resend button's pause (P-52). Kept in
 * memory only: the site stores nothing about a visitor in storage, cookies or history.
 */
let address = '';
let pauseEnds = 0;

/** Stores an address that waits to be verified. */
export function rememberRegisteredAddress(email: string): void {
  if (email.toLowerCase() !== address.toLowerCase()) pauseEnds = 0;
  address = email;
}

/** The stored address, or an empty string. */
export function registeredAddress(): string {
  return address;
}

/** Starts the resend button's pause, which continues on other pages. */
export function pauseResend(): void {
  pauseEnds = performance.now() + RESEND_PAUSE_MS;
}

/** The rest of the resend button's pause in milliseconds; 0 when there is none. */
export function resendPause(): number {
  return Math.max(0, pauseEnds - performance.now());
}
