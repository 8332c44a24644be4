import type { ErrorSummaryError } from '../../src/components/error-summary/index.js';

/** Errors of two fields, and one without a field. */
export const errors: ErrorSummaryError[] = [
  { targetId: 'name', message: 'Name must be at least 2 characters' },
  { targetId: 'email', message: 'Please enter a valid email address' },
  { message: 'Too many attempts. Please try again in a minute.' },
];

/**
 * Submits the form natively. A simulated click would move focus during React's work, which React's test mode reports
 * as an error.
 */
export function send(canvasElement: HTMLElement): void {
  canvasElement.querySelector('form')?.requestSubmit();
}
