import type { ErrorSummaryError } from '../../src/components/error-summary/index.js';

/** Of two fields, and of none. */
export const errors: ErrorSummaryError[] = [
  { targetId: 'name', message: 'Name must be at least 2 characters' },
  { targetId: 'email', message: 'Please enter a valid email address' },
  { message: 'too many attempts. Please try again in a minute.' },
];

/**
 * Sends the form as the browser does. A simulated press would run React's work and, nested in it, the focus that this
 * work moves, which React's test mode takes for a mistake.
 */
export function send(canvasElement: HTMLElement): void {
  canvasElement.querySelector('form')?.requestSubmit();
}
