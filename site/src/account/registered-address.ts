import { RESEND_PAUSE_MS } from '@weft/account-contract';

/**
 * The address of the latest sign-up in this tab, for the resend button, and the end of that button's pause (P-52).
 * In memory only: nothing about a visitor is kept in storage, in a cookie or in the history.
 */
let address = '';
let pauseEnds = 0;

/** Remembers the address that a verification link was sent to. */
export function rememberRegisteredAddress(email: string): void {
  if (email !== address) pauseEnds = 0;
  address = email;
}

/** The remembered address, or an empty string. */
export function registeredAddress(): string {
  return address;
}

/** Lets the resend button rest from now on, on this page and after a look at others. */
export function pauseResend(): void {
  pauseEnds = performance.now() + RESEND_PAUSE_MS;
}

/** How long the resend button still rests, in milliseconds; 0 when it may be pressed. */
export function resendPause(): number {
  return Math.max(0, pauseEnds - performance.now());
}
